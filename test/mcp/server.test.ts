import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClientLines } from '../../src/mcp/client-lines.js';
import { temporaryFolder } from '../temporary-folder.js';
import { Assistant } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const { path: folder } = temporaryFolder();
let assistant: Assistant;

beforeAll(async () => {
  copyFileSync(join(EXAMPLES, 'garden.json'), join(folder, 'garden.json'));
  assistant = await Assistant.connect(folder);
});
afterAll(() => assistant.close());

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
