import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/json/parse-json.js';
import type { JsonObject } from '../../src/json/value.js';
import { compareRooms, sameRoom } from '../../src/room/compare-rooms.js';
import { importInto } from '../../src/room/import.js';
import { restoringSnapshot, simulateRestore } from '../../src/room/restore.js';
import { randomPair } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';
import { withLogicInOnePlace, withStringsRead } from './import-by-hand.js';

const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];

test('importing a snapshot and restoring the backup gives back every value, or the simulation says that it does not', () => {
  let whole = 0;
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const after = importInto(room.bytes, snapshot.bytes);
      const restored = importInto(after, restoringSnapshot(after, room.bytes));
      const { differs } = simulateRestore(after, room.bytes).left;
      if (differs) return;
      whole++;
      expect(withoutEmpty(restored)).toEqual(withoutEmpty(room.bytes));
    }),
    { numRuns: runs(10_000) },
  );
  expect(whole).toBeGreaterThan(runs(10_000) / 3);
});

/** A section without content counts as absent, and logic is the same in either place. */
function withoutEmpty(bytes: Uint8Array): unknown {
  const value = withLogicInOnePlace(parseJson(new TextDecoder().decode(bytes)) as JsonObject) as Record<
    string,
    unknown
  >;
  for (const name of SECTIONS) {
    const text = JSON.stringify(value[name]);
    if (text === '{}' || text === '{"Tasks":[]}') delete value[name];
  }
  return withStringsRead(value as JsonObject);
}

test('a room is the same as itself, and differs from what an import makes of it exactly when values change', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const after = importInto(room.bytes, snapshot.bytes);
      expect(sameRoom(room.bytes, room.bytes)).toBe(true);
      expect(compareRooms(room.bytes, after, after).differs).toBe(false);
      // What was not imported is never taken for what a service has added.
      expect(compareRooms(room.bytes, after, room.bytes).differs).toBe(!sameRoom(after, room.bytes));
    }),
    { numRuns: runs(10_000) },
  );
});
