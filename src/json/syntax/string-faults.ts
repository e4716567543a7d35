import { type Span, span } from '../../text/span.js';
import { escapeLength } from '../escapes.js';

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
    if (byte === 0x5c) {
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
      const lineBreak = byte === 0x0a || byte === 0x0d;
      faults.push({ kind: lineBreak ? 'line-break-in-string' : 'control-character', span: span(first, at) });
    } else {
      at++;
    }
  }
  return faults;
}

/** What may follow a string: comma, colon, closing brackets and line breaks. */
const ENDS_STRING: ReadonlySet<number> = new Set([0x2c, 0x3a, 0x5d, 0x7d, 0x0a, 0x0d]);

/**
 * Searches the rest of the line for a quote that may end a string.
 *
 * @returns its offset and the next byte after spaces (undefined at the end of the text), or the end of the line if there is none
 */
export function seekStringEnd(
  bytes: Uint8Array,
  from: number,
): { readonly quote: number; readonly next: number | undefined } | { readonly lineEnd: number } {
  let at = from;
  for (; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x0a || byte === 0x0d) break;
    if (byte === 0x5c) at++;
    if (byte !== 0x22) continue;
    let after = at + 1;
    while (bytes[after] === 0x20 || bytes[after] === 0x09) after++;
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

function characterEnd(bytes: Uint8Array, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && ((bytes[end] as number) & 0xc0) === 0x80) end++;
  return end;
}
