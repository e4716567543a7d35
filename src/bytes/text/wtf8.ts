import { decodeLoosely } from './encoding.js';
import { Utf8Cursor } from './utf8-offsets.js';

/* UTF-8 in which unpaired surrogates, as from escapes in JSON strings, are three bytes. */

const encoder = new TextEncoder();

/** With the flag `u`, a pair of surrogates is one character of another kind. */
const UNPAIRED = /\p{Surrogate}/gu;

export function hasUnpaired(text: string): boolean {
  return text.search(UNPAIRED) >= 0;
}

export function textOf(bytes: Uint8Array): string {
  let text = '';
  let from = 0;
  // In UTF-8, ED is never followed by A0 to BF. In WTF-8 this is a surrogate.
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    const second = bytes[at + 1] ?? 0;
    if (second < 0xa0) continue;
    const unit = 0xd000 | ((second & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
    text += decodeLoosely(bytes.subarray(from, at)) + String.fromCharCode(unit);
    from = at + 3;
  }
  return text + decodeLoosely(bytes.subarray(from));
}

export function bytesOf(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  keepUnpaired(text, bytes);
  return bytes;
}

/** {@link bytesOf} into a given array of three bytes for each UTF-16 unit. @returns the part that was written */
export function bytesInto(text: string, target: Uint8Array): Uint8Array {
  const bytes = target.subarray(0, encoder.encodeInto(text, target).written);
  keepUnpaired(text, bytes);
  return bytes;
}

/** An encoder writes unpaired surrogates as the replacement character, of three bytes as well. */
function keepUnpaired(text: string, bytes: Uint8Array): void {
  // Most text is ASCII.
  if (bytes.length === text.length) return;
  const cursor = new Utf8Cursor(text);
  for (const { 0: surrogate, index } of text.matchAll(UNPAIRED))
    writeCodePoint(surrogate.charCodeAt(0), bytes, cursor.offsetOf(index));
}

/** Writes a code point, half of a surrogate pair included, and returns the offset after it. */
export function writeCodePoint(point: number, into: Uint8Array, to: number): number {
  if (point < 0x80) {
    into[to] = point;
    return to + 1;
  }
  if (point < 0x800) {
    into[to] = 0xc0 | (point >> 6);
    into[to + 1] = 0x80 | (point & 0x3f);
    return to + 2;
  }
  if (point < 0x10000) {
    into[to] = 0xe0 | (point >> 12);
    into[to + 1] = 0x80 | ((point >> 6) & 0x3f);
    into[to + 2] = 0x80 | (point & 0x3f);
    return to + 3;
  }
  into[to] = 0xf0 | (point >> 18);
  into[to + 1] = 0x80 | ((point >> 12) & 0x3f);
  into[to + 2] = 0x80 | ((point >> 6) & 0x3f);
  into[to + 3] = 0x80 | (point & 0x3f);
  return to + 4;
}
