import { isSpace, skipSpace } from '../../bytes/json/space.js';
import { NONE, type PlaceTable } from '../../bytes/places/place-table.js';
import type { TextLevel } from '../../bytes/places/text-places.js';
import { COLON, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../../bytes/text/characters.js';

/** What a caret is at, in bytes of its text, and what a new value there needs around it. */
export type CaretTarget =
  | { readonly kind: 'nothing' }
  | (Replaced & {
      readonly kind: 'key';
      readonly object: number;
      /** Whether a colon follows already. */
      readonly hasValue: boolean;
    })
  | (Replaced & {
      readonly kind: 'value';
      /** The value, or the key of a value that is missing. */
      readonly entry: number;
    });

export interface Replaced {
  readonly start: number;
  readonly end: number;
  /** A comma, or nothing. */
  readonly before: string;
  readonly after: string;
}

const NOTHING: CaretTarget = { kind: 'nothing' };

/** What somebody is about to write at a caret: a key or a value, new or in the place of what is there. */
export function caretTarget({ table, entry: around, offset }: TextLevel): CaretTarget {
  const entry = touched(table, around, offset);
  if (table.tokenOf(entry) !== undefined) {
    const range = { start: table.startOf(entry), end: table.endOf(entry), before: '' };
    if (table.isKey(entry)) return keyTarget(table, table.parentOf(entry), range);
    return { kind: 'value', entry, ...range, after: commaAfter(table.bytes, range.end) };
  }
  const container = offset > table.startOf(entry) ? entry : table.parentOf(entry);
  if (container === NONE) return NOTHING;
  return table.isArray(container) ? NOTHING : gapTarget(table, container, offset);
}

/** The key or scalar that a caret is in, or at the end of; a quote ends a string, unless it is missing. */
function touched(table: PlaceTable, around: number, offset: number): number {
  if (table.isKey(around) && offset === table.startOf(around)) return table.parentOf(around);
  if (table.tokenOf(around) !== undefined) return around;
  const before = table.lastBefore(offset);
  const isAtEnd = before !== NONE && table.tokenOf(before) !== undefined && table.endOf(before) === offset;
  return isAtEnd && (table.kindOf(before) !== 'string' || table.isOpen(before)) ? before : around;
}

/** Between the parts of an object. */
function gapTarget(table: PlaceTable, object: number, offset: number): CaretTarget {
  const { bytes } = table;
  const last = childBefore(table, object, offset);
  const previous = lastSolid(bytes, offset);
  if (last !== NONE && table.isKey(last) && bytes[previous] === COLON) {
    const value = table.valueOf(last);
    const known =
      value === NONE
        ? { start: offset, end: offset }
        : { start: table.startOf(value), end: table.endOf(value) };
    const isScalar = value === NONE || table.tokenOf(value) !== undefined;
    return isScalar
      ? {
          kind: 'value',
          entry: value === NONE ? last : value,
          ...known,
          before: '',
          after: commaAfter(bytes, known.end),
        }
      : NOTHING;
  }
  if (last !== NONE && table.isKey(last)) return NOTHING;
  const isFirst = bytes[previous] === OPEN_OBJECT || bytes[previous] === COMMA;
  return keyTarget(table, object, { start: offset, end: offset, before: isFirst ? '' : ',' });
}

function keyTarget(table: PlaceTable, object: number, range: Omit<Replaced, 'after'>): CaretTarget {
  const { bytes } = table;
  const isNew = range.start === range.end;
  const hasValue = !isNew && bytes[skipSpace(bytes, range.end)] === COLON;
  const after = hasValue ? '' : commaAfter(bytes, range.end);
  return { kind: 'key', object, ...range, after, hasValue };
}

/** The last key or value in an object that begins before an offset. */
function childBefore(table: PlaceTable, object: number, offset: number): number {
  let entry = table.lastBefore(offset - 1);
  while (entry !== NONE && entry !== object && table.parentOf(entry) !== object)
    entry = table.parentOf(entry);
  return entry === object ? NONE : entry;
}

/** Where the last byte before an offset is that is not white space. */
function lastSolid(bytes: Uint8Array, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && isSpace(bytes[at])) at--;
  return at;
}

/** A comma if the next member follows at once. */
function commaAfter(bytes: Uint8Array, end: number): string {
  const next = bytes[skipSpace(bytes, end)];
  return next === QUOTE || next === OPEN_OBJECT || next === OPEN_ARRAY ? ',' : '';
}
