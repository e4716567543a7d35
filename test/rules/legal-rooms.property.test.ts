import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Preset } from '../../src/verdict/lint/pack.js';
import { lintPreset } from '../lint-example.js';
import { legalRoom } from '../properties/arbitraries/legal-rooms.js';
import { runs } from '../runs.js';

test.each<Preset>(['recommended', 'lenient'])(
  'rooms that the documents allow have no error and no warning in %s',
  (preset) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { findings } = lintPreset(preset, legalRoom(seed));
        expect(findings.filter(({ level }) => level !== 'info')).toEqual([]);
      }),
      { numRuns: runs(10_000) },
    );
  },
);
