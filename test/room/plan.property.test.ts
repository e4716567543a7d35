import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseJson } from '../../src/json/parse-json.js';
import { isObject, type JsonObject, member } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import { mergeSnapshotInto } from '../../src/room/merge.js';
import { planImport } from '../../src/room/plan.js';
import { sameValue } from '../../src/snapshot/same-value.js';
import { repeatable, runs } from '../runs.js';
import { randomPair } from './random-rooms.js';

const RUNS = repeatable(Number(process.env.ROOM_PAIRS ?? runs(500, 150)));
vi.setConfig({ testTimeout: 600_000 });

function parsedValue(bytes: Uint8Array): JsonObject {
  return parseJson(new TextDecoder().decode(bytes)) as JsonObject;
}

function section(room: JsonObject, name: string): JsonObject {
  const value = member(room, name);
  return isObject(value) ? value : {};
}

/** What became of the records of a section. */
function becameOf(before: JsonObject, after: JsonObject) {
  const [one, other] = [Object.keys(before), Object.keys(after)];
  const both = one.filter((key) => Object.hasOwn(after, key));
  const isSame = (key: string) => sameValue(member(before, key) ?? null, member(after, key) ?? null);
  return {
    added: other.filter((key) => !Object.hasOwn(before, key)).sort(),
    changed: both.filter((key) => !isSame(key)).sort(),
    removed: one.filter((key) => !Object.hasOwn(after, key)).sort(),
    unchanged: both.filter(isSame).sort(),
  };
}

interface Lists {
  readonly added: readonly (string | { readonly key: string })[];
  readonly changed: readonly (string | { readonly key: string })[];
  readonly removed: readonly (string | { readonly key: string })[];
  readonly unchanged: readonly string[];
}

function keysOf({ added, changed, removed, unchanged }: Lists) {
  const keys = (list: Lists['added']) =>
    list.map((each) => (typeof each === 'string' ? each : each.key)).sort();
  return {
    added: keys(added),
    changed: keys(changed),
    removed: keys(removed),
    unchanged: [...unchanged].sort(),
  };
}

test('the plan is empty exactly when the import changes no byte', () => {
  const seen = { unchanged: 0, changes: 0, destroys: 0 };
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const plan = planImport(room.bytes, snapshot.bytes);
      seen[plan.verdict]++;
      const isSame = Buffer.compare(importInto(room.bytes, snapshot.bytes), room.bytes) === 0;
      expect(plan.verdict === 'unchanged').toBe(isSame);
      const lists = [
        plan.items,
        plan.quests,
        plan.logic,
        plan.settings,
        { ...plan.sections, changed: plan.sections.rewritten, removed: [] },
      ];
      const isEmpty = lists.every(
        (list) => list.added.length + list.changed.length + list.removed.length === 0,
      );
      expect(isEmpty).toBe(isSame);
    }),
    RUNS,
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS.numRuns / 100);
});

test('the plan lists exactly what the import does, with every key once', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const plan = planImport(room.bytes, snapshot.bytes);
      const after = parsedValue(importInto(room.bytes, snapshot.bytes));
      const became = (name: string) => becameOf(section(room.value, name), section(after, name));
      expect(keysOf(plan.items)).toEqual(became('roomItems'));
      expect(keysOf(plan.quests)).toEqual(became('quests'));
      expect(keysOf(plan.settings)).toEqual(became('settings'));
      expect(keysOf(plan.logic)).toEqual(became('logic'));
    }),
    RUNS,
  );
});

test('nothing unfamiliar vanishes unlisted', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const plan = planImport(room.bytes, snapshot.bytes);
      const after = parsedValue(importInto(room.bytes, snapshot.bytes));
      const listed = new Set(
        plan.unknown.removed.map(({ pointer, embedded }) => [pointer, ...embedded].join('#')),
      );
      for (const pointer of familiar(room.value, after)) expect(listed).toContain(pointer);
      expect(member(after, 'unfamiliar')).toEqual(member(room.value, 'unfamiliar'));
    }),
    RUNS,
  );
});

/** The fields named "mystery" directly in a record, or in its logic string, that the room has and the result lacks. */
function familiar(before: JsonObject, after: JsonObject): string[] {
  const gone: string[] = [];
  const step = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
  const hasMystery = (value: unknown) =>
    isObject(value as JsonObject) && Object.hasOwn(value as JsonObject, 'mystery');
  for (const name of ['roomItems', 'quests']) {
    const [had, has] = [section(before, name), section(after, name)];
    for (const key of Object.keys(had))
      if (hasMystery(member(had, key)) && !hasMystery(member(has, key)))
        gone.push(`/${name}/${step(key)}/mystery`);
  }
  for (const name of ['settings', 'roomTasks'])
    if (hasMystery(member(before, name)) && !hasMystery(member(after, name))) gone.push(`/${name}/mystery`);
  const held = (value: unknown): unknown => {
    try {
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    } catch {
      return undefined;
    }
  };
  const [logic, items] = [section(after, 'logic'), section(after, 'roomItems')];
  for (const [key, value] of Object.entries(section(before, 'logic'))) {
    if (!hasMystery(held(value)) || hasMystery(held(member(logic, key)))) continue;
    const item = member(items, key);
    if (isObject(item) && hasMystery(held(member(item, 'extraData')))) continue;
    gone.push(`/logic/${step(key)}#/mystery`);
  }
  return gone;
}

test('importing a merge removes no item, quest, field or logic', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const merged = mergeSnapshotInto(room.bytes, snapshot.bytes);
      const value = parsedValue(merged);
      for (const name of Object.keys(room.value)) {
        const [before, after] = [member(room.value, name), member(value, name)];
        if (!['roomItems', 'quests', 'logic'].includes(name)) expect(after).toEqual(before);
        else
          for (const key of Object.keys(before as JsonObject))
            expect(Object.keys(after as JsonObject)).toContain(key);
      }
      const { items, quests } = planImport(room.bytes, merged);
      expect([items.removed, quests.removed]).toEqual([[], []]);
      const isRecord = (key: string, name: string) =>
        isObject(member(section(snapshot.value, name), key)) ||
        !Object.hasOwn(section(snapshot.value, name), key);
      for (const { key, fields } of items.changed)
        if (isRecord(key, 'roomItems')) expect(fields.removed).toEqual([]);
      for (const { key, fields } of quests.changed)
        if (isRecord(key, 'quests')) expect(fields.removed).toEqual([]);
      expect(mergeSnapshotInto(merged, snapshot.bytes)).toEqual(merged);
    }),
    RUNS,
  );
});
