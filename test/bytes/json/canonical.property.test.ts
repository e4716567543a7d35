import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, isQuicklyWritten, writeCanonical } from '../../../src/bytes/json/canonical.js';
import type { JsonValue } from '../../../src/bytes/json/value.js';
import { runs } from '../../runs.js';

/** What is written in pieces, joined, and the longest of them. */
function written(value: JsonValue): { text: string; longest: number } {
  const pieces: string[] = [];
  writeCanonical(value, (piece) => void pieces.push(piece));
  return { text: pieces.join(''), longest: Math.max(...pieces.map(({ length }) => length)) };
}

const LARGE: Record<string, JsonValue> = {
  'a long string': { b: 'x'.repeat(1_000_000), a: 1 },
  'a long string of emoji, escapes and halves of them': ['\ud83d\ude00"\ud83d'.repeat(40_000)],
  'a long list': Array.from({ length: 40_000 }, (_, index) => ({ id: index, tags: ['a', 'b'] })),
};

test.each(Object.entries(LARGE))('%s is written in pieces, and as the same text', (_name, value) => {
  const { text, longest } = written(value);
  expect(text === canonical(value)).toBe(true);
  expect(longest).toBeLessThan(1_000_000);
  expect(isQuicklyWritten(value)).toBe(false);
});

test('any value is written as the same text in pieces', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(written(value as JsonValue).text).toBe(canonical(value as JsonValue));
    }),
    { numRuns: runs(2_000) },
  );
});
