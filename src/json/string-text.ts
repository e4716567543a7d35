import { asciiText } from './ascii-text.js';

/** Making one takes longer than decoding a key. */
const decoder = new TextDecoder();

/**
 * The value of a valid string token from `start` to `end` (byte offsets, quotes included). Unpaired surrogates are kept.
 */
export function stringText(bytes: Uint8Array, start: number, end: number): string {
  for (let at = start + 1; at < end - 1; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x5c || byte >= 0x80) {
      return JSON.parse(decoder.decode(bytes.subarray(start, end))) as string;
    }
  }
  return asciiText(bytes, start + 1, end - 1);
}
