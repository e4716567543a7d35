import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { room } from '../example-room.js';
import { many } from '../runs.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/** How often a part of a long name is repeated. */
const LONG = many(200_000, 50_000);

const folder = temporaryFolder();
folder.write(
  'garden.json',
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, { hoverTitle: 'Golden key' });
    Object.assign(roomItems['3'] ?? {}, { parentItemID: 2 });
    Object.assign(logic['3'] ?? {}, { title: 'Door' });
    roomItems['5'] = { ...roomItems['3'], hoverTitle: 'Golden key' };
  }),
);

function show(...args: string[]): Promise<Run> {
  return roomlint(['show', ...args], { cwd: folder.path });
}

/** A snapshot of items with a quest for each key, which requires the one before. */
function large(items: JsonObject, quests: number, name: (index: number) => string): string {
  const entries: JsonObject = {};
  for (let index = 0; index < quests; index++)
    for (const [status, start] of [
      ['inProgress', 'mlh'],
      ['completed', 'mlhc'],
    ]) {
      const id = `${start}${String(index).padStart(11, '0')}`;
      const required = {
        delete: false,
        amount: 1,
        type: 'quest',
        id: `mlh${String(index - 1).padStart(11, '0')}`,
      };
      const Requirements = index === 0 ? [] : [required];
      entries[id] = {
        id,
        EntryId: `entry ${index}`,
        Name: name(index),
        Status: status ?? '',
        Enabled: true,
        Requirements,
      };
    }
  return JSON.stringify({ roomItems: items, quests: entries, logic: {} });
}

describe('roomlint show', () => {
  test.each([
    [
      ['garden.json', '--item', 'Golden key'],
      '--item: "Golden key" may mean item 2 (GLB "Golden key") or item 5 (ResizableCube "Golden key"): use the key',
    ],
    [['garden.json', '--item', 'Dor'], '--item: unknown item "Dor": did you mean "Door" (item 3)?'],
    [['garden.json', '--item', '22'], '--item: unknown item "22": did you mean "2"?'],
    [
      ['garden.json', '--quest', '0_find_kye'],
      '--quest: unknown quest "0_find_kye": did you mean "0_find_key"?',
    ],
    [
      ['garden.json', '--item', '2', '--quest', '0_find_key'],
      '--item and --quest cannot be combined: use one of them',
    ],
    [['garden.json', '--format', 'xml'], '--format cannot be "xml": use text or json'],
    [['garden.json', 'other.json'], 'show shows one snapshot: remove "other.json"'],
    [[], 'show needs a snapshot, as in roomlint show garden.json'],
    [['missing.json'], expect.stringContaining('missing.json')],
    [['garden.json', '--config', 'missing.json'], expect.stringContaining('missing.json')],
  ])('%j exits with 2', async (args, message) => {
    const { code, out, err } = await show(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.slice('roomlint: '.length).trimEnd()).toEqual(message);
  });

  test.each(
    Object.entries<() => string>({
      '5,000 quests that require each other': () =>
        large({ 1: { prefabName: 'GLB' } }, 5_000, (index) => `${index}_q`),
      'names of a megabyte in all': () =>
        large(
          { 1: { prefabName: 'x\u0007\n'.repeat(LONG), hoverTitle: 'y\u202e'.repeat(LONG) } },
          6,
          (index) => `${index}_${'\n#'.repeat(LONG)}`,
        ),
      '20,000 prefabs': () =>
        large(
          Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, { prefabName: `P${at}` }])),
          3,
          (index) => `${index}_q`,
        ),
      'very many items with one label': () =>
        large(
          Object.fromEntries(
            Array.from({ length: many(200_000, 40_000) }, (_, at) => [
              at,
              { prefabName: 'P', hoverTitle: 'T' },
            ]),
          ),
          0,
          String,
        ),
    }),
  )('fits a screen: %s', async (_title, text) => {
    folder.write('large.json', text());
    const { code, out } = await show('large.json', '--no-config');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(113);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});
