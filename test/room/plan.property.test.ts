import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isObject, type JsonObject, member } from '../../src/json/value.js';
import { mergeSnapshotInto } from '../../src/room/merge.js';
import { planImport } from '../../src/room/plan.js';
import { randomPair } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';
import {
  expectEmptyWhenSame,
  expectListsExact,
  expectUnknownListed,
  parsedValue,
  planned,
  section,
  step,
} from './pair-properties.js';

const RUNS = { numRuns: runs(500, 60) };
vi.setConfig({ testTimeout: 600_000 });

test('the plan is empty exactly when the import changes no byte', () => {
  const seen = { unchanged: 0, changes: 0, destroys: 0 };
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const made = planned(room.bytes, snapshot.bytes);
      seen[made.plan.verdict]++;
      expectEmptyWhenSame(made);
    }),
    RUNS,
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS.numRuns / 100);
});

test('the plan lists exactly what the import does, with every key once', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      expectListsExact(room.value, planned(room.bytes, snapshot.bytes));
    }),
    RUNS,
  );
});

test('nothing unfamiliar vanishes unlisted', () => {
  let parts = 0;
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const made = planned(room.bytes, snapshot.bytes);
      parts += expectUnknownListed(room.bytes, made);
      const { plan } = made;
      const after = parsedValue(made.after);
      const listed = new Set(
        plan.unknown.removed.map(({ pointer, embedded }) => [pointer, ...embedded].join('#')),
      );
      for (const pointer of familiar(room.value, after)) expect(listed).toContain(pointer);
      expect(member(after, 'unfamiliar')).toEqual(member(room.value, 'unfamiliar'));
    }),
    RUNS,
  );
  expect(parts).toBeGreaterThan(RUNS.numRuns / 2);
});

/** Fields named "mystery", in a record or its logic, that the room has and the result lacks. */
function familiar(before: JsonObject, after: JsonObject): string[] {
  const gone: string[] = [];
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
