import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFault } from '../../../src/bytes/json/number.js';
import { anyNumeral } from '../../properties/arbitraries/numerals.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

/** A number as an exact fraction of whole numbers. */
interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function exactDecimal(text: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) as RegExpExecArray;
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = match;
  const power = Number(exponent) - fraction.length;
  const digits = BigInt(minus + whole + fraction);
  return power >= 0
    ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-power) };
}

const equal = (a: Exact, b: Exact): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

/** What is to be reported, worked out exactly. */
function expectedFault(text: string): ReturnType<typeof numberFault> {
  const exact = exactDecimal(text);
  if (exact.numerator === 0n) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return 'overflow';
  if (value === 0) return 'underflow';
  const significant = text
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '').length;
  const isWhole = exact.numerator % exact.denominator === 0n;
  // 1e23 is the usual way to write the double next to it, and comes out as it went in; plain digits are all
  // meant.
  const comesOut = /[eE]/.test(text) && equal(exact, exactDecimal(String(value)));
  // The double next to a whole number is whole.
  const isExact = isWhole && exact.numerator / exact.denominator === BigInt(value);
  if (isWhole && !isExact && !comesOut) return 'inexact-integer';
  return significant > 17 ? 'too-many-digits' : undefined;
}

describe('numberFault', () => {
  test('says what exact arithmetic says', () => {
    fc.assert(
      fc.property(anyNumeral, (text) => {
        expect(numberFault(text)).toBe(expectedFault(text));
      }),
      { numRuns: runs(20_000) },
    );
  });

  test.each<[fault: string, texts: string]>([
    ...valueRows<[fault: string, texts: string]>('bytes/json/tables.md', 'Numbers at the limits of doubles'),
    ['nothing', `0.${'0'.repeat(9_999)}1e10001`],
    ['inexact-integer', `1${'0'.repeat(300)}.${'0'.repeat(9_999)}`],
  ])('finds %s at the limits of doubles', (fault, texts) => {
    for (const text of texts.split(' '))
      expect(numberFault(text) ?? 'nothing', text.slice(0, 40)).toBe(fault);
  });
});
