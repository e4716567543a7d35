import { BACKSLASH } from '../text/characters.js';
import { decodeString } from './decode.js';
import { hasMember, keysOf, member } from './members.js';
import { Scanner, Token } from './tokens.js';
import { isObject, type JsonValue } from './value.js';

/* Whether JSON is the same: as values, as numbers and strings of a text, and token by token. */

/** Whether two values are the same: numbers by value, objects in any order. Without recursion. */
export function sameValue(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  const left: JsonValue[] = [one];
  const right: JsonValue[] = [other];
  for (
    let a = left.pop(), b = right.pop();
    a !== undefined && b !== undefined;
    a = left.pop(), b = right.pop()
  ) {
    if (a === b) continue;
    if (Array.isArray(a)) {
      if (!Array.isArray(b) || a.length !== b.length) return false;
      for (const [index, element] of a.entries()) {
        left.push(element);
        right.push(b[index] ?? null);
      }
    } else if (isObject(a)) {
      if (!isObject(b)) return false;
      const keys = keysOf(a);
      if (keys.length !== keysOf(b).length) return false;
      for (const key of keys) {
        if (!hasMember(b, key)) return false;
        left.push(member(a, key) ?? null);
        right.push(member(b, key) ?? null);
      }
    } else {
      return false;
    }
  }
  return true;
}

/** A number as digits and exponent, both as strings, because an exponent may be a million. */
interface ExactNumber {
  readonly negative: boolean;
  /** From the first to the last nonzero digit; empty for zero. */
  readonly digits: string;
  /** The written exponent without leading zeros, with a `-` if it is negative. */
  readonly exponent: string;
  /** What the position of the decimal point adds to the exponent. */
  readonly shift: number;
}

/** A whole number in plain digits. JSON has no leading zeros, so each has a value of its own. */
const PLAIN = /^-?\d{1,15}$/;

/** Whether two JSON numbers (RFC 8259) have exactly the same value; `-0` is not the same as `0`. */
export function sameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  // Short whole numbers have one spelling each.
  if (PLAIN.test(a) && PLAIN.test(b)) return false;
  const one = exactNumber(a);
  const other = exactNumber(b);
  if (one.negative !== other.negative || one.digits !== other.digits) return false;
  return one.digits === '' || sameExponent(one, other);
}

export function exactNumber(text: string): ExactNumber {
  const negative = text.startsWith('-');
  const [mantissa = '', written = '0'] = text.slice(negative ? 1 : 0).split(/[eE]/);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let first = 0;
  while (first < all.length && all.charCodeAt(first) === 0x30) first++;
  let last = all.length;
  while (last > first && all.charCodeAt(last - 1) === 0x30) last--;
  const digits = all.slice(first, last);
  // Relative to the last nonzero digit: 1200 is 12 with a shift of 2.
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

/** Exponents of up to this many digits are exact as doubles, including the shift. */
const EXACT_DIGITS = 15;

function sameExponent(a: ExactNumber, b: ExactNumber): boolean {
  if (a.exponent === b.exponent) return a.shift === b.shift;
  if (a.exponent.length <= EXACT_DIGITS && b.exponent.length <= EXACT_DIGITS)
    return Number(a.exponent) + a.shift === Number(b.exponent) + b.shift;
  return BigInt(a.exponent) + BigInt(a.shift) === BigInt(b.exponent) + BigInt(b.shift);
}

/** Whether the bytes from `a` to `aEnd` of one text equal those from `b` to `bEnd` of another. */
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

/** Whether two string tokens (quotes included) with different bytes have the same value. */
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

/** Whether two JSON texts have the same tokens, byte for byte. White space between them is ignored. */
export function sameTokens(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [new Scanner(one), new Scanner(other)];
  for (;;) {
    const kind = a.nextSolid();
    if (kind !== b.nextSolid()) return false;
    if (kind === Token.end) return true;
    if (!sameBytes(one, a.start, a.end, other, b.start, b.end)) return false;
  }
}

/** Values nested deeper than this count as equal. */
const MAX_DEPTH = 500;

/** JSON text that does not depend on the order of members. Too deeply nested values are cut. */
export function canonical(value: JsonValue, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(',')}]`;
  const members = keysOf(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(member(value, key) ?? null, depth + 1)}`);
  return `{${members.join(',')}}`;
}
