import { describe, expect, test } from 'vitest';
import { faultsOfRepairs } from '../../rules/fix-campaign/campaign.js';
import { damagedRoom } from '../../rules/fix-campaign/damaged-room.js';
import { campaignRooms } from '../../rules/fix-campaign/rooms.js';

/** Damaged rooms to repair, and the first seed: 100,000 take 25 to 30 minutes of CPU time. */
const CASES = Number(process.env.ROOMLINT_CASES ?? 3_000);
const FIRST = Number(process.env.ROOMLINT_SEED ?? 1);

describe('after fixes of random faults in pairs and triples', () => {
  const rooms = campaignRooms(process.env.ROOMLINT_CORPUS);

  test('a room is valid JSON, has all its unknown fields, needs no second run and has no fault of another rule', {
    timeout: 0,
  }, () => {
    const failures: string[] = [];
    for (let seed = FIRST; seed < FIRST + CASES; seed++) {
      const damaged = damagedRoom(rooms[seed % rooms.length] ?? '', seed);
      const problems = faultsOfRepairs(damaged);
      if (problems.length > 0)
        failures.push(`seed ${seed}: ${damaged.steps.join(', ')}: ${problems.join('; ')}`);
    }
    expect(failures).toEqual([]);
  });
});
