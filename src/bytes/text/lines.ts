import { CR, LF } from './characters.js';
import { byteOrderMarkLength, characterLength } from './encoding.js';
import { firstWhere } from './first-where.js';
import { type ByteOffset, byteOffset } from './span.js';

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

/** A line and column, as an editor has them. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** The number of bytes between two offsets that a {@link LineIndex} remembers. */
const REMEMBERED_EVERY = 1 << 13;
/** The number of bytes of the longest character, and one more. */
const MAX_CHARACTER = 5;

/**
 * Finds lines and columns for offsets in any order, and offsets for these. Lines end at LF, CRLF or a lone CR. A
 * byte-order mark has no column. A byte that is not UTF-8 counts as one column.
 */
export class LineIndex {
  /** Offset, line and column, one after the other, in ascending order. */
  private readonly remembered: number[];
  private at: number;
  private line = 1;
  private column = 1;

  constructor(private readonly bytes: Uint8Array) {
    this.at = byteOrderMarkLength(bytes);
    this.remembered = [this.at, 1, 1];
  }

  /** The index of a text that differs from an offset on. */
  changed(bytes: Uint8Array, from: number): LineIndex {
    const index = new LineIndex(bytes);
    // A line break at the offset may have become, or have been, a part of CRLF.
    const same = firstWhere(this.remembered.length / 3, (each) => this.offsetAt(each) >= from - 1);
    for (const each of this.remembered.slice(3, 3 * same)) index.remembered.push(each);
    return index;
  }

  positionOf(offset: ByteOffset): Position {
    if (offset < this.at || offset > this.at + REMEMBERED_EVERY) this.jump(offset);
    this.advance(offset);
    return { offset, line: this.line as Line, column: this.column as Utf16Column };
  }

  /**
   * The offset of a line and column. A column within a surrogate pair is the character's, one after the end of its line is the end
   * of the line (before the line break), and a line after the last is the end of the text.
   */
  offsetOf({ line, column }: LineAndColumn): ByteOffset {
    const { bytes } = this;
    const position = (offset: number): Position => this.positionOf(byteOffset(offset));
    const first = byteOrderMarkLength(bytes);
    const isBeyond = (offset: number): boolean => isAfter(position(offset), { line, column });
    const [from, to] = this.around({ line, column });
    let low = from + firstWhere(to - from, (index) => isBeyond(from + index + 1));
    const found = position(low);
    // The last offset with a position is inside of its character.
    while (low > 0 && position(low - 1).line === found.line && position(low - 1).column === found.column)
      low--;
    const isInBreak = bytes[low] === LF && bytes[low - 1] === CR && found.column < column;
    return byteOffset(Math.max(isInBreak ? low - 1 : low, first));
  }

  /** Offsets before and after a line and column, near them. */
  private around(there: LineAndColumn): readonly [from: number, to: number] {
    const { bytes, remembered } = this;
    const isBeyond = (index: number): boolean => {
      const [, line = 1, column = 1] = remembered.slice(3 * index, 3 * index + 3);
      return isAfter({ line, column }, there);
    };
    for (;;) {
      const count = remembered.length / 3;
      // What is remembered next is behind a whole character.
      const next = this.offsetAt(count - 1) + REMEMBERED_EVERY + MAX_CHARACTER;
      if (next >= bytes.length || isBeyond(count - 1)) break;
      this.positionOf(byteOffset(next));
    }
    const beyond = firstWhere(remembered.length / 3, isBeyond);
    const to = beyond * 3 < remembered.length ? this.offsetAt(beyond) : bytes.length;
    return [this.offsetAt(Math.max(0, beyond - 1)), to];
  }

  private offsetAt(index: number): number {
    return this.remembered[index * 3] as number;
  }

  /** Continues at the last remembered offset that is not after `offset`, unless that is further away. */
  private jump(offset: ByteOffset): void {
    const { remembered } = this;
    const last = Math.max(0, firstWhere(remembered.length / 3, (index) => this.offsetAt(index) > offset) - 1);
    if (this.at <= offset && this.at >= this.offsetAt(last)) return;
    [this.at = 0, this.line = 1, this.column = 1] = remembered.slice(last * 3, last * 3 + 3);
  }

  private advance(offset: ByteOffset): void {
    const { bytes, remembered } = this;
    let { at, line, column } = this;
    let remember = (remembered.at(-3) as number) + REMEMBERED_EVERY;
    while (at < offset) {
      if (at >= remember) {
        remembered.push(at, line, column);
        remember = at + REMEMBERED_EVERY;
      }
      const plain = endOfPlain(bytes, at, Math.min(offset, remember));
      if (plain > at) {
        column += plain - at;
        at = plain;
        continue;
      }
      const byte = bytes[at] as number;
      if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) {
        line++;
        column = 1;
        at++;
      } else if (byte === CR) {
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
    this.at = at;
    this.line = line;
    this.column = column;
  }
}

function isAfter(one: LineAndColumn, other: LineAndColumn): boolean {
  return one.line > other.line || (one.line === other.line && one.column > other.column);
}

/** The end of ASCII without line breaks, at most `most` on: one byte is one column. */
function endOfPlain(bytes: Uint8Array, start: number, most: number): number {
  let at = start;
  for (; at < most; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x80 || byte === LF || byte === CR) break;
  }
  return at;
}
