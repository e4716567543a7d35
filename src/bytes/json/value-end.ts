import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../text/characters.js';

/* Where the values of a valid JSON text end, without reading what is in them. */

/** The offset after the closing quote of a string; one beyond the end of a text that lacks the quote. */
export function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** The offset after a value. */
export function endOfValue(bytes: Uint8Array, start: number): number {
  const first = bytes[start];
  if (first === QUOTE) return endOfString(bytes, start);
  if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) return endOfScalar(bytes, start);
  return endOfContainer(bytes, start);
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

/** The offset after the array or object whose bracket is at `start`; the length of a text that ends before. */
function endOfContainer(bytes: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; ) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
      continue;
    }
    at++;
    // Brackets and braces come after all digits, and only letters come between them.
    if (byte < OPEN_ARRAY) continue;
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
    else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --depth === 0) return at;
  }
  return bytes.length;
}
