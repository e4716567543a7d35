import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { findRawSecrets } from '../../../src/scan/secrets.js';
import { toBytes } from '../../lint-example.js';
import { NASTY } from './nasty-inputs.js';

/** Four times the input: four times the time is linear, sixteen times quadratic. */
const TIMES_THE_SIZE = 4;
const MAX_CPU_RATIO = 8;
/** Differences below this (in milliseconds of CPU time) are noise. */
const FLOOR = 50;

/** Builds the input of this size and returns the work on it, which alone is measured. */
type Task = (size: number) => () => unknown;

/** Milliseconds of CPU time, which other programs on the machine hardly change. */
function cpuOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Expects that the work on four times this size takes at most eight times the CPU time. */
function expectLinear(size: number, task: Task): void {
  const [small, large] = [task(size), task(TIMES_THE_SIZE * size)];
  // The first run compiles the code.
  small();
  const limit = MAX_CPU_RATIO * Math.min(cpuOf(small), cpuOf(small)) + FLOOR;
  const first = cpuOf(large);
  // A collection of garbage may fall into one run, but hardly into two.
  expect(first < limit ? first : Math.min(first, cpuOf(large))).toBeLessThan(limit);
}

/** Texts with many faults of one kind, or one that is long. */
const REPETITIVE: readonly (readonly [name: string, input: (size: number) => string])[] = [
  ['a name with many dots', (size) => `{'a': ${'a.'.repeat(size / 2)}}`],
  ['digits before a letter', (size) => `{'a': ${'1'.repeat(size)}x}`],
  ['many commas at the ends of lists', (size) => `{'a': [${'[1,],'.repeat(size / 5)}]}`],
  ['curly quotes that never end', (size) => `[${'\u201c, '.repeat(size / 5)}`],
  ['words without a colon', (size) => `{"a": 1, ${'x '.repeat(size / 2)}}`],
  ['stray characters', (size) => `{"a" ${'~ '.repeat(size / 2)}}`],
  ['white space before an escaped quote', (size) => `${' '.repeat(size)}\\"`],
  ['lines of the same mark', (size) => '\\\n'.repeat(size / 2)],
];

describe('time grows with the size of the input, not with its square', () => {
  test.each(NASTY)('%s, with every syntax fault reported', (_, input) => {
    expectLinear(150_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, Number.MAX_SAFE_INTEGER);
    });
  });

  test.each(REPETITIVE)('%s, in search of a single slip', (_, input) => {
    expectLinear(100_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, 50);
    });
  });
});

test.each([
  '{"name":"x-access-key",',
  '//a?sig',
  "x-access-key'",
  '"x-access-key","',
  '\\\\u0078',
  '%25',
  'signedUploadURL=',
  ':"x-access-key"',
  '"value":"abcdef","name":"x-access-key",',
  '"value":"abcdef",',
  '&sig=a',
  '//&sig=a',
  'x-access-key 1 ',
  'x-access-key aaaaaaaaaaaaaaaaaaaaaaa ',
  '//a#',
])('hints that are no credentials take linear time: %s', (piece) => {
  expectLinear(500_000, (size) => {
    const bytes = new TextEncoder().encode(piece.repeat(size / piece.length));
    return () => findRawSecrets(bytes);
  });
});
