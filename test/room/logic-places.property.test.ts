import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/json/parse-json.js';
import type { JsonObject } from '../../src/json/value.js';
import { compareRooms, sameRoom } from '../../src/room/compare-rooms.js';
import { importInto, possibleRooms } from '../../src/room/import.js';
import { ABSENT_LOGIC, LOGIC_PLACES } from '../../src/room/import-reading.js';
import { planImport } from '../../src/room/plan.js';
import { compareThree } from '../../src/room/three-way.js';
import { randomPair } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';
import { withLogicInOnePlace, withStringsRead } from './import-by-hand.js';

const RUNS = { numRuns: runs(5_000, 300) };
const place = fc.constantFrom(...LOGIC_PLACES);
const absent = fc.constantFrom(...ABSENT_LOGIC);

function unplaced(bytes: Uint8Array): unknown {
  return withStringsRead(
    withLogicInOnePlace(parseJson(new TextDecoder().decode(bytes)) as JsonObject) as JsonObject,
  );
}

test('services that keep logic in different places make the same room of an import', () => {
  fc.assert(
    fc.property(randomPair, place, ([room, snapshot], logic) => {
      const expected = importInto(room.bytes, snapshot.bytes);
      const actual = importInto(room.bytes, snapshot.bytes, { logic });
      expect(unplaced(actual)).toEqual(unplaced(expected));
      expect(sameRoom(expected, actual)).toBe(true);
      expect(compareRooms(room.bytes, expected, actual)).toMatchObject({ differs: false, addedFields: [] });
    }),
    RUNS,
  );
});

test('an import that was carried out anywhere has nothing left to import, and nobody has changed anything', () => {
  fc.assert(
    fc.property(randomPair, place, ([room, snapshot], logic) => {
      const after = importInto(room.bytes, snapshot.bytes, { logic });
      expect(planImport(after, after).verdict).toBe('unchanged');
      const elsewhere = importInto(room.bytes, snapshot.bytes);
      expect(compareThree(elsewhere, after, elsewhere)).toMatchObject({
        theirs: [],
        mine: [],
        conflicts: [],
      });
    }),
    RUNS,
  );
});

test('logic that is null stays where it is, wherever a service keeps logic', () => {
  const snapshot = new TextEncoder().encode('{"roomItems":{"__proto__":{}},"logic":{"__proto__":null}}');
  for (const logic of LOGIC_PLACES) {
    const after = importInto(new TextEncoder().encode('{}'), snapshot, { logic });
    expect(planImport(after, snapshot).verdict).toBe('unchanged');
    const elsewhere = importInto(new TextEncoder().encode('{}'), snapshot);
    expect(compareThree(elsewhere, after, elsewhere)).toMatchObject({ theirs: [], mine: [] });
  }
});

test('a service may remove or keep the logic that a file leaves out, and either is expected', () => {
  fc.assert(
    fc.property(randomPair, place, absent, ([room, snapshot], logic, absentLogic) => {
      const after = importInto(room.bytes, snapshot.bytes, { logic, absentLogic });
      const matching = possibleRooms(room.bytes, snapshot.bytes).filter(({ bytes }) =>
        sameRoom(bytes, after),
      );
      expect(matching).not.toHaveLength(0);
      const said = matching.map((possible) => possible.absentLogic);
      expect(said.some((one) => one === undefined || one === absentLogic)).toBe(true);
    }),
    RUNS,
  );
});
