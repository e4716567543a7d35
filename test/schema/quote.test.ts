import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteValue } from '../../src/json/quote.js';
import type { JsonValue } from '../../src/json/value.js';

test.each<[JsonValue, string]>([
  ['done', '"done"'],
  ['', '""'],
  [null, 'null'],
  [true, 'true'],
  [-1.5, '-1.5'],
  [-0, '-0'],
  [[1, 'a', null], '[1,"a",null]'],
  [{ a: { b: [] } }, '{"a":{"b":[]}}'],
  ['line\nbreak\ttab', '"line\\nbreak\\ttab"'],
  ['\u001b[31mred', '"\\u001b[31mred"'],
  ['\u007f\u009b', '"\\u007f\\u009b"'],
  ['a\u202eb\u2028', '"a\\u202eb\\u2028"'],
  ['"quoted" \\', '"\\"quoted\\" \\\\"'],
  ['\ud800', '"\\ud800"'],
  ['käse 🧀', '"käse 🧀"'],
])('%j is shown as %s', (value, shown) => {
  expect(quoteValue(value)).toBe(shown);
});

test('a long string is cut off and keeps its closing quote', () => {
  expect(quoteValue('x'.repeat(1_000_000))).toBe(`"${'x'.repeat(59)}…"`);
  expect(quoteValue('x'.repeat(59))).toBe(`"${'x'.repeat(59)}"`);
});

test('a long list or object is cut off with an ellipsis', () => {
  expect(quoteValue(Array<number>(1_000_000).fill(1))).toMatch(/^\[1(,1)+,?…$/);
});

test('a value nested a hundred thousand levels deep does not overflow the stack', () => {
  let deep: JsonValue = [];
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(quoteValue(deep)).toBe(`${'['.repeat(60)}…`);
});

test('an own member named __proto__ is shown like any other', () => {
  expect(quoteValue(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
});

test('no value is quoted at length or with control characters', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), (value) => {
      const shown = quoteValue(value as JsonValue);
      expect(shown.length).toBeLessThanOrEqual(63);
      expect(shown).not.toMatch(/\p{Cc}/u);
      if (!shown.includes('…')) expect(JSON.parse(shown)).toEqual(value);
    }),
  );
});
