import { formatPointer, parsePointer } from '../json/pointer.js';
import {
  ARRAY,
  listOf,
  OBJECT,
  objectWith,
  oneOf,
  requireArgument,
  requireBytes,
  requireFields,
  requireWhole,
  STRING,
} from '../text/arguments.js';
import { isContinuation } from '../text/encoding.js';
import { type LineAndColumn, LineIndex, type Position } from '../text/lines.js';
import { byteOffset, type Span, span } from '../text/span.js';
import { textOf } from '../text/wtf8.js';
import { type HeldText, NONE, PlaceTable } from './place-table.js';
import type { ScalarKind } from './token-text.js';

/** A place in a file, and in the strings of it that hold JSON. */
export interface PlacePointers {
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded?: readonly string[];
  /** The key of a member, or its value; the value unless given. */
  readonly part?: 'key' | 'value';
}

/** What is at a byte of a file. */
export interface PlaceAtOffset extends Required<PlacePointers> {
  /** `invalid` is not a value, such as a word without quotes. A key is a `string`. */
  readonly kind: 'object' | 'array' | ScalarKind;
  /** A key or string unescaped, a number or literal as it is spelled; undefined for an array or object. */
  readonly text: string | undefined;
  /** The index in `text` of the character at the offset, in UTF-16 units; its length at the closing quote. */
  readonly index: number | undefined;
  /** The bytes of the key or value, with quotes or brackets, or up to the end if it is not closed. */
  readonly span: Span;
  /** Whether this has no effect, because a later member has the same key as it, or as one around it. */
  readonly overridden: boolean;
}

/** The text that an offset is in: the file, or what a string holds. */
export interface TextLevel {
  readonly table: PlaceTable;
  /** The innermost key or value around the offset; on outer levels, the string with the next one. */
  readonly entry: number;
  /** The offset in the bytes of this text. */
  readonly offset: number;
}

/** Finds places in a text that is read once, and its strings likewise. Its bytes must not change. */
export class TextPlaces {
  #root: PlaceTable | undefined;
  #lines: LineIndex | undefined;

  /** @throws TypeError for anything but bytes */
  constructor(readonly bytes: Uint8Array) {
    requireBytes(bytes);
  }

  /** The keys and values of the text. */
  get table(): PlaceTable {
    this.#root ??= new PlaceTable(this.bytes);
    return this.#root;
  }

  /**
   * The innermost key or value that the byte at `offset` belongs to, through any number of strings that hold
   * JSON. White space and punctuation belong to the array or object around them; in a string outside the JSON
   * that it holds, to the string. undefined outside the JSON of the file.
   *
   * Text that does not parse is read as far as it can be. The end of the text belongs to what is not closed
   * there.
   *
   * @throws RangeError for an offset that is not in the text
   */
  placeAt(offset: number): PlaceAtOffset | undefined {
    const levels = this.levelsAt(offset);
    const last = levels.at(-1);
    if (last === undefined) return undefined;
    const { table, entry } = last;
    const [pointer = '', ...embedded] = levels.map((level) =>
      formatPointer(level.table.stepsOf(level.entry)),
    );
    const kind = table.kindOf(entry);
    const isScalar = kind !== 'object' && kind !== 'array';
    const content = isScalar ? scalarContent(table, entry) : undefined;
    return {
      pointer,
      embedded,
      part: table.isKey(entry) ? 'key' : 'value',
      kind,
      text: content && textOf(content),
      index: content && indexAt(content, table.inContent(entry, last.offset)),
      span: spanInFile(levels, table.startOf(entry), table.endOf(entry)),
      overridden: levels.some((level) => level.table.isOverridden(level.entry)),
    };
  }

  /**
   * The texts that an offset is in, the file first; none outside the JSON of the file.
   *
   * @param isCaret whether the offset is that of a caret: before the closing quote, it is in the string
   * @throws RangeError for an offset that is not in the text
   */
  levelsAt(offset: number, isCaret = false): readonly TextLevel[] {
    requireOffset(this.bytes, offset);
    const levels: TextLevel[] = [];
    for (let [table, at]: [PlaceTable | undefined, number] = [this.table, offset]; table !== undefined; ) {
      const entry = table.find(at);
      if (entry === NONE) break;
      levels.push({ table, entry, offset: at });
      if (table.kindOf(entry) !== 'string' || table.isKey(entry) || at === table.startOf(entry)) break;
      at = table.inContent(entry, at);
      const { content, inside }: HeldText = table.heldBy(entry);
      table = isCaret || table.isOpen(entry) || at < content.length ? inside : undefined;
    }
    return levels;
  }

  /**
   * The bytes of a place, quotes or brackets included: the opposite of {@link placeAt}. undefined where there
   * is nothing at this place. Of duplicate keys the last one counts, as in JSON.parse.
   *
   * @throws RangeError for something that is not a JSON Pointer
   */
  spanOf(place: PlacePointers): Span | undefined {
    requireArgument('place', place, objectWith({ pointer: STRING }));
    requireFields('place', place, PLACE);
    const { pointer, embedded = [], part = 'value' } = place;
    const paths = [pointer, ...embedded].map(parsePointer);
    const levels: TextLevel[] = [];
    let table: PlaceTable | undefined = this.table;
    for (const steps of paths) {
      const isLast = levels.length === paths.length - 1;
      const entry: number = table === undefined ? NONE : entryAt(table, steps, isLast ? part : 'value');
      if (table === undefined || entry === NONE) return undefined;
      levels.push({ table, entry, offset: 0 });
      if (isLast) return spanInFile(levels, table.startOf(entry), table.endOf(entry));
      if (table.kindOf(entry) !== 'string') return undefined;
      const { content, inside }: HeldText = table.heldBy(entry);
      table = inside ?? new PlaceTable(content);
    }
    return undefined;
  }

  /**
   * The line and column of each offset, both from 1, columns in UTF-16 units. An offset inside a character is
   * at the character.
   *
   * @throws RangeError for an offset that is not in the text
   */
  positionsAt(offsets: readonly number[]): readonly Position[] {
    requireArgument('offsets', offsets, ARRAY);
    return Array.from(offsets, (offset) => {
      requireOffset(this.bytes, offset);
      return this.lines.positionOf(byteOffset(offset));
    });
  }

  /**
   * The opposite: the byte offset of each line and column. A column after the end of its line is the end of
   * the line, and a line after the last one is the end of the text, as in editors.
   *
   * @throws RangeError for a line or column that is not a whole number from 1
   */
  offsetsAt(positions: readonly LineAndColumn[]): readonly number[] {
    requireArgument('positions', positions, listOf(OBJECT));
    for (const { line, column } of positions) {
      requireWhole('line', line, 1);
      requireWhole('column', column, 1);
    }
    return positions.map((position) => this.lines.offsetOf(position));
  }

  private get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.bytes);
    return this.#lines;
  }
}

const PLACE = { embedded: listOf(STRING), part: oneOf(['key', 'value']) };

/** Where a place is in one text. */
function entryAt(table: PlaceTable, steps: readonly string[], part: 'key' | 'value'): number {
  let entry = table.count > 0 ? 0 : NONE;
  let key = NONE;
  for (const step of steps) {
    if (entry === NONE) return NONE;
    if (table.isArray(entry)) {
      const element = table.childrenOf(entry)[Number(step)] ?? NONE;
      entry = String(Number(step)) === step ? element : NONE;
      key = NONE;
    } else {
      key = table.isObject(entry) ? (table.membersOf(entry).get(step) ?? NONE) : NONE;
      entry = key === NONE ? NONE : table.valueOf(key);
    }
  }
  return part === 'key' ? key : entry;
}

/** The index in the text of a key or scalar that an offset is at, in UTF-16 units. */
export function textIndex({ table, entry, offset }: TextLevel): number {
  return indexAt(scalarContent(table, entry), table.inContent(entry, offset));
}

/** Bytes of the innermost text, as bytes of the file. */
export function spanInFile(levels: readonly TextLevel[], start: number, end: number): Span {
  let offsets: readonly number[] = [start, end];
  for (const { table, entry } of levels.slice(0, -1).reverse()) offsets = table.fromContent(entry, offsets);
  const [from = 0, to = 0] = offsets;
  return span(from, to);
}

/** What a scalar is without its escapes. Long strings are asked about again. */
function scalarContent(table: PlaceTable, entry: number): Uint8Array {
  const isString = table.kindOf(entry) === 'string' && !table.isKey(entry);
  return isString ? table.heldBy(entry).content : table.contentOf(entry);
}

/** The UTF-16 index of the character at an offset. */
function indexAt(content: Uint8Array, offset: number): number {
  let start = offset;
  // The bytes after the first one of a character.
  while (start > 0 && isContinuation(content[start] ?? 0)) start--;
  let index = 0;
  for (let at = 0; at < start; at++) {
    const byte = content[at] ?? 0;
    if (!isContinuation(byte)) index += byte >= 0xf0 ? 2 : 1;
  }
  return index;
}

/** @throws RangeError for an offset that is not in the text. The end of the text is. */
export function requireOffset(bytes: Uint8Array, offset: number): void {
  requireWhole('an offset', offset, 0, bytes.length);
}

/** {@link TextPlaces.placeAt} for a text that is asked about once. */
export function placeAt(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined {
  return new TextPlaces(bytes).placeAt(offset);
}

/** {@link TextPlaces.spanOf} for a text that is asked about once. */
export function spanOf(bytes: Uint8Array, place: PlacePointers): Span | undefined {
  return new TextPlaces(bytes).spanOf(place);
}

/** {@link TextPlaces.positionsAt} for a text that is asked about once. */
export function positionsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Position[] {
  return new TextPlaces(bytes).positionsAt(offsets);
}

/** {@link TextPlaces.offsetsAt} for a text that is asked about once. */
export function offsetsAt(bytes: Uint8Array, positions: readonly LineAndColumn[]): readonly number[] {
  return new TextPlaces(bytes).offsetsAt(positions);
}
