import { expect, test } from 'vitest';
import { isObject } from '../../../src/bytes/json/value.js';
import { checkSnapshot, repairSnapshot } from '../../../src/index.js';
import { toBytes } from '../../lint-example.js';
import { damagedRoom } from '../../properties/arbitraries/damage/damaged-room.js';
import { campaignRooms } from '../../properties/arbitraries/damage/rooms.js';
import { faultsOfRepairs } from '../../rules/repairs.js';
import { campaign } from '../seeds.js';

const rooms = campaignRooms(process.env.ROOMLINT_CORPUS);
const CONFIG = { extends: 'all' } as const;
/** One in so many rooms is repaired as well: that takes ten times as long. */
const REPAIRED = 20;

test('after fixes of two or three random faults a room is valid JSON, has all its unknown fields, needs no second run and has no fault of another rule', async () => {
  await campaign(5, (seed) => {
    const problems = faultsOfRepairs(rooms[seed % rooms.length] ?? '', seed);
    if (problems.length > 0) throw new Error(problems.join('; '));
  });
});

/** A room with up to nine faults, made in one, two or three rounds. */
function roomWithFaults(small: readonly string[], seed: number): { text: string; steps: readonly string[] } {
  let text = small[seed % small.length] ?? '{}';
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

test('rooms with up to nine random faults are checked and repaired without a crash', async () => {
  const small = rooms.filter(({ length }) => length < 9_000);
  let findings = 0;
  const tried = await campaign(3, (seed) => {
    const { text, steps } = roomWithFaults(small, seed);
    try {
      const bytes = toBytes(text);
      findings += checkSnapshot(bytes, CONFIG).findings.length;
      if (seed % REPAIRED === 0) repairSnapshot(bytes, CONFIG, { unsafe: seed % (2 * REPAIRED) === 0 });
    } catch (error) {
      throw new Error(`${steps.join(', ')}: ${error}\n${text}`, { cause: error });
    }
  });
  expect(findings).toBeGreaterThan(tried);
});
