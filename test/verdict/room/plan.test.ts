import { describe, expect, test } from 'vitest';
import { maskOf } from '../../../src/bytes/scan/masked.js';
import { judgePlan, readRemovalLimit } from '../../../src/verdict/room/judge-plan.js';
import { planImport } from '../../../src/verdict/room/plan.js';
import { SnapshotText } from '../../../src/verdict/room/snapshot-text.js';
import { redactChanges } from '../../../src/verdict/room/value-change.js';
import { NotJsonError } from '../../../src/verdict/roundtrip/not-json.js';
import { valueRows } from '../../table-rows.js';

/* What a plan says is on the pages in test/cases/plan. */

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

interface Room {
  roomItems: Record<string, Record<string, unknown>>;
  quests: Record<string, Record<string, unknown>>;
  logic: Record<string, string>;
}

/** A room of 97 items, each with logic, and 5 quests. */
function garden(offset = 0): Room {
  const made: Room = { roomItems: {}, quests: {}, logic: {} };
  for (let n = 1; n <= 97; n++) {
    const prefabName = ['Cube', 'Trigger', 'Tree'][(n + offset) % 3];
    made.roomItems[n] = { prefabName, pos: { x: n + offset, y: 0, z: offset } };
    const TaskTriggerId = `mlh${offset}${'abcde'[n % 5]}000000000p`;
    made.logic[n] = JSON.stringify({ Tasks: [{ $type: 'TaskEffectorSubscription', TaskTriggerId }] });
  }
  for (const [index, letter] of [...'abcde'].entries()) {
    const entry = { EntryId: `${offset}-${letter}`, Name: `${index}_quest_${letter}`, Group: '' };
    made.quests[`mlh${offset}${letter}000000000p`] = { ...entry, Status: 'inProgress' };
    made.quests[`mlh${offset}${letter}000000000q`] = { ...entry, Status: 'completed' };
  }
  return made;
}

function without(items: readonly number[], ...quests: readonly string[]): Room {
  const older = garden();
  for (const n of items) {
    delete older.roomItems[n];
    delete older.logic[n];
  }
  for (const quest of quests) for (const end of 'pq') delete older.quests[`mlh0${quest}000000000${end}`];
  return older;
}

const LATEST = [90, 91, 92, 93, 94, 95, 96, 97];
const shifted = <Value>(records: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(records).map(([key, value]) => [Number(key) + 100, value]));
const ROOM = garden();
const renewed = Object.entries(ROOM.quests).map(([key, entry]) => [key.replace('mlh0', 'mlh9'), entry]);

test.each<
  readonly [what: string, next: unknown, looksLike: readonly string[], removed: readonly [number, number]]
>([
  ['a partial file', { roomItems: { 1: {} }, logic: { 1: '{}' } }, ['partial-file'], [96, 0]],
  [
    'a renumbered room',
    { ...ROOM, roomItems: shifted(ROOM.roomItems), logic: shifted(ROOM.logic) },
    ['renumbered'],
    [97, 0],
  ],
  ['an older backup', without(LATEST, 'e'), ['older-backup'], [8, 1]],
  ['an older backup of a room with random quest ids', without(LATEST, 'a'), ['older-backup'], [8, 1]],
  ['another room with the same item keys', garden(7), ['other-room', 'renewed-quests'], [0, 5]],
  ['quests with new ids', { ...ROOM, quests: Object.fromEntries(renewed) }, ['renewed-quests'], [0, 5]],
  ['an ordinary edit', { ...without([40]), settings: {} }, [], [1, 0]],
])('a file is taken for what it is: %s', (_what, next, looksLike, removed) => {
  const { looksLike: found, counts } = planImport(bytes(ROOM), bytes(next));
  expect([found, [counts.removedItems, counts.removedQuests]]).toEqual([looksLike, removed]);
});

describe('a limit', () => {
  const TASKS = '{"Tasks":[{"Id":"a"}]}';
  const quest = { EntryId: 'e', Name: '0_x' };
  const before = {
    roomItems: { 1: {}, 2: {}, 3: {}, 'a/b': {} },
    logic: { 1: TASKS, 2: TASKS, 3: TASKS },
    quests: { x: quest, y: quest, z: { EntryId: 'f', Name: '1_z' } },
    settings: { roomBase: 'a', isNight: false, chatDisabled: false, tasksRefresh: true },
    roomTasks: { Tasks: [{}, {}] },
  };
  const after = {
    roomItems: { 1: {}, 2: {} },
    logic: { 1: TASKS },
    quests: { z: { EntryId: 'f', Name: '1_z' } },
    settings: { roomBase: 'a', isNight: false, chatDisabled: false },
  };
  const plan = planImport(bytes(before), bytes(after));
  const limit = (text: string) => readRemovalLimit(text) ?? { kind: 'count' as const, most: -1 };
  const judged = ([first = '', ...others]: readonly string[]) =>
    judgePlan(plan, { limits: [limit(first), ...others.map(limit)], protect: [], dropsLogic: false });

  // Of 4 items, 2 quests, 3 logic entries, 4 settings keys and 1 section.
  test.each(
    valueRows<[string[], number | undefined, boolean]>('verdict/room/tables.md', 'Limits of removals'),
  )('of %j for 5 removals allows %s', (limits, most, isWithinLimit) => {
    const gate = judged(limits);
    expect([gate.removed, gate.isWithinLimit]).toEqual([5, isWithinLimit]);
    if (most !== undefined) expect(gate.most).toBe(most);
  });

  test('is a number or a percentage', () => {
    for (const text of ['', '-1', '1.5', '101%', 'x', '1 2']) expect(readRemovalLimit(text)).toBeUndefined();
  });
});

test('a section is JSON or not as a whole', () => {
  const record = JSON.stringify({ text: 'x' });
  const section = (end: string): Uint8Array =>
    bytes(`{"roomItems":{"1":${record},"2":${record},"3":{}${end}}`);
  expect(SnapshotText.read(section('}'), 'before').section('roomItems').keys).toEqual(['1', '2', '3']);
  for (const end of [',}', ', }', ',"4"}', ',"4":{}]', ''])
    expect(() => SnapshotText.read(section(end), 'before'), end).toThrow(NotJsonError);
});

test('changes with a credential in a value or a place are masked in JSON and say so, others are not', () => {
  const made = (access: string, more: string): Uint8Array =>
    bytes(`{"roomItems":{"5":{"x-access-key":${access},"currentEditornetId":${more}}}}`);
  const [before, after] = [
    made('12345678901234567890', '1'),
    made('12345678901234567891', '2,"x-access-key: aaaabbbbcccc1":{"b":2}'),
  ];
  const changes = redactChanges([...planImport(before, after).changes], maskOf([before, after]));
  expect(JSON.parse(JSON.stringify(changes))).toMatchObject([
    { pointer: '/roomItems/5/x-access-key', masked: true },
    { pointer: '/roomItems/5/currentEditornetId', before: 1, after: 2 },
    { pointer: '/roomItems/5/x-access-key: ***', after: { b: 2 }, masked: true },
  ]);
  expect(JSON.stringify(changes)).not.toMatch(/\d{6}|aaaa/);
});
