import { expect, test } from 'vitest';
import { occurringIn } from '../../../src/bytes/scan/occurring-in.js';

/** Words around every border of a piece, and a run that is longer than what is read beyond one. */
const TEXT = Array.from(
  { length: 3 },
  (_, index) =>
    `${'.'.repeat((1 << 18) - 20)}\n+ab${index}\r\n  "x"   ${'%C3'.repeat(index === 1 ? 20_000 : 3)}`,
).join('---');

test('the patterns that match anywhere in a text are those that match in its pieces', () => {
  const patterns = [/ab\d/, /^\+/m, /(?<!\n)\+|"x"\s+%/, /(?:%C3)+/, /[^.]+/, /ab2\r\n/, /nowhere/, /^ab/];
  const found = occurringIn(patterns, TEXT);
  expect(patterns.filter((pattern) => found.has(pattern))).toEqual(
    patterns.filter((pattern) => pattern.test(TEXT)),
  );
  expect(occurringIn([/^$/], '').size).toBe(1);
});
