import { test } from 'vitest';
import { campaignRooms } from '../../properties/arbitraries/damage/rooms.js';
import { faultsOfRepairs } from '../../rules/repairs.js';
import { campaign } from '../seeds.js';

const rooms = campaignRooms(process.env.ROOMLINT_CORPUS);

test('after fixes of two or three random faults a room is valid JSON, has all its unknown fields, needs no second run and has no fault of another rule', async () => {
  await campaign(8, (seed) => {
    const problems = faultsOfRepairs(rooms[seed % rooms.length] ?? '', seed);
    if (problems.length > 0) throw new Error(problems.join('; '));
  });
});
