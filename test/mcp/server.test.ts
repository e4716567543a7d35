import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClientLines } from '../../src/mcp/client-lines.js';
import { temporaryFolder } from '../temporary-folder.js';
import { type Answered, Assistant } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const SHUT = readFileSync(join(EXAMPLES, 'garden-shut-door.json'), 'utf8');
const { path: folder, write } = temporaryFolder();
let assistant: Assistant;

beforeAll(async () => {
  copyFileSync(join(EXAMPLES, 'garden.json'), join(folder, 'garden.json'));
  assistant = await Assistant.connect(folder);
});
afterAll(() => assistant.close());

test('"the door in shut.json never opens" leads to a repaired room in few calls and tokens', async () => {
  for (const name of ['shut.json', 'room.json']) write(name, SHUT);
  let [calls, bytes] = [0, 0];
  const call = async (name: string, given: object): Promise<Answered> => {
    const answer = await assistant.call(name, { path: 'shut.json', ...given });
    calls++;
    bytes += answer.bytes + JSON.stringify(given).length;
    expect(answer.isError, answer.text).toBe(false);
    return answer;
  };
  const room = await call('show_room', {});
  expect(room.text).toContain('1 error    trigger/enter-needs-trigger-prefab');
  expect((await call('check', {})).text).toContain('and not on item 4 (ResizableCube)');
  const item = await call('read', { at: '/roomItems/4/prefabName' });
  expect(item.data).toMatchObject({ text: '"ResizableCube"' });
  const changes = [{ op: 'replace', at: '/roomItems/4/prefabName', value: 'Trigger' }];
  expect((await call('edit', { changes })).text).toContain('no new findings');
  expect((await call('edit', { changes, write: true })).data).toMatchObject({ written: true });
  expect((await call('check', {})).data).toMatchObject({ errors: 0, warnings: 0 });
  const { data } = await call('quests', { quest: '1_open_door' });
  const [quest] = (data as { quests: { completed: { play: string[] } }[] }).quests;
  const script = [...(quest?.completed.play ?? []), 'expect 1_open_door completed'].join('\n');
  const played = await call('simulate', { script });
  expect(played.data).toMatchObject({ passed: true, expectations: 1 });
  const planned = await call('plan', { against: 'room.json' });
  expect(planned.data).toMatchObject({ destroyed: 0, withinLimit: true });
  expect(readFileSync(join(folder, 'shut.json'), 'utf8')).toBe(
    SHUT.replace(/("4": \{\s*"prefabName": )"ResizableCube"/, '$1"Trigger"'),
  );
  expect(calls).toBeLessThan(10);
  // Four bytes are about one token.
  expect(bytes / 4).toBeLessThan(10_000);
});

describe('the server', () => {
  test('does not repeat credentials of a request that it refuses', async () => {
    const key = 'k41d7e0a93b2';
    const given = `x-access-key: ${key}`;
    const { client } = assistant;
    const replies = await Promise.allSettled<unknown>([
      assistant.call('check', { path: 'garden.json', [given]: 1 }),
      assistant.call('edit', { path: 'garden.json', changes: [{ op: 'remove', at: '/x', [given]: 1 }] }),
      assistant.call(given),
      client.readResource({ uri: `roomlint://rules/${given}` }),
      client.getPrompt({ name: given }),
      client.getPrompt({ name: 'repair_room', arguments: { path: 'a.json', symptom: given } }),
    ]);
    for (const reply of replies) {
      const said = reply.status === 'rejected' ? String(reply.reason) : JSON.stringify(reply.value);
      expect(said).not.toContain(key);
      expect(said).toMatch(/x-access-key: \*+/);
    }
  });

  test('refuses a line that is too long with its id, and answers the next', () => {
    const lines: Buffer[] = [];
    const answers: string[] = [];
    const reader = new ClientLines((answer) => answers.push(answer), 5000);
    reader.on('data', (line: Buffer) => lines.push(line));
    const long = (id: string): string => `{"method":"a","params":"${'x'.repeat(9000)}",${id}}\n`;
    const text = `{"id":1}\n{"id":2}\n${long('"jsonrpc":"2.0","id":7')}${long('"a":1')}{"id":3}\n`;
    for (let at = 0; at < text.length; at += 700) reader.write(text.slice(at, at + 700));
    reader.write(`{"jsonrpc":"2.0","id":"b","params":"${'y'.repeat(6000)}"}\n`);
    expect(lines.map(String)).toEqual(['{"id":1}\n', '{"id":2}\n', '{"id":3}\n']);
    expect(answers.map((answer) => JSON.parse(answer).id)).toEqual([7, null, 'b']);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
  });

  test('gives rule pages and documentation as resources, and a prompt', async () => {
    const { client } = assistant;
    const uris = (await client.listResources()).resources.map(({ uri }) => uri);
    expect(uris).toEqual(
      expect.arrayContaining(['roomlint://rules/quest/no-auto-start', 'roomlint://docs/push.md']),
    );
    for (const [uri, part] of [
      ['roomlint://rules/quest/no-auto-start', 'AutoStart'],
      ['roomlint://docs/push.md', 'roomlint push'],
    ] as const) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining(part) }]);
    }
    const { prompts } = await client.listPrompts();
    expect(prompts).toMatchObject([{ name: 'repair_room', title: 'Repair this room' }]);
    const prompt = await client.getPrompt({ name: 'repair_room', arguments: { path: 'a\nb.json' } });
    expect(prompt.messages[0]?.content).toMatchObject({
      text: expect.stringContaining('Repair the room snapshot "a\\nb.json" with the tools'),
    });
  });
});
