import { exactNumber, sameNumber } from './equality.js';

/** Why a double-precision reader changes a number. */
export type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';

/**
 * How IEEE 754 doubles change a JSON number; undefined when they do not.
 * They hold every decimal of 15 significant digits, and 17 digits identify a double, so more cannot all be
 * kept.
 */
export function numberFault(text: string): NumberFault | undefined {
  const { digits, shift, exponent } = exactNumber(text);
  if (digits === '') return undefined;
  const value = Math.abs(Number(text));
  if (!Number.isFinite(value)) return 'overflow';
  if (value === 0) return 'underflow';
  const zeros = Number(exponent) + shift;
  if (zeros >= 0 && digits.length + zeros > 15) {
    const exact = BigInt(digits) * 10n ** BigInt(zeros);
    // A whole number in plain digits claims to be exact; 1e23 is the usual spelling of the double nearest to
    // it.
    if (exact !== BigInt(value) && (!/[eE]/.test(text) || !sameNumber(text.replace(/^-/, ''), String(value))))
      return 'inexact-integer';
  }
  return digits.length > 17 ? 'too-many-digits' : undefined;
}
