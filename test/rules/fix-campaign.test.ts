import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { damagedRoom, faultsOfRepair } from './fix-campaign.js';

const example = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

const ROOMS = [room(), example('garden-broken.json'), example('unusual.json')];

test.each([
  ['safe', false],
  ['unsafe', true],
])(
  '%s fixes of random faults keep every unknown field, come to an end and reveal no new fault',
  (_, unsafe) => {
    for (let seed = 0; seed < 100; seed++) {
      const damaged = damagedRoom(ROOMS[seed % ROOMS.length] ?? '', seed);
      expect(faultsOfRepair(damaged, unsafe), `seed ${seed}: ${damaged.steps.join(', ')}`).toEqual([]);
    }
  },
);
