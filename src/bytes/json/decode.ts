import { BACKSLASH, QUOTE, SLASH } from '../text/characters.js';
import { firstWhere } from '../text/first-where.js';
import { textOf, writeCodePoint } from '../text/wtf8.js';

const UNICODE_ESCAPE = 0x75;

/** Decodes a string token from quote to quote to UTF-8, with unpaired surrogates as WTF-8. */
export function decodeString(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const limit = end - 1;
  let at = start + 1;
  while (at < limit && bytes[at] !== BACKSLASH) at++;
  if (at === limit) return bytes.subarray(start + 1, limit);
  const decoded = new Uint8Array(limit - start - 1);
  decoded.set(bytes.subarray(start + 1, at));
  let to = at - start - 1;
  while (at < limit) {
    const byte = bytes[at] as number;
    if (isSimpleEscape(bytes, at, limit)) {
      decoded[to++] = simpleEscape(bytes[at + 1] as number);
      at += 2;
    } else if (byte === BACKSLASH) {
      const length = unitLength(bytes, at, limit);
      to = writeEscape(bytes, at, length, decoded, to);
      at += length;
    } else {
      decoded[to++] = byte;
      at++;
    }
  }
  return decoded.subarray(0, to);
}

/** The value of a string token (offsets with quotes), unpaired surrogates included. */
export function stringText(bytes: Uint8Array, start: number, end: number): string {
  for (let at = start + 1; at < end - 1; at++) {
    const byte = bytes[at] as number;
    if (byte === BACKSLASH || byte >= 0x80) return textOf(decodeString(bytes, start, end));
  }
  return asciiText(bytes, start + 1, end - 1);
}

/** Maps offsets in the content of a string token, in any order, to the first byte of the character in the text. */
export function sourceOffsets(
  bytes: Uint8Array,
  start: number,
  end: number,
  decodedOffsets: readonly number[],
): number[] {
  const sorted = Int32Array.from(decodedOffsets).sort();
  const sources = sourcesOf(bytes, start, end, sorted);
  return decodedOffsets.map((offset) => {
    const index = firstWhere(sorted.length, (at) => (sorted[at] as number) >= offset);
    return sources[index] as number;
  });
}

function sourcesOf(bytes: Uint8Array, start: number, end: number, sorted: Int32Array): Int32Array {
  const found = new Int32Array(sorted.length);
  const limit = end - 1;
  let at = start + 1;
  let decoded = 0;
  for (let index = 0; index < sorted.length; index++) {
    const offset = sorted[index] as number;
    while (at < limit && decoded < offset) {
      // Almost every unit is one of these.
      const isSimple = isSimpleEscape(bytes, at, limit);
      if (isSimple || bytes[at] !== BACKSLASH) {
        decoded++;
        at += isSimple ? 2 : 1;
        continue;
      }
      const length = unitLength(bytes, at, limit);
      const size = length === 1 ? 1 : writeEscape(bytes, at, length, scratch, 0);
      // An offset inside a character, such as an escaped surrogate pair, is mapped to its first byte.
      if (decoded + size > offset) break;
      decoded += size;
      at += length;
    }
    found[index] = at;
  }
  return found;
}

const scratch = new Uint8Array(4);

/** Maps an offset in the text into the content of a string token: 0 at the opening quote, the content's length at the closing one. */
export function decodedOffset(bytes: Uint8Array, start: number, end: number, offset: number): number {
  const limit = Math.min(end - 1, offset);
  let decoded = 0;
  let at = start + 1;
  while (at < limit) {
    const length = bytes[at] === BACKSLASH ? unitLength(bytes, at, end - 1) : 1;
    if (at + length > limit) break;
    decoded +=
      length === 1 || isSimpleEscape(bytes, at, end - 1) ? 1 : writeEscape(bytes, at, length, scratch, 0);
    at += length;
  }
  return decoded;
}

/** Whether a string has only two-character escapes. Equal content is then spelled equally. */
export function hasPlainSpelling(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end - 1; at++) {
    if (bytes[at] !== BACKSLASH) continue;
    const escaped = bytes[++at];
    if (escaped === UNICODE_ESCAPE || escaped === SLASH) return false;
  }
  return true;
}

/** Whether an escape of two bytes for one begins here. */
function isSimpleEscape(bytes: Uint8Array, at: number, limit: number): boolean {
  return bytes[at] === BACKSLASH && at + 1 < limit && bytes[at + 1] !== UNICODE_ESCAPE;
}

/** The length of the escape at `at`. The two escapes of a surrogate pair count as one. */
export function unitLength(bytes: Uint8Array, at: number, limit: number): number {
  const length = escapeLength(bytes, at, limit);
  if (length === 6 && isHighSurrogate(hexUnit(bytes, at + 2, limit)) && isEscapedLow(bytes, at + 6, limit))
    return 12;
  // An invalid escape counts as the character after the backslash.
  return length === 0 ? Math.min(2, limit - at) : length;
}

/** Whether the escape of a low surrogate is at `at`. */
function isEscapedLow(bytes: Uint8Array, at: number, limit: number): boolean {
  return bytes[at] === BACKSLASH && bytes[at + 1] === 0x75 && isLowSurrogate(hexUnit(bytes, at + 2, limit));
}

export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Writes the escaped character as UTF-8 and returns the offset after it. */
function writeEscape(bytes: Uint8Array, at: number, length: number, into: Uint8Array, to: number): number {
  if (length === 12) {
    const high = hexUnit(bytes, at + 2, at + 12);
    const low = hexUnit(bytes, at + 8, at + 12);
    return writeCodePoint(0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00), into, to);
  }
  if (length === 6) return writeCodePoint(hexUnit(bytes, at + 2, at + 6), into, to);
  into[to] = simpleEscape(bytes[at + 1] ?? QUOTE);
  return to + 1;
}

const CONTROLS: Readonly<Record<number, number>> = { 98: 0x08, 102: 0x0c, 110: 0x0a, 114: 0x0d, 116: 0x09 };

/** What stands for itself, and the control characters that letters stand for. */
const SIMPLE_ESCAPES = Uint8Array.from({ length: 256 }, (_, byte) => CONTROLS[byte] ?? byte);

function simpleEscape(byte: number): number {
  return SIMPLE_ESCAPES[byte] as number;
}

/** Length in bytes of the escape at `at` (RFC 8259 section 7); 0 when it is not valid. */
export function escapeLength(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 1 >= limit) return 0;
  switch (bytes[at + 1]) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return 2;
    case 0x75: // u
      return hexUnit(bytes, at + 2, limit) < 0 ? 0 : 6;
    default:
      return 0;
  }
}

/** The value of the four hex digits at `at`; -1 when they are not four hex digits. */
export function hexUnit(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 4 > limit) return -1;
  let unit = 0;
  for (let index = at; index < at + 4; index++) {
    const digit = hexDigit(bytes[index] as number);
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Below this length, building the string character by character is four times as fast. */
const SHORT = 64;
/** From this length on, a decoder is many times as fast. */
const LONG = 512;

const decoder = new TextDecoder();

/** The bytes from `start` to `end`, which are ASCII. Of others, some characters: indexes are offsets below LONG only. */
export function asciiText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start >= LONG) return decoder.decode(bytes.subarray(start, end));
  // biome-ignore lint/plugin: fewer than LONG bytes
  if (end - start >= SHORT) return String.fromCharCode(...bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number);
  return text;
}
