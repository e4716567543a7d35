import { BACKSLASH, MINUS, NINE, POINT, QUOTE, ZERO } from '../../text/characters.js';
import { asciiText } from '../ascii-text.js';
import { isSpace } from '../space.js';
import { endOfScalar, endOfString } from '../value-end.js';
import { sameNumber, sameText } from './scalars.js';

/** Whether two valid JSON texts have the same value with members in the same order, in one pass. */
export function sameInOrder(one: Uint8Array, other: Uint8Array): boolean {
  let a = 0;
  let b = 0;
  for (;;) {
    while (a < one.length && isSpace(one[a])) a++;
    while (b < other.length && isSpace(other[b])) b++;
    if (a >= one.length || b >= other.length) return a >= one.length && b >= other.length;
    const byte = one[a] as number;
    if (byte === QUOTE) {
      if (other[b] !== QUOTE) return false;
      const [startA, startB] = [a, b];
      a++;
      b++;
      while (one[a] === other[b] && one[a] !== QUOTE) {
        // Behind a backslash, a quote does not end the string.
        if (one[a] === BACKSLASH) {
          if (one[a + 1] !== other[b + 1]) break;
          a++;
          b++;
        }
        a++;
        b++;
      }
      if (one[a] !== other[b] || one[a] === BACKSLASH) {
        a = endOfString(one, startA);
        b = endOfString(other, startB);
        if (!sameText(one, startA, a, other, startB, b)) return false;
      } else {
        a++;
        b++;
      }
    } else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      const [endA, endB] = [endOfScalar(one, a), endOfScalar(other, b)];
      if (!sameNumberText(one, a, endA, other, b, endB)) return false;
      a = endA;
      b = endB;
    } else {
      if (byte !== other[b]) return false;
      a++;
      b++;
    }
  }
}

function sameNumberText(
  one: Uint8Array,
  a: number,
  aEnd: number,
  other: Uint8Array,
  b: number,
  bEnd: number,
): boolean {
  let length = 0;
  while (a + length < aEnd && b + length < bEnd && one[a + length] === other[b + length]) length++;
  const [restA, restB] = [a + length, b + length];
  if (restA === aEnd && restB === bEnd) return true;
  // By far the most frequent case: 1.0 for 1.
  if (restA === aEnd && isPointZero(other, restB, bEnd)) return true;
  if (restB === bEnd && isPointZero(one, restA, aEnd)) return true;
  const first = other[b] as number;
  if (first !== MINUS && (first < ZERO || first > NINE)) return false;
  return sameNumber(asciiText(one, a, aEnd), asciiText(other, b, bEnd));
}

/** Whether this is `.0`, with any number of zeros: it can only follow a whole number. */
function isPointZero(bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[start] !== POINT) return false;
  for (let at = start + 1; at < end; at++) if (bytes[at] !== ZERO) return false;
  return true;
}
