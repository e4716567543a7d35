import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseJson } from '../../src/json/parse-json.js';
import type { JsonObject } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import { randomPair, randomRoom } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';
import {
  hasLogicInTwoPlaces,
  importedValue,
  withLogicInOnePlace,
  withStringsRead,
} from './import-by-hand.js';

const RUNS = { numRuns: runs(500, 60) };
vi.setConfig({ testTimeout: 600_000 });

function parsedValue(bytes: Uint8Array): JsonObject {
  return parseJson(new TextDecoder().decode(bytes)) as JsonObject;
}

test('importing what a room is changes no byte', () => {
  fc.assert(
    fc.property(randomRoom, (room) => {
      const once = importInto(room.bytes, room.bytes);
      expect(once).toEqual(room.bytes);
    }),
    RUNS,
  );
});

test('an import results in the values that the documents and decisions specify', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const after = parsedValue(importInto(room.bytes, snapshot.bytes));
      const expected = importedValue(room.value, snapshot.value);
      if (!hasLogicInTwoPlaces(room.value, snapshot.value))
        expect(withStringsRead(after)).toEqual(withStringsRead(expected));
      expect(withStringsRead(withLogicInOnePlace(after))).toEqual(
        withStringsRead(withLogicInOnePlace(expected)),
      );
    }),
    RUNS,
  );
});

test('importing the same snapshot again changes no byte', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const once = importInto(room.bytes, snapshot.bytes);
      expect(importInto(once, snapshot.bytes)).toEqual(once);
    }),
    RUNS,
  );
});
