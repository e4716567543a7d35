import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Answered, Assistant, newFolder } from './assistant.js';

const SHUT = fileURLToPath(new URL('../../examples/garden-shut-door.json', import.meta.url));

test('"the door in garden.json never opens" leads to a repaired room in few calls and tokens', async () => {
  const { folder, remove } = newFolder();
  for (const name of ['garden.json', 'room.json']) copyFileSync(SHUT, join(folder, name));
  const assistant = await Assistant.connect(folder);
  let [calls, bytes] = [0, 0];
  const call = async (name: string, given: Readonly<Record<string, unknown>>): Promise<Answered> => {
    const answer = await assistant.call(name, given);
    calls++;
    bytes += answer.bytes + JSON.stringify(given).length;
    expect(answer.isError, answer.text).toBe(false);
    return answer;
  };
  try {
    const room = await call('show_room', { path: 'garden.json' });
    expect(room.text).toContain('1 error    trigger/enter-needs-trigger-prefab');
    const found = await call('check', { path: 'garden.json' });
    expect(found.text).toContain('and not on item 4 (ResizableCube)');
    const item = await call('read', { path: 'garden.json', at: '/roomItems/4/prefabName' });
    expect(item.data).toMatchObject({ text: '"ResizableCube"' });
    const changes = [{ op: 'replace', at: '/roomItems/4/prefabName', value: 'Trigger' }];
    const dry = await call('edit', { path: 'garden.json', changes });
    expect(dry.text).toContain('no new findings');
    const written = await call('edit', { path: 'garden.json', changes, write: true });
    expect(written.data).toMatchObject({ written: true });
    const clean = await call('check', { path: 'garden.json' });
    expect(clean.data).toMatchObject({ errors: 0, warnings: 0 });
    const { data } = await call('quests', { path: 'garden.json', quest: '1_open_door' });
    const { play } = playOf(data);
    const script = [...play, 'expect 1_open_door completed'].join('\n');
    const played = await call('simulate', { path: 'garden.json', script });
    expect(played.data).toMatchObject({ passed: true, expectations: 1 });
    const planned = await call('plan', { path: 'garden.json', against: 'room.json' });
    expect(planned.data).toMatchObject({ destroyed: 0, withinLimit: true });
  } finally {
    await assistant.close();
  }
  expect(readFileSync(join(folder, 'garden.json'), 'utf8')).toBe(
    readFileSync(SHUT, 'utf8').replace(/("4": \{\s*"prefabName": )"ResizableCube"/, '$1"Trigger"'),
  );
  expect(calls).toBeLessThan(10);
  // Four bytes are about one token.
  expect(bytes / 4).toBeLessThan(10_000);
  remove();
});

/** The play that completes the first quest of a reply. */
function playOf(data: Answered['data']): { readonly play: readonly string[] } {
  const { quests } = data as { quests: { completed: { play: string[] } }[] };
  return quests[0]?.completed ?? { play: [] };
}
