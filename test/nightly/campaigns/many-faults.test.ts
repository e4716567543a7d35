import { expect, test } from 'vitest';
import { checkSnapshot, repairSnapshot } from '../../../src/index.js';
import { isObject } from '../../../src/json/value.js';
import { toBytes } from '../../lint-example.js';
import { damagedRoom } from '../../rules/fix-campaign/damaged-room.js';
import { campaignRooms } from '../../rules/fix-campaign/rooms.js';

const CASES = Number(process.env.ROOMLINT_CASES ?? 5_000);
const FIRST = Number(process.env.ROOMLINT_SEED ?? 1);
/** One in so many rooms is repaired as well: that takes ten times as long. */
const REPAIRED = 20;
const CONFIG = { extends: 'all' } as const;

/** A room with up to nine faults, made in one, two or three rounds. */
function roomWithFaults(rooms: readonly string[], seed: number): { text: string; steps: readonly string[] } {
  let text = rooms[seed % rooms.length] ?? '{}';
  const steps: string[] = [];
  for (let round = 0; round <= seed % 3 && isObjectText(text); round++) {
    const damaged = damagedRoom(text, seed * 7 + round);
    text = damaged.text;
    steps.push(...damaged.steps);
  }
  return { text, steps };
}

function isObjectText(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/* Crashes lie where two readings of a room meet: names that are misspelled in records that were exchanged. */
test('rooms with many faults at once are checked and repaired without a crash', { timeout: 0 }, () => {
  const rooms = campaignRooms(process.env.ROOMLINT_CORPUS).filter(({ length }) => length < 9_000);
  expect(rooms.length).toBeGreaterThan(5);
  let findings = 0;
  for (let seed = FIRST; seed < FIRST + CASES; seed++) {
    const { text, steps } = roomWithFaults(rooms, seed);
    try {
      const bytes = toBytes(text);
      findings += checkSnapshot(bytes, CONFIG).findings.length;
      if (seed % REPAIRED === 0) repairSnapshot(bytes, CONFIG, { unsafe: seed % (2 * REPAIRED) === 0 });
    } catch (error) {
      throw new Error(`seed ${seed}, ${steps.join(', ')}\n${text}`, { cause: error });
    }
  }
  expect(findings).toBeGreaterThan(CASES);
});
