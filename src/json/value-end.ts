import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../text/characters.js';
import type { Steps } from '../text/steps.js';

/*
 * Where the values of a valid JSON text end, without reading what is in them. For other texts the answers
 * mean nothing.
 */

/** Takes a few milliseconds to read. */
export const STEP = 1 << 17;

/** Returned in place of an end: the value is not read any further. */
export const UNREAD = -1;

/** The offset after the closing quote of a string. */
export function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** The offset after a value. */
export function endOfValue(
  bytes: Uint8Array,
  start: number,
  mostLevels: number = Number.POSITIVE_INFINITY,
): number {
  const first = bytes[start];
  if (first === QUOTE) return endOfString(bytes, start);
  if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) return endOfScalar(bytes, start);
  let depth = 0;
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
      continue;
    }
    // Brackets and braces come after all digits, and only letters come between them.
    if (byte >= OPEN_ARRAY) {
      if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        if (++depth > mostLevels) return UNREAD;
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --depth === 0) {
        return at + 1;
      }
    }
    at++;
  }
  return at;
}

/** The offset after a number or a literal. */
export function endOfScalar(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte <= 0x20 || byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) break;
    at++;
  }
  return at;
}

/** The offset after the array or object whose bracket is at `start`, some bytes at a time. */
export function* endOfContainer(bytes: Uint8Array, start: number): Steps<number> {
  const passing = new Passing(bytes, start + 1);
  while (!passing.through(STEP)) yield;
  return passing.at;
}

/** Finds the end of an array or object whose bracket was read. */
class Passing {
  private depth = 1;

  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  /** Goes on for about `most` bytes. @returns whether it is at the end */
  through(most: number): boolean {
    const { bytes } = this;
    const { length } = bytes;
    const stop = Math.min(length, this.at + most);
    let { at, depth } = this;
    for (; at < stop && depth > 0; at++) {
      const byte = bytes[at] as number;
      if (byte === QUOTE) {
        for (at++; at < length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth--;
    }
    this.at = Math.min(at, length);
    this.depth = depth;
    return depth === 0 || at >= length;
  }
}
