/** Why a double-precision reader changes a number. */
export type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';

/** A number without its sign: its digits from the first to the last nonzero one, and the number of digits before the decimal point. */
interface Decimal {
  readonly significant: string;
  readonly integerDigits: number;
}

/**
 * Says how a reader that stores numbers as IEEE 754 doubles changes a JSON number; undefined when it does not. A double holds every
 * decimal of up to 15 significant digits, and 17 digits identify every double, so more than 17 cannot all be kept.
 *
 * @param text a number by RFC 8259 section 6
 */
export function numberFault(text: string): NumberFault | undefined {
  const { significant, integerDigits } = decimalOf(text);
  if (significant === '') return undefined;
  const value = Math.abs(Number(text));
  if (!Number.isFinite(value)) return 'overflow';
  if (value === 0) return 'underflow';
  const isWhole = integerDigits >= significant.length;
  if (isWhole && integerDigits > 15) {
    const exact = BigInt(significant) * 10n ** BigInt(integerDigits - significant.length);
    // A whole number in plain digits claims to be exact; 1e23 is the usual spelling of the double nearest to it.
    if (exact !== BigInt(value) && (!/[eE]/.test(text) || !isSpellingOf(text, value)))
      return 'inexact-integer';
  }
  return significant.length > 17 ? 'too-many-digits' : undefined;
}

/** Whether a program that uses doubles writes the same number again, in any notation. */
function isSpellingOf(text: string, value: number): boolean {
  const before = decimalOf(text);
  const after = decimalOf(String(value));
  return before.significant === after.significant && before.integerDigits === after.integerDigits;
}

function decimalOf(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const written = whole + fraction;
  const digits = written.replace(/^0+/, '');
  return {
    significant: withoutTrailingZeros(digits),
    // The exponent counts: 0.001e3 has one digit before the point.
    integerDigits: whole.length - (written.length - digits.length) + Number(exponent),
  };
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

/**
 * A quick check of a number (without its sign) before {@link numberFault}: false only when no double-precision reader changes the
 * number.
 */
export function numberMayChange(bytes: Uint8Array, start: number, end: number): boolean {
  // Long enough to exceed the range of a double.
  if (end - start > 40) return true;
  let at = start;
  let digits = 0;
  let wholeDigits = 0;
  let fraction = false;
  for (; at < end && bytes[at] !== 0x2e && ((bytes[at] as number) | 0x20) !== 0x65; at++) {
    if (digits > 0 || bytes[at] !== 0x30) digits++;
    wholeDigits = digits;
  }
  if (bytes[at] === 0x2e) {
    for (at++; at < end && ((bytes[at] as number) | 0x20) !== 0x65; at++) {
      if (bytes[at] !== 0x30) fraction = true;
      if (digits > 0 || bytes[at] !== 0x30) digits++;
    }
  }
  if (digits > 17) return true;
  if (at >= end) return wholeDigits > 15 && !fraction;
  const negative = bytes[at + 1] === 0x2d;
  let exponent = 0;
  for (at++; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x30) exponent = exponent * 10 + (byte - 0x30);
  }
  if (exponent > 280) return true;
  // With a negative exponent and few digits before the point, the value is not a whole number, so 17 digits are enough.
  return negative ? wholeDigits > 15 : digits > 15;
}
