import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { NASTY } from '../json/nasty-inputs.js';
import { lintExample, toBytes } from '../lint-example.js';
import { expectLinear } from './growth.js';

/** Texts of which only a part is as if they were mangled: each way of mangling is tried to its end. */
const SEEMINGLY_MANGLED: readonly (readonly [name: string, input: (size: number) => string])[] = [
  ['a name with many dots', (size) => `{'a': ${'a.'.repeat(size / 2)}}`],
  ['digits before a letter', (size) => `{'a': ${'1'.repeat(size)}x}`],
  ['many commas at the ends of lists', (size) => `{'a': [${'[1,],'.repeat(size / 5)}]}`],
  ['a percent sign escaped again and again', (size) => `%${'25'.repeat(size / 2)}7B%22`],
  ['white space before an escaped quote', (size) => `${' '.repeat(size)}\\"`],
  ['lines of the same mark', (size) => '\\\n'.repeat(size / 2)],
];

describe('time grows with the size of the input, not with its square', () => {
  test.each(NASTY)('%s, linted with all rules', (_, input) => {
    expectLinear(40_000, (size) => {
      const bytes = toBytes(input(size));
      return () => expect(lintExample(bytes).crashes).toEqual([]);
    });
  });

  test.each(NASTY)('%s, with every syntax fault reported', (_, input) => {
    expectLinear(150_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, Number.MAX_SAFE_INTEGER);
    });
  });

  test.each(SEEMINGLY_MANGLED)('%s, in search of what happened to it', (_, input) => {
    expectLinear(100_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, 50);
    });
  });
});
