/**
 * What one quick look at JSON text tells. A clean text needs no positions: the survey says which of the slow,
 * exact readers have something to look for.
 */
export interface Survey {
  /** Deepest nesting of arrays and objects; 0 for a bare value. */
  readonly depth: number;
  /** Colons outside strings. In valid JSON this is the number of members, so fewer keys read means that some were equal. */
  readonly members: number;
  /** Some number may be one that a double-precision reader changes. */
  readonly numbersToCheck: boolean;
  /** Some string holds an escape of a surrogate (U+D800 to U+DFFF). */
  readonly surrogateEscapes: boolean;
}

/**
 * Surveys the bytes from `start` to `end` (byte offsets) in one pass. The answer is exact for valid JSON; for anything
 * else it is of no use, but harmless. `numbersToCheck` may be true when every number turns out to be safe, never the
 * other way round.
 */
export function survey(bytes: Uint8Array, start = 0, end = bytes.length): Survey {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  let numbersToCheck = false;
  let surrogateEscapes = false;
  let at = start;
  while (at < end) {
    const byte = bytes[at++] as number;
    if (byte === 0x22) {
      while (at < end) {
        const inner = bytes[at++] as number;
        if (inner === 0x22) break;
        if (inner === 0x5c && at < end) {
          // \uD or \ud: only surrogates begin so among the hex digits D800 to DFFF, and D000 to D7FF cost one slow look.
          if (bytes[at] === 0x75 && at + 1 < end && ((bytes[at + 1] as number) | 0x20) === 0x64) {
            surrogateEscapes = true;
          }
          at++;
        }
      }
    } else if (byte <= 0x39) {
      if (byte >= 0x30) {
        // A number, from its first digit on. Up to 15 digits and no exponent: a double holds it.
        const first = at - 1;
        let exponent = false;
        while (at < end) {
          const next = bytes[at] as number;
          if (next > 0x39) {
            if ((next | 0x20) !== 0x65) break;
            exponent = true;
          } else if (next < 0x30 && next !== 0x2e && next !== 0x2b && next !== 0x2d) break;
          at++;
        }
        if ((exponent || at - first > 15) && !numbersToCheck) numbersToCheck = mayChange(bytes, first, at);
      }
    } else if (byte === 0x3a) {
      members++;
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > deepest) deepest = depth;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth--;
    }
  }
  return { depth: deepest, members, numbersToCheck, surrogateEscapes };
}

/**
 * Whether a number (without its sign) is worth an exact look by `numberFault`: false only when no double-precision
 * reader changes it.
 */
function mayChange(bytes: Uint8Array, start: number, end: number): boolean {
  // Long enough to leave the range of a double by its zeros alone.
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
  // With a negative exponent and few digits before the point the value is no whole number, so 17 digits are enough.
  return negative ? wholeDigits > 15 : digits > 15;
}
