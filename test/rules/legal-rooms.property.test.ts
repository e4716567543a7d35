import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { activeRules } from '../../src/lint/pack.js';
import type { Preset } from '../../src/lint/preset.js';
import { lintWith, settingsFor } from '../lint-example.js';
import { legalRoom } from '../properties/arbitraries/legal-rooms.js';
import { runs } from '../runs.js';

test.each<Preset>(['recommended', 'lenient'])(
  'rooms that the documents allow have no error and no warning in %s',
  (preset) => {
    const active = activeRules(rulePack, settingsFor(preset));
    fc.assert(
      fc.property(legalRoom, fc.constantFrom(undefined, 2), (room, indent) => {
        const { findings, crashes } = lintWith(active, JSON.stringify(room, null, indent));
        expect(crashes).toEqual([]);
        const shown = findings.map(({ rule, kind, level, pointer, embedded, message }) => ({
          rule,
          kind,
          level,
          pointer,
          embedded,
          message,
        }));
        expect(shown.filter(({ level }) => level !== 'info')).toEqual([]);
      }),
      { numRuns: runs(10_000, 60) },
    );
  },
);
