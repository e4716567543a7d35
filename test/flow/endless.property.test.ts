import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endlessChains } from '../../src/flow/loops.js';
import { replay } from '../../src/flow/play.js';
import { type Ingredients, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { analysisOf } from './rooms.js';

const KINDS: readonly [string, Ingredients][] = [
  ['chains', { chains: true }],
  ['chains and time', { chains: true, time: true }],
  ['everything that is read', { chains: true, chance: true, time: true, multiplayer: true, login: true }],
];

test.each(KINDS)(
  'a chain that the simulator stops as soon as the page has loaded is reported, in random rooms with %s',
  { timeout: 3_600_000 },
  (_, ingredients) => {
    let stopped = 0;
    fc.assert(
      fc.property(rooms(ingredients), fc.integer({ min: 1, max: 3 }), (room, seed) => {
        const analysis = analysisOf(room);
        if (!replay(analysis.model, [], { seed, maxSteps: 10_000 }).stopped) return;
        stopped++;
        expect(endlessChains(analysis)).not.toEqual([]);
      }),
      { numRuns: runs(3_000, 300) },
    );
    // Few rooms in a hundred have such a chain.
    if (process.env.FULL_RUNS !== undefined) expect(stopped).toBeGreaterThan(0);
  },
);
