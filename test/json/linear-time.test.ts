import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { lintExample } from '../lint-example.js';
import { NASTY, timeOf } from './nasty-inputs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Times below this are noise. */
const NOISE_MS = 10;

/** Ten times the input takes ten times the time when it is linear, and a hundred times when it is quadratic. */
function expectLinear(small: () => void, large: () => void): void {
  small();
  const limit = 40 * Math.max(timeOf(small), NOISE_MS);
  const first = timeOf(large, 1);
  // A busy machine may make one run slow, but hardly two.
  expect(first < limit ? first : timeOf(large)).toBeLessThan(limit);
}

describe('time grows with the size of the input, not with its square', () => {
  test.each(NASTY)('%s, linted with all rules', (_, input) => {
    const [small, large] = [encode(input(15_000)), encode(input(150_000))];
    expectLinear(
      () => expect(lintExample(small).crashes).toEqual([]),
      () => expect(lintExample(large).crashes).toEqual([]),
    );
  });

  test.each(NASTY)('%s, with every syntax fault reported', (_, input) => {
    const [small, large] = [encode(input(60_000)), encode(input(600_000))];
    expectLinear(
      () => findSyntaxFaults(small, Number.MAX_SAFE_INTEGER),
      () => findSyntaxFaults(large, Number.MAX_SAFE_INTEGER),
    );
  });
});
