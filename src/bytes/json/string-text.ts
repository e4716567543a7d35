import { textOf } from '../text/wtf8.js';
import { asciiText } from './ascii-text.js';
import { hexUnit } from './escapes.js';

/** Longer texts are left to a parser, which takes time to start. */
const SHORT = 64;
const SHORT_ESCAPES: Readonly<Record<number, string>> = {
  34: '"',
  92: '\\',
  47: '/',
  98: '\b',
  102: '\f',
  110: '\n',
  114: '\r',
  116: '\t',
};

/** The value of the characters of a string; undefined if one is not ASCII, or not valid. */
function shortText(bytes: Uint8Array, start: number, end: number): string | undefined {
  let text = '';
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x20 || byte === 0x22 || byte >= 0x80) return undefined;
    if (byte !== 0x5c) {
      text += String.fromCharCode(byte);
      continue;
    }
    if (++at >= end) return undefined;
    const escaped = bytes[at];
    if (escaped === 0x75) {
      const unit = hexUnit(bytes, at + 1, end);
      if (unit < 0) return undefined;
      text += String.fromCharCode(unit);
      at += 4;
    } else {
      const character = SHORT_ESCAPES[escaped ?? 0];
      if (character === undefined) return undefined;
      text += character;
    }
  }
  return text;
}

/** The value of a valid string token (offsets with quotes), unpaired surrogates included. */
export function stringText(bytes: Uint8Array, start: number, end: number): string {
  for (let at = start + 1; at < end - 1; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x5c || byte >= 0x80) {
      const short = end - start <= SHORT ? shortText(bytes, start + 1, end - 1) : undefined;
      if (short !== undefined) return short;
      return JSON.parse(textOf(bytes.subarray(start, end))) as string;
    }
  }
  return asciiText(bytes, start + 1, end - 1);
}
