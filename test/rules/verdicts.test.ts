import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { kindsOf, levelOfKind } from '../../src/lint/kinds.js';
import { presetSetting } from '../../src/lint/pack.js';
import { PRESETS } from '../../src/lint/preset.js';

/* What a finding may say: only what a sentence of the documents forbids is an error. */

/** What the file itself loses at an import, and sections that an import would not find: errors without a sentence. */
const LOST_AT_IMPORT = new Set([
  'text/duplicate-key:duplicate',
  'text/depth:too-deep',
  'logic/known-item:unknown-item',
  'snapshot/removes-all-items:empty',
  'snapshot/nothing-to-import:no-section',
  'snapshot/section-spelling:misspelled',
  'snapshot/section-spelling:misplaced',
]);

const ALL = [...rulePack.values()].flatMap((rule) =>
  Object.entries(kindsOf(rule)).map(([kind, { sentence, level }]) => ({ rule, kind, sentence, own: level })),
);

describe.each(PRESETS)('in %s', (preset) => {
  test('every kind that is an error names the sentence that is violated', () => {
    const unfounded = ALL.filter(({ rule, kind, sentence }) => {
      const level = levelOfKind(rule, kind, presetSetting(preset, rule).level);
      return level === 'error' && sentence === undefined && !LOST_AT_IMPORT.has(`${rule.id}:${kind}`);
    });
    expect(unfounded.map(({ rule, kind }) => `${rule.id}:${kind}`)).toEqual([]);
  });
});

test('every rule names its kinds', () => {
  const unnamed = [...rulePack.values()].filter(({ kinds }) => kinds === undefined);
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test('no kind has the name of a level, which the command line would take for one', () => {
  expect(ALL.filter(({ kind }) => ['error', 'warning', 'info', 'off'].includes(kind))).toEqual([]);
});

test('kinds that are errors though no sentence forbids them are those that the design lists', () => {
  const known = new Set(ALL.map(({ rule, kind }) => `${rule.id}:${kind}`));
  expect([...LOST_AT_IMPORT].filter((name) => !known.has(name))).toEqual([]);
});
