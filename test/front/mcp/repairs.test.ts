import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.js';
import { Assistant } from './assistant.js';

/* The five commonest mistakes: what an assistant is told about each, and the calls that repair it. */

const GARDEN = readFileSync(fileURLToPath(new URL('../../../examples/garden.json', import.meta.url)), 'utf8');
const { path: folder } = temporaryFolder();
const MOST_CALLS = 6;

let assistant: Assistant;
beforeAll(async () => {
  assistant = await Assistant.connect(folder);
  writeFileSync(join(folder, 'before.json'), GARDEN);
});
afterAll(() => assistant.close());

type Room = Record<'roomItems' | 'quests' | 'logic', Record<string, unknown>>;
type Call = readonly [tool: string, given: object, said: string];

const written = { write: true };
const edit = (at: string, op: string, value?: unknown): object => ({
  ...written,
  changes: [{ op, at, ...(value === undefined ? {} : { value }) }],
});
const without = (remove: (room: Room) => void): string => {
  const room: Room = JSON.parse(GARDEN);
  remove(room);
  return JSON.stringify(room, null, 2);
};
const CLEAN: Call = ['check', {}, 'garden.json: no findings'];
const plans = (said: string): Call => ['plan', { against: 'before.json' }, said];
const TRIGGER = '/logic/2#/Tasks/0/TargetState';
const FIXED = 'fix repairs the findings with a safe fix';

test.each<[mistake: string, room: string, calls: readonly Call[]]>([
  [
    'a quest entry without its twin',
    without(({ quests }) => delete quests.mlh4k2p9z3w8cd),
    [
      ['check', {}, 'fix with unsafe true shows what an unsafe fix would change'],
      ['fix', { unsafe: true }, 'call fix with write true'],
      ['fix', { unsafe: true, ...written }, 'fixed 1 finding (quest/pair-complete)'],
      CLEAN,
      plans('quests +1'),
    ],
  ],
  [
    'TargetState 0',
    GARDEN.replace('\\"TargetState\\":2', '\\"TargetState\\":0'),
    [
      ['check', {}, FIXED],
      ['fix', written, 'fixed 1 finding (subscription/target-state)'],
      CLEAN,
      plans('→ left out (Not Active)'),
    ],
  ],
  [
    'a quest that nothing starts',
    GARDEN.replace('\\"TargetState\\":181', '\\"TargetState\\":171'),
    [
      ['check', {}, 'nothing starts "0_find_key": its only trigger has code 171'],
      ['show_room', { quest: '0_find_key' }, TRIGGER.replace('/TargetState', '')],
      ['edit', edit(TRIGGER, 'replace', 181), 'written; no new findings'],
      CLEAN,
      plans('nothing changes'),
    ],
  ],
  [
    'a trailing comma',
    GARDEN.replace(/\}\n\}\s*$/, '},\n}\n'),
    [
      ['check', {}, FIXED],
      ['fix', written, 'fixed 1 finding (text/syntax)'],
      CLEAN,
      plans('nothing changes'),
    ],
  ],
  [
    'logic of an item that was deleted',
    without(({ roomItems }) => delete roomItems['3']),
    [
      ['check', {}, 'item 3 does not exist, but its logic is still here'],
      ['edit', edit('/logic/3', 'remove'), 'written; no new findings'],
      CLEAN,
      plans('item 3'),
    ],
  ],
])('%s takes few calls', async (_mistake, room, calls) => {
  expect(room).not.toBe(GARDEN);
  expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
  writeFileSync(join(folder, 'garden.json'), room);
  for (const [tool, given, said] of calls) {
    const { isError, text } = await assistant.call(tool, { path: 'garden.json', ...given });
    expect(text).toContain(said);
    expect(isError).toBe(false);
  }
});
