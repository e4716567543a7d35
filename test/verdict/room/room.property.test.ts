import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue } from '../../../src/bytes/json/equality.js';
import { member } from '../../../src/bytes/json/members.js';
import { parseJson } from '../../../src/bytes/json/parse-json.js';
import { isObject, type PlainJson, type PlainObject, plainJson } from '../../../src/bytes/json/value.js';
import { ABSENT_LOGIC, importInto, LOGIC_PLACES, possibleRooms } from '../../../src/verdict/room/import.js';
import type { ImportPlan } from '../../../src/verdict/room/import-plan.js';
import { mergeSnapshotInto } from '../../../src/verdict/room/merge.js';
import { planImport } from '../../../src/verdict/room/plan.js';
import {
  compareRooms,
  restoringSnapshot,
  sameRoom,
  simulateRestore,
} from '../../../src/verdict/room/restore.js';
import { UnusableSnapshotError } from '../../../src/verdict/room/snapshot-text.js';
import { compareThree } from '../../../src/verdict/room/three-way.js';
import { editedPair, randomPair } from '../../properties/arbitraries/odd-rooms.js';
import { runs } from '../../runs.js';
import { applyChanges, type ListedChange, openLike } from './apply-changes.js';
import {
  hasLogicInTwoPlaces,
  importedValue,
  withLogicInOnePlace,
  withStringsRead,
} from './import-by-hand.js';

const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];
const RUNS = { numRuns: runs(10_000) };
const place = fc.constantFrom(...LOGIC_PLACES);
const absent = fc.constantFrom(...ABSENT_LOGIC);
const edited = editedPair.map((pair) =>
  pair.map((value) => ({
    value: value as unknown as PlainObject,
    bytes: new TextEncoder().encode(JSON.stringify(value)),
  })),
) as unknown as typeof randomPair;
/** A service holds no room whose sections cannot be read. */
const anyPair = fc.oneof(
  randomPair,
  edited.filter((pair) => pair.every(({ bytes }) => isUsable(bytes))),
);

function isUsable(bytes: Uint8Array): boolean {
  try {
    importInto(bytes, bytes);
    return true;
  } catch (error) {
    if (error instanceof UnusableSnapshotError) return false;
    throw error;
  }
}

const read = (bytes: Uint8Array): PlainObject => parseJson(new TextDecoder().decode(bytes)) as PlainObject;
/** A room by value, with the logic of each item in one place. */
const unplaced = (bytes: Uint8Array): PlainJson => withStringsRead(withLogicInOnePlace(read(bytes)));

function section(room: PlainObject, name: string): PlainObject {
  const value = plainJson(member(room, name));
  return isObject(value) ? value : {};
}

test('an import gives the values that the documents specify, and changes no byte the second time', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      expect(importInto(room.bytes, room.bytes)).toEqual(room.bytes);
      const after = importInto(room.bytes, snapshot.bytes);
      const expected = importedValue(room.value, snapshot.value);
      if (!hasLogicInTwoPlaces(room.value, snapshot.value))
        expect(withStringsRead(read(after))).toEqual(withStringsRead(expected));
      expect(unplaced(after)).toEqual(withStringsRead(withLogicInOnePlace(expected)));
      expect(importInto(after, snapshot.bytes)).toEqual(after);
    }),
    RUNS,
  );
});

type Lists = Pick<ImportPlan['settings'], 'added' | 'changed' | 'removed' | 'unchanged'>;
type Keyed = Readonly<Record<keyof Lists, readonly (string | { readonly key: string })[]>>;

/** What became of the members of a section. */
function becameOf(before: PlainObject, after: PlainObject): Lists {
  const both = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const isSame = (key: string): boolean => sameValue(member(before, key) ?? null, member(after, key) ?? null);
  return {
    added: Object.keys(after).filter((key) => !Object.hasOwn(before, key)),
    changed: both.filter((key) => !isSame(key)),
    removed: Object.keys(before).filter((key) => !Object.hasOwn(after, key)),
    unchanged: both.filter(isSame),
  };
}

function sorted(lists: Keyed): unknown {
  return Object.fromEntries(
    (['added', 'changed', 'removed', 'unchanged'] as const).map((name) => [
      name,
      lists[name].map((each) => (typeof each === 'string' ? each : each.key)).sort(),
    ]),
  );
}

test('a plan lists exactly what the import does, each key once, and nothing when no byte changes', () => {
  const seen = { unchanged: 0, changes: 0, destroys: 0 };
  fc.assert(
    fc.property(anyPair, ([room, snapshot]) => {
      const after = importInto(room.bytes, snapshot.bytes);
      const plan = planImport(room.bytes, snapshot.bytes);
      seen[plan.verdict]++;
      const isSame = Buffer.compare(after, room.bytes) === 0;
      expect(plan.verdict === 'unchanged').toBe(isSame);
      const names = {
        roomItems: plan.items,
        quests: plan.quests,
        settings: plan.settings,
        logic: plan.logic,
      };
      for (const [name, lists] of Object.entries(names)) {
        const became = becameOf(section(room.value, name), section(read(after), name));
        expect(sorted(lists as Keyed)).toEqual(sorted(became as Keyed));
      }
      expect(plan.sections.added.length + plan.sections.rewritten.length > 0 && isSame).toBe(false);
      // Its changes, as the JSON of a plan has them, lead from the one room to the other.
      const changes = [...plan.changes];
      const applied = applyChanges(read(room.bytes), JSON.parse(JSON.stringify(changes)) as ListedChange[]);
      expect(applied).toEqual(openLike(read(after), applied));
      expect(changes.length === 0).toBe(isSame);
    }),
    { numRuns: runs(10_000) },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('importing a merge removes no item, quest, field or logic', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const merged = mergeSnapshotInto(room.bytes, snapshot.bytes);
      for (const [name, before] of Object.entries(room.value)) {
        const after = member(read(merged), name);
        if (!['roomItems', 'quests', 'logic'].includes(name)) expect(after).toEqual(before);
        else
          expect(Object.keys(after as PlainObject)).toEqual(
            expect.arrayContaining(Object.keys(before as PlainObject)),
          );
      }
      const { items, quests } = planImport(room.bytes, merged);
      expect([items.removed, quests.removed]).toEqual([[], []]);
      for (const [name, changed] of [
        ['roomItems', items.changed],
        ['quests', quests.changed],
      ] as const)
        for (const { key, fields } of changed) {
          const given = member(section(snapshot.value, name), key);
          if (given === undefined || isObject(given)) expect(fields.removed).toEqual([]);
        }
      expect(mergeSnapshotInto(merged, snapshot.bytes)).toEqual(merged);
    }),
    RUNS,
  );
});

test('services that keep logic in different places make the same room, in which nobody has changed anything', () => {
  fc.assert(
    fc.property(randomPair, place, absent, ([room, snapshot], logic, absentLogic) => {
      const expected = importInto(room.bytes, snapshot.bytes);
      const actual = importInto(room.bytes, snapshot.bytes, { logic });
      expect(unplaced(actual)).toEqual(unplaced(expected));
      expect(sameRoom(expected, actual)).toBe(true);
      expect(compareRooms(room.bytes, expected, actual)).toMatchObject({ differs: false, addedFields: [] });
      expect(planImport(actual, actual).verdict).toBe('unchanged');
      const nobody = { theirs: [], mine: [], conflicts: [] };
      expect(compareThree(expected, actual, expected)).toMatchObject(nobody);
      // A service may remove or keep the logic that a file leaves out, and either is expected.
      const other = importInto(room.bytes, snapshot.bytes, { logic, absentLogic });
      const possible = possibleRooms(room.bytes, snapshot.bytes).filter(({ bytes }) =>
        sameRoom(bytes, other),
      );
      expect(possible.some((one) => (one.absentLogic ?? absentLogic) === absentLogic)).toBe(true);
    }),
    RUNS,
  );
});

test('logic that is null stays where it is, wherever a service keeps logic', () => {
  const [empty, snapshot] = ['{}', '{"roomItems":{"__proto__":{}},"logic":{"__proto__":null}}'].map((text) =>
    new TextEncoder().encode(text),
  ) as [Uint8Array, Uint8Array];
  for (const logic of LOGIC_PLACES)
    expect(planImport(importInto(empty, snapshot, { logic }), snapshot).verdict).toBe('unchanged');
});

/** A section without content counts as absent, and logic is the same in either place. */
function withoutEmpty(bytes: Uint8Array): unknown {
  const value = withLogicInOnePlace(read(bytes)) as Record<string, PlainJson>;
  for (const name of SECTIONS)
    if (['{}', '{"Tasks":[]}'].includes(JSON.stringify(value[name]))) delete value[name];
  return withStringsRead(value);
}

test('restoring the backup after an import gives back every value, or its simulation says that it does not', () => {
  let tried = 0;
  let whole = 0;
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      tried++;
      const after = importInto(room.bytes, snapshot.bytes);
      expect(compareRooms(room.bytes, after, after).differs).toBe(false);
      // What was not imported is never taken for what a service has added.
      expect(compareRooms(room.bytes, after, room.bytes).differs).toBe(!sameRoom(after, room.bytes));
      if (simulateRestore(after, room.bytes).left.differs) return;
      whole++;
      const restored = importInto(after, restoringSnapshot(after, room.bytes));
      expect(withoutEmpty(restored)).toEqual(withoutEmpty(room.bytes));
    }),
    { numRuns: runs(10_000) },
  );
  expect(whole).toBeGreaterThan(tried / 3);
});
