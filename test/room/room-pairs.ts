import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isObject, member } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import { mergeSnapshotInto } from '../../src/room/merge.js';
import { planImport } from '../../src/room/plan.js';
import {
  expectEmptyWhenSame,
  expectListsExact,
  expectUnknownListed,
  parsedValue,
  planned,
  section,
} from './pair-properties.js';

export interface NamedRoom {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The JSON files of a folder that can be imported. */
export function roomsIn(folder: string): NamedRoom[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.report.json'))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    .filter(({ bytes }) => canBeImported(bytes));
}

function canBeImported(bytes: Uint8Array): boolean {
  try {
    planImport(bytes, bytes);
    return true;
  } catch {
    return false;
  }
}

/** What holds for each room, and for each two of them in both directions. Returns the number of pairs. */
export function expectPairsPlanned(rooms: readonly NamedRoom[]): number {
  let pairs = 0;
  for (const room of rooms) {
    expectSelfImport(room);
    for (const snapshot of rooms) {
      const made = planned(room.bytes, snapshot.bytes);
      const value = parsedValue(room.bytes);
      try {
        expectEmptyWhenSame(made);
        expectListsExact(value, made);
        expectUnknownListed(room.bytes, made);
        const merged = mergeSnapshotInto(room.bytes, snapshot.bytes);
        const { items, quests, settings } = planImport(room.bytes, merged);
        expect([items.removed, quests.removed, settings.removed]).toEqual([[], [], []]);
      } catch (error) {
        throw new Error(`importing ${snapshot.name} into ${room.name}`, { cause: error });
      }
      pairs++;
    }
  }
  return pairs;
}

/** Importing what a room is changes no byte, or with logic in two places only the first time. */
function expectSelfImport({ name, bytes }: NamedRoom): void {
  const once = importInto(bytes, bytes);
  const value = parsedValue(bytes);
  const logic = section(value, 'logic');
  const hasBoth = Object.entries(section(value, 'roomItems')).some(
    ([key, item]) => isObject(item) && member(item, 'extraData') !== undefined && Object.hasOwn(logic, key),
  );
  if (!hasBoth) expect(Buffer.compare(once, bytes), name).toBe(0);
  expect(Buffer.compare(importInto(once, once), once), name).toBe(0);
}
