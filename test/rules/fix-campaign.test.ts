import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { runs } from '../runs.js';
import { faultsOfRepairs } from './fix-campaign/campaign.js';
import { damagedRoom } from './fix-campaign/damaged-room.js';

const example = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

const ROOMS = [room(), example('garden-broken.json'), example('unusual.json')];

test('fixes of random faults keep every unknown field, come to an end and reveal no new fault', {
  timeout: 60_000,
}, () => {
  for (let seed = 0; seed < runs(100, 36); seed++) {
    const damaged = damagedRoom(ROOMS[seed % ROOMS.length] ?? '', seed);
    expect(faultsOfRepairs(damaged), `seed ${seed}: ${damaged.steps.join(', ')}`).toEqual([]);
  }
});
