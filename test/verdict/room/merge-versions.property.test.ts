import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeBoth, mergeVersions } from '../../../src/verdict/room/merge-versions.js';
import { NO_RESOLUTIONS } from '../../../src/verdict/room/resolutions.js';
import { runs } from '../../runs.js';

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Fields = { [key: string]: Value };
/** A room whose logic is not in strings. */
type Room = Record<string, Fields>;

const BASE: Room = {
  roomItems: Object.fromEntries(
    ['2', '3', '4'].map((key) => [key, { prefabName: 'GLB', pos: { x: 1, y: 2 } }]),
  ),
  quests: {
    a: { EntryId: 'a', Status: 'inProgress', Group: 1 },
    b: { EntryId: 'b', Status: 'completed', Group: 1 },
  },
  logic: Object.fromEntries(['2', '3', '4'].map((key) => [key, { col: 'ff0000', own: { deep: [1, 2] } }])),
  settings: { roomName: 'x', night: false },
  notes: { by: 'Ada', seen: false },
};

const anyValue: fc.Arbitrary<Value> = fc.constantFrom<Value>(2, 'b', true, null, { q: 1 }, [3]);
/** A change of a field of a record, of a record as a whole, or of a member that no document names. */
const anyEdit: fc.Arbitrary<(room: Room) => void> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('roomItems', 'quests', 'logic'),
      fc.nat(),
      fc.constantFrom('pos', 'col', 'Group', 'mine'),
      anyValue,
      fc.boolean(),
    )
    .map(([section, at, field, value, isGone]) => (room: Room) => {
      const records = room[section] ?? {};
      const record = Object.values(records)[at % Math.max(1, Object.keys(records).length)] as
        | Fields
        | undefined;
      if (record === undefined) return;
      if (isGone) delete record[field];
      else record[field] = value;
    }),
  fc.constantFrom('2', '3', '4').map((key) => (room: Room) => {
    delete room.roomItems?.[key];
    delete room.logic?.[key];
  }),
  fc.tuple(fc.constantFrom('7', '8'), anyValue).map(([key, value]) => (room: Room) => {
    Object.assign(room.roomItems ?? {}, { [key]: { prefabName: 'GLB', value } });
  }),
  fc
    .tuple(fc.constantFrom('settings', 'notes'), fc.constantFrom('night', 'seen', 'other'), anyValue)
    .map(([section, field, value]) => (room: Room) => {
      Object.assign(room[section] ?? {}, { [field]: value });
    }),
  fc.tuple(fc.constantFrom('notes', 'more'), anyValue).map(([key, value]) => (room: Room) => {
    room[key] = { value };
  }),
);
const anyVersion = fc.array(anyEdit, { maxLength: 5 }).map((edits) => {
  const room = structuredClone(BASE);
  for (const edit of edits) edit(room);
  return room;
});

/** The oracle: objects are merged by member, and where both have changed one, ours stays. */
function mergedByHand(
  base: Value | undefined,
  ours: Value | undefined,
  theirs: Value | undefined,
  path: string,
  conflicts: string[],
): Value | undefined {
  const [b, o, t] = [base, ours, theirs].map((value) => JSON.stringify(sorted(value)));
  if (o === t || b === t) return ours;
  if (b === o) return theirs;
  if (!isFields(base) || !isFields(ours) || !isFields(theirs)) {
    conflicts.push(path);
    return ours;
  }
  const members = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((key) => {
    const value = mergedByHand(base[key], ours[key], theirs[key], `${path}/${key}`, conflicts);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(members);
}

/** An item that one has removed and whose logic the other has changed stays with its logic, or goes with it. */
function withItemsOfConflicts(merged: Room, ours: Room, conflicts: readonly string[]): Room {
  for (const path of conflicts) {
    const [, section = '', key = '', field] = path.split('/');
    if ((section !== 'roomItems' && section !== 'logic') || field !== undefined) continue;
    for (const name of ['roomItems', 'logic']) {
      const value = ours[name]?.[key];
      if (value === undefined) delete merged[name]?.[key];
      else Object.assign(merged[name] ?? {}, { [key]: value });
    }
  }
  return merged;
}

function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Value | undefined): Value | undefined {
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key]) ?? null]),
  );
}

function written(room: Room, indent: number): Uint8Array {
  const logic = Object.entries(room.logic ?? {}).map(([key, value]) => [key, JSON.stringify(value)]);
  return new TextEncoder().encode(
    JSON.stringify({ ...room, logic: Object.fromEntries(logic) }, undefined, indent),
  );
}

function read(bytes: Uint8Array): Room {
  const room = JSON.parse(new TextDecoder().decode(bytes)) as Room;
  const logic = Object.entries(room.logic ?? {}).map(([key, text]) => [
    key,
    JSON.parse(text as string) as Value,
  ]);
  return { ...room, logic: Object.fromEntries(logic) as Fields };
}

test('a merge has what either version has changed, and conflicts exactly where both have', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, fc.constantFrom(0, 2), (ours, theirs, indent) => {
      const versions = { base: written(BASE, 0), ours: written(ours, indent), theirs: written(theirs, 0) };
      const { merged, conflicts, members } = mergeVersions(versions);
      const expected: string[] = [];
      const byHand = mergedByHand(BASE, ours, theirs, '', expected) as Room;
      expect(conflicts.length + members.length > 0).toBe(expected.length > 0);
      expect(read(merged)).toEqual(withItemsOfConflicts(byHand, ours, expected));
    }),
    { numRuns: runs(20_000, 300) },
  );
});

test('a version that only one side has changed is the merge, byte for byte', () => {
  fc.assert(
    fc.property(anyVersion, fc.constantFrom(0, 2), (version, indent) => {
      const [base, changed] = [written(BASE, 0), written(version, indent)];
      expect(mergeVersions({ base, ours: base, theirs: changed }).merged).toEqual(changed);
      expect(mergeVersions({ base, ours: changed, theirs: base }).merged).toEqual(changed);
    }),
    { numRuns: runs(2_000, 100) },
  );
});

test('where both may stay, no new item is lost, and nothing else differs', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, fc.constantFrom(0, 2), (ours, theirs, indent) => {
      const versions = { base: written(BASE, 0), ours: written(ours, indent), theirs: written(theirs, 0) };
      const { merged, rekeyed, conflicts, refused } = mergeBoth(versions, NO_RESOLUTIONS, ['items/*']);
      if (refused.length > 0) return;
      const kept = read(merged).roomItems ?? {};
      for (const [key, newKey] of rekeyed) {
        expect([kept[key], kept[newKey]]).toEqual([ours.roomItems?.[key], theirs.roomItems?.[key]]);
        delete kept[newKey];
      }
      const without = mergeVersions(versions);
      expect(kept).toEqual(read(without.merged).roomItems);
      expect(conflicts).toHaveLength(without.conflicts.length - rekeyed.size);
    }),
    { numRuns: runs(5_000, 200) },
  );
});

test('quests may move in a new way only where both sides have changed what moves them', () => {
  const room = (pos: number, logic: string, name = 'q'): Uint8Array =>
    new TextEncoder().encode(
      JSON.stringify({
        roomItems: { 1: { pos: { x: pos } } },
        logic: { 1: logic },
        quests: { a: { Name: name } },
      }),
    );
  const base = room(0, '{}');
  const mayMove = (ours: Uint8Array, theirs: Uint8Array): boolean =>
    mergeVersions({ base, ours, theirs }).mayMoveQuests;
  const moved = '{"Tasks":[]}';
  expect(mayMove(room(0, moved), room(1, '{}'))).toBe(false);
  expect(mayMove(room(1, '{}'), room(0, moved))).toBe(false);
  expect(mayMove(room(0, moved), room(0, '{}', 'p'))).toBe(true);
});

test('what only theirs has changed keeps the layout of ours, where theirs has another one', () => {
  const base = { roomItems: { 1: { prefabName: 'GLB', a: 'x', pos: { x: 1 } } } };
  const text = (room: object, indent?: number): Uint8Array =>
    new TextEncoder().encode(JSON.stringify(room, null, indent).replaceAll('\n', '\r\n'));
  const ours = { mine: 1, ...base };
  const theirs = { roomItems: { 1: { ...base.roomItems[1], a: 'y' } } };
  const { merged } = mergeVersions({ base: text(base, 2), ours: text(ours, 2), theirs: text(theirs) });
  expect(merged).toEqual(text({ mine: 1, ...theirs }, 2));
});
