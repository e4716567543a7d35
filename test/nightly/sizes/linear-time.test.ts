import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../../src/bytes/json/syntax/syntax.js';
import { findRawSecrets } from '../../../src/bytes/scan/secrets.js';
import { toBytes } from '../../lint-example.js';
import { valueRows } from '../../table-rows.js';

/** Four times the input: four times the time is linear, sixteen times quadratic. */
const TIMES_THE_SIZE = 4;
const MAX_CPU_RATIO = 8;
/** Differences below this (in milliseconds of CPU time) are noise. */
const FLOOR = 50;

type Part = string | readonly [repeated: string];
const inputs = (heading: string) =>
  valueRows<[what: string, parts: readonly Part[]]>('nightly/sizes/nasty-inputs.md', heading);

/** A text of about this size. */
function textOf(parts: readonly Part[], size: number): string {
  const share = size / parts.filter((part) => typeof part !== 'string').length;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const count = Math.floor(share / Buffer.byteLength(part[0]));
      if (!part[0].includes('#')) return part[0].repeat(count);
      return Array.from({ length: count }, (_, index) => part[0].replace('#', `${index}`)).join('');
    })
    .join('');
}

/** Milliseconds of CPU time, which other programs on the machine hardly change. */
function cpuOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Expects that the work on four times this size takes at most eight times the CPU time. */
function expectLinear(size: number, parts: readonly Part[], work: (text: string) => () => unknown): void {
  const [small, large] = [work(textOf(parts, size)), work(textOf(parts, TIMES_THE_SIZE * size))];
  // The first run compiles the code.
  small();
  const limit = MAX_CPU_RATIO * Math.min(cpuOf(small), cpuOf(small)) + FLOOR;
  const first = cpuOf(large);
  // A collection of garbage may fall into one run, but hardly into two.
  expect(first < limit ? first : Math.min(first, cpuOf(large))).toBeLessThan(limit);
}

describe('time grows with the size of the input, not with its square', () => {
  const findsFaults =
    (most: number, around = (text: string): string => text) =>
    (text: string) => {
      const bytes = toBytes(around(text));
      return () => findSyntaxFaults(bytes, most);
    };
  const inLogic = (text: string): string => `{"roomItems":{"2":{}},"logic":{"2":${JSON.stringify(text)}}}`;

  test.each(inputs('With every syntax fault reported'))(
    '%s, with every syntax fault reported',
    (_, parts) => {
      expectLinear(150_000, parts, findsFaults(Number.MAX_SAFE_INTEGER));
    },
  );

  test.each(inputs('In a string of logic, with every syntax fault reported'))('%s', (_, parts) => {
    expectLinear(150_000, parts, findsFaults(Number.MAX_SAFE_INTEGER, inLogic));
  });

  test.each(inputs('In search of a single slip'))('%s, in search of a single slip', (_, parts) => {
    expectLinear(100_000, parts, findsFaults(50));
  });

  test.each(inputs('Hints that are no credentials'))('%s, in search of credentials', (_, parts) => {
    expectLinear(500_000, parts, (text) => {
      const bytes = new TextEncoder().encode(text);
      return () => findRawSecrets(bytes);
    });
  });
});
