import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../bench/snapshot-generator.js';
import { room } from '../../rules/example-room.js';
import { isObject, type JsonValue } from '../../src/json/value.js';
import { damagedRoom, faultsOfRepair } from '../rules/fix-campaign.js';

/** A folder with more snapshots to try, where there is one. */
const CORPUS = process.env.ROOMLINT_CORPUS;
/** How many damaged rooms to repair, and the first seed. */
const CASES = Number(process.env.ROOMLINT_CASES ?? 3_000);
const FIRST = Number(process.env.ROOMLINT_SEED ?? 1);
/** Larger rooms take too long for thousands of cases. */
const MOST_BYTES = 40_000;

function roomsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.report.json'))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((text) => text.length <= MOST_BYTES && isRoom(text));
}

function isRoom(text: string): boolean {
  try {
    return isObject(JSON.parse(text) as JsonValue);
  } catch {
    return false;
  }
}

const committed = (folder: string): string[] =>
  roomsIn(fileURLToPath(new URL(`../../${folder}`, import.meta.url)));

describe('after fixes of random faults in pairs and triples', () => {
  const rooms = [
    room(),
    ...committed('examples'),
    ...committed('test/goldens'),
    snapshotChunks({ bytes: 32_000, seed: 5, layout: 'indented' }).join(''),
    snapshotChunks({ bytes: 32_000, seed: 6, layout: 'one-line' }).join(''),
    ...(CORPUS === undefined ? [] : roomsIn(CORPUS)),
  ];

  test('a room is valid JSON, has all its unknown fields, needs no second run and has no fault of another rule', {
    timeout: 0,
  }, () => {
    for (let seed = FIRST; seed < FIRST + CASES; seed++) {
      const damaged = damagedRoom(rooms[seed % rooms.length] ?? '', seed);
      for (const unsafe of [false, true])
        expect
          .soft(
            faultsOfRepair(damaged, unsafe),
            `seed ${seed}, unsafe ${unsafe}: ${damaged.steps.join(', ')}`,
          )
          .toEqual([]);
    }
  });
});
