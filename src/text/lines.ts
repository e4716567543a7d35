import { byteOrderMarkLength, characterLength } from './encoding.js';
import type { ByteOffset } from './span.js';

declare const lineBrand: unique symbol;
declare const columnBrand: unique symbol;
/** A line, counted from 1. */
export type Line = number & { readonly [lineBrand]: true };
/** A column in UTF-16 code units, counted from 1. */
export type Utf16Column = number & { readonly [columnBrand]: true };

/** An offset in bytes, with the line and column that an editor shows for it. */
export interface Position {
  readonly offset: ByteOffset;
  readonly line: Line;
  readonly column: Utf16Column;
}

const LF = 0x0a;
const CR = 0x0d;

/**
 * Finds lines and columns for offsets in ascending order, in one pass. Lines end at LF, CRLF or a lone CR. A byte-order mark has no
 * column. A byte that is not UTF-8 counts as one column.
 */
export function positions(bytes: Uint8Array, sorted: readonly ByteOffset[]): Map<ByteOffset, Position> {
  const found = new Map<ByteOffset, Position>();
  let at = byteOrderMarkLength(bytes);
  let line = 1;
  let column = 1;
  for (const offset of sorted) {
    while (at < offset) {
      const byte = bytes[at] as number;
      if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) {
        line++;
        column = 1;
        at++;
      } else if (byte < 0x80) {
        // The CR of a CRLF is still on its line.
        column++;
        at++;
      } else {
        const length = characterLength(bytes, at);
        // An offset inside a character is shown at the character.
        if (length > 0 && at + length > offset) break;
        column += length === 4 ? 2 : 1;
        at += length || 1;
      }
    }
    found.set(offset, { offset, line: line as Line, column: column as Utf16Column });
  }
  return found;
}
