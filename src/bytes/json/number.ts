/** Why a double-precision reader changes a number. */
export type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';

/** A number without sign: its significant digits, and how many are before the decimal point. */
interface Decimal {
  readonly significant: string;
  readonly integerDigits: number;
}

/**
 * How IEEE 754 doubles change a JSON number; undefined when they do not.
 * They hold every decimal of 15 significant digits, and 17 digits identify a double, so more cannot all be
 * kept.
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
    // A whole number in plain digits claims to be exact; 1e23 is the usual spelling of the double nearest to
    // it.
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
