import { expect, test } from 'vitest';
import { readWords } from '../../src/flow/script-words.js';

test('a quoted name of twenty million characters is a word, and an unclosed one a fault', () => {
  const name = 'a'.repeat(20_000_000);
  expect(readWords(`expect "${name}" active`)).toHaveProperty('words.length', 3);
  const fault = 'a string is not closed: add the missing double quote';
  expect(readWords(`"${'\\\\'.repeat(10_000_000)}`)).toEqual({ fault });
});
