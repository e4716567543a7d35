/** Why a double-precision reader changes a number. */
export type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';

/**
 * Says what happens to a JSON number in a reader that keeps numbers as IEEE 754 doubles; undefined when it comes
 * through unharmed. A double holds every decimal of up to 15 significant digits, and 17 are enough to tell any two
 * doubles apart, so more than 17 cannot all survive.
 *
 * @param text a number by RFC 8259 section 6
 */
export function numberFault(text: string): NumberFault | undefined {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = withoutTrailingZeros(digits);
  if (significant === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return 'overflow';
  if (value === 0) return 'underflow';
  // A whole number in plain digits claims to be exact; 1e23 is the usual spelling of the double nearest to it.
  const plain = !/[eE]/.test(text) && /^0*$/.test(fraction);
  if (plain && digits.length > 15) {
    const exact = BigInt(whole);
    if (exact !== BigInt(Math.abs(value))) return 'inexact-integer';
  }
  const integerDigits = whole.replace(/^0+/, '').length + Number(exponent);
  if (significant.length >= 16 && integerDigits >= significant.length && integerDigits <= 309) {
    const exact = BigInt(significant) * 10n ** BigInt(integerDigits - significant.length);
    if (exact !== BigInt(Math.abs(value))) return 'inexact-integer';
  }
  return significant.length > 17 ? 'too-many-digits' : undefined;
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}
