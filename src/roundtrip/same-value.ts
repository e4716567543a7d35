import { decodeString } from '../json/decode.js';

const BACKSLASH = 0x5c;

/** A number by its digits: plain texts, so that an exponent of a million is no number of a million digits. */
interface ExactNumber {
  readonly negative: boolean;
  /** From the first to the last digit that is not 0; empty for zero. */
  readonly digits: string;
  /** The exponent that is written, without leading zeros; `-` in front where it is negative. */
  readonly exponent: string;
  /** What the place of the decimal point adds to it. */
  readonly shift: number;
}

/**
 * Whether two JSON numbers have exactly the same decimal value, however they are written. The two zeros are different:
 * `-0` is not `0`.
 *
 * @param a a number by RFC 8259 section 6
 * @param b another
 */
export function sameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const one = exactNumber(a);
  const other = exactNumber(b);
  if (one.negative !== other.negative || one.digits !== other.digits) return false;
  return one.digits === '' || sameExponent(one, other);
}

function exactNumber(text: string): ExactNumber {
  const negative = text.startsWith('-');
  const [mantissa = '', written = '0'] = text.slice(negative ? 1 : 0).split(/[eE]/);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let first = 0;
  while (first < all.length && all.charCodeAt(first) === 0x30) first++;
  let last = all.length;
  while (last > first && all.charCodeAt(last - 1) === 0x30) last--;
  const digits = all.slice(first, last);
  // Counted from the last digit that is not 0: 1200 is 12 with an exponent of 2.
  const shift = whole.length - last;
  return { negative, digits, exponent: withoutLeadingZeros(written), shift };
}

function withoutLeadingZeros(exponent: string): string {
  const sign = exponent.startsWith('-') ? '-' : '';
  let at = sign !== '' || exponent.startsWith('+') ? 1 : 0;
  while (at < exponent.length - 1 && exponent.charCodeAt(at) === 0x30) at++;
  const digits = exponent.slice(at);
  return digits === '0' ? '0' : sign + digits;
}

/** An exponent of so many digits is exact as a double, whatever a decimal point adds to it. */
const EXACT_DIGITS = 15;

function sameExponent(a: ExactNumber, b: ExactNumber): boolean {
  if (a.exponent === b.exponent) return a.shift === b.shift;
  if (a.exponent.length <= EXACT_DIGITS && b.exponent.length <= EXACT_DIGITS)
    return Number(a.exponent) + a.shift === Number(b.exponent) + b.shift;
  return BigInt(a.exponent) + BigInt(a.shift) === BigInt(b.exponent) + BigInt(b.shift);
}

/** Whether the bytes from `a` to `aEnd` of one text are those from `b` to `bEnd` of another. */
export function sameBytes(
  one: Uint8Array,
  a: number,
  aEnd: number,
  other: Uint8Array,
  b: number,
  bEnd: number,
): boolean {
  const length = aEnd - a;
  if (length !== bEnd - b) return false;
  for (let index = 0; index < length; index++) if (one[a + index] !== other[b + index]) return false;
  return true;
}

/** Whether two string tokens that are spelled differently (quotes included) mean the same text. */
export function sameText(
  one: Uint8Array,
  a: number,
  aEnd: number,
  other: Uint8Array,
  b: number,
  bEnd: number,
): boolean {
  if (!hasEscape(one, a, aEnd) && !hasEscape(other, b, bEnd)) return false;
  const text = decodeString(one, a, aEnd);
  const otherText = decodeString(other, b, bEnd);
  return sameBytes(text, 0, text.length, otherText, 0, otherText.length);
}

function hasEscape(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === BACKSLASH) return true;
  return false;
}
