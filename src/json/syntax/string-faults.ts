import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, COLON, COMMA, CR, LF, QUOTE } from '../../text/characters.js';
import { characterEnd } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { escapeLength } from '../escapes.js';
import { isBlank, isLineEnd } from '../space.js';

/** A part of a string that JSON does not allow. */
export interface StringFault {
  readonly kind: 'bad-escape' | 'line-break-in-string' | 'control-character';
  readonly span: Span;
}

/** The faults inside a string token from `start` to `end` (byte offsets, quotes included), up to `limit`. */
export function findStringFaults(
  bytes: Uint8Array,
  start: number,
  end: number,
  limit: number,
): StringFault[] {
  const faults: StringFault[] = [];
  let at = start + 1;
  while (at < end && faults.length < limit) {
    const byte = bytes[at] as number;
    if (byte === BACKSLASH) {
      const length = escapeLength(bytes, at, end);
      if (length === 0 && at + 1 < end) {
        const badEnd =
          bytes[at + 1] === 0x75 ? endOfHex(bytes, at + 2, end) : characterEnd(bytes, at + 1, end);
        faults.push({ kind: 'bad-escape', span: span(at, badEnd) });
      }
      at += Math.max(length, 2);
    } else if (byte < 0x20) {
      // Several in a row are one fault, such as a line break and the tabs after it.
      const first = at;
      while (at < end && (bytes[at] as number) < 0x20) at++;
      faults.push({
        kind: isLineEnd(byte) ? 'line-break-in-string' : 'control-character',
        span: span(first, at),
      });
    } else {
      at++;
    }
  }
  return faults;
}

/** What may follow a string: comma, colon, closing brackets and line breaks. */
export const ENDS_STRING: ReadonlySet<number> = new Set([COMMA, COLON, CLOSE_ARRAY, CLOSE_OBJECT, LF, CR]);

/** Seeks a quote in this line that may end a string. @returns it and the next byte, or the end of the line */
export function seekStringEnd(
  bytes: Uint8Array,
  from: number,
): { readonly quote: number; readonly next: number | undefined } | { readonly lineEnd: number } {
  let at = from;
  for (; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isLineEnd(byte)) break;
    if (byte === BACKSLASH) at++;
    if (byte !== QUOTE) continue;
    let after = at + 1;
    while (isBlank(bytes[after])) after++;
    const next = bytes[after];
    if (next === undefined || ENDS_STRING.has(next)) return { quote: at, next };
  }
  return { lineEnd: at };
}

function endOfHex(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && at < from + 4 && /[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at] as number))) at++;
  return at;
}
