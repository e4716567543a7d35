import { expect, test } from 'vitest';
import { createLinter } from '../../src/lint/linter.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { defineRule } from '../../src/lint/rule.js';
import { toBytes } from '../lint-example.js';
import { ABOUT } from './small-pack.js';

const broken = defineRule({
  ...ABOUT,
  id: 'test/broken',
  on: {
    item({ key }, report, _context) {
      if (key === '3') throw new Error('a fault of the rule');
      report({
        at: { kind: 'span', holder: undefined, span: { start: 0, end: 1 } as never, place: undefined },
        message: key,
      });
    },
    snapshotEnd() {
      throw new Error('is not called any more');
    },
  },
});
const sound = defineRule({
  ...ABOUT,
  id: 'test/sound',
  on: {
    item({ key, place }, report) {
      report({ at: place, message: `item ${key}` });
    },
  },
});

test('a rule that throws is named once, keeps what it found before, and hides nothing that others find', () => {
  const rules = [broken, sound].map((rule) => ({ rule, level: 'error' as const, options: {} }));
  const bytes = toBytes('{"roomItems": {"2": {}, "3": {}, "4": {}}}');
  const { findings, crashes } = createLinter(new Map(), rules, pureSha256).lint(bytes);
  expect(crashes.map(({ rule, error }) => [rule, (error as Error).message])).toEqual([
    ['test/broken', 'a fault of the rule'],
  ]);
  expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'test/broken: 2',
    'test/sound: item 2',
    'test/sound: item 3',
    'test/sound: item 4',
  ]);
});
