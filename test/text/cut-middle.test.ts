import { expect, test } from 'vitest';
import { cutMiddle } from '../../src/text/cut-middle.js';

test('a long text loses its middle, and no character loses a half', () => {
  expect(cutMiddle('abcdefg', 7)).toBe('abcdefg');
  expect(cutMiddle('abcdefgh', 7)).toBe('abc…fgh');
  expect(cutMiddle('ab😀cd😀gh', 7)).toBe('ab…gh');
});
