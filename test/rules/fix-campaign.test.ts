import { expect, test } from 'vitest';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { runs } from '../runs.js';
import { faultsOfRepairs } from './fix-campaign/campaign.js';

test('fixes of random faults keep every unknown field, come to an end and reveal no new fault', {
  timeout: 60_000,
}, () => {
  for (let seed = 0; seed < runs(100, 16); seed++) {
    const damaged = damagedRoom(ROOMS[seed % ROOMS.length] ?? '', seed);
    expect(faultsOfRepairs(damaged), `seed ${seed}: ${damaged.steps.join(', ')}`).toEqual([]);
  }
});
