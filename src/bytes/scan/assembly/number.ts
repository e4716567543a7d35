import { byteAt } from './layout';

/**
 * A quick check of a number (without its sign) before `numberFault` of json/number.ts: false only when no double-precision reader changes
 * the number.
 */
export function numberMayChange(start: i32, end: i32): bool {
  // Long enough to exceed the range of a double.
  if (end - start > 40) return true;
  let at = start;
  let digits = 0;
  let wholeDigits = 0;
  let fraction = false;
  for (; at < end && byteAt(at) !== 0x2e && (byteAt(at) | 0x20) !== 0x65; at++) {
    if (digits > 0 || byteAt(at) !== 0x30) digits++;
    wholeDigits = digits;
  }
  if (byteAt(at) === 0x2e) {
    for (at++; at < end && (byteAt(at) | 0x20) !== 0x65; at++) {
      if (byteAt(at) !== 0x30) fraction = true;
      if (digits > 0 || byteAt(at) !== 0x30) digits++;
    }
  }
  if (digits > 17) return true;
  if (at >= end) return wholeDigits > 15 && !fraction;
  const negative = byteAt(at + 1) === 0x2d;
  let exponent = 0;
  for (at++; at < end; at++) {
    const byte = byteAt(at);
    if (byte >= 0x30) exponent = exponent * 10 + (byte - 0x30);
    // Asked for each digit, as integers overflow.
    if (exponent > 280) return true;
  }
  // With a negative exponent and few digits before the point, the value is not a whole number, so 17 digits are enough.
  return negative ? wholeDigits > 15 : digits > 15;
}
