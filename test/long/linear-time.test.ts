import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { NASTY } from '../json/nasty-inputs.js';
import { lintExample, toBytes } from '../lint-example.js';
import { expectLinear } from './growth.js';

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
});
