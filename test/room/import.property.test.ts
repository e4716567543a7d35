import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseJson } from '../../src/json/parse-json.js';
import { isObject, type JsonObject } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import { repeatable, runs } from '../runs.js';
import { importedValue, withStringsRead } from './import-by-hand.js';
import { type RandomRoom, randomPair, randomRoom } from './random-rooms.js';

const RUNS = repeatable(Number(process.env.ROOM_PAIRS ?? runs(500, 60)));
vi.setConfig({ testTimeout: 600_000 });

function parsedValue(bytes: Uint8Array): JsonObject {
  return parseJson(new TextDecoder().decode(bytes)) as JsonObject;
}

/** Whether some item has both extraData and logic. */
function hasBoth({ value: { roomItems, logic } }: RandomRoom): boolean {
  if (!isObject(roomItems) || !isObject(logic)) return false;
  return Object.entries(roomItems).some(
    ([key, item]) => isObject(item) && 'extraData' in item && Object.hasOwn(logic, key),
  );
}

test('importing what a room is changes no byte, unless an item has both extraData and logic', () => {
  fc.assert(
    fc.property(randomRoom, (room) => {
      const once = importInto(room.bytes, room.bytes);
      if (!hasBoth(room)) expect(once).toEqual(room.bytes);
      expect(importInto(once, once)).toEqual(once);
      expect(importInto(once, room.bytes)).toEqual(once);
    }),
    RUNS,
  );
});

test('an import results in the values that the documents and decisions specify', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      const after = parsedValue(importInto(room.bytes, snapshot.bytes));
      expect(withStringsRead(after)).toEqual(withStringsRead(importedValue(room.value, snapshot.value)));
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
