import type { JsonObject } from '../../bytes/json/value.js';
import { NONE, type PlaceTable } from '../../bytes/places/place-table.js';
import type { TextLevel } from '../../bytes/places/text-places.js';
import { classify, RECORD_NAMES, type RecordName } from '../../model/schema/index.js';
import {
  elementShape,
  hasKinds,
  insideShape,
  kindShape,
  memberShape,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';
import { EXPRESSION_FIELD, EXPRESSION_TYPE } from '../../model/snapshot/effect.js';

/** What the documents say about the place of a key or value. */
export interface FieldContext {
  /** The text that it is in, and the key or value. */
  readonly table: PlaceTable;
  readonly entry: number;
  /** The record that it is, or that it is in; undefined where no document describes one. */
  readonly record: RecordName | undefined;
  /** The record whose kinds this one is among, such as `effect`. */
  readonly general: RecordName | undefined;
  readonly object: number;
  /** The fields from the record to the key or value, elements aside; empty for the record itself. */
  readonly path: readonly string[];
  readonly shape: Shape;
  /** The names and indexes from the root of the file. */
  readonly steps: readonly (string | number)[];
}

/** A list of subscriptions. The documents do not describe the elements of `roomTasks`; in files, they are some. */
const TASKS_SHAPE = memberShape(insideShape(memberShape(memberShape(SNAPSHOT_SHAPE, 'logic'), '')), 'Tasks');

type Found = Pick<FieldContext, 'record' | 'general' | 'object' | 'path' | 'shape'>;

/**
 * Follows the keys from the root of the file to the place, into strings that hold JSON, and finds the shape and the
 * record at each step.
 *
 * @param levels the texts that the place is in, the file first
 */
export function contextOf(levels: readonly TextLevel[]): FieldContext | undefined {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let found: Found = { record: undefined, general: undefined, object: NONE, path: [], shape: SNAPSHOT_SHAPE };
  /** Whether the text before this level is nothing but a string. */
  let isEncodedTwice = false;
  for (const [depth, { table, entry }] of levels.entries()) {
    for (const at of chainOf(table, entry)) {
      if (table.parentOf(at) !== NONE) found = step(found, table, at);
      // Some files encode logic twice: the inner text has the shape of the outer one.
      else if (depth > 0 && !isEncodedTwice) found = { ...found, shape: insideShape(found.shape) };
      if (table.isObject(at)) found = inObject(found, table, at);
    }
    isEncodedTwice = depth > 0 && table.parentOf(entry) === NONE;
  }
  return { ...found, table: last.table, entry: last.entry, steps: first.table.stepsOf(first.entry) };
}

/** The arrays and objects around an entry, outermost first, and the entry. */
function chainOf(table: PlaceTable, entry: number): number[] {
  const chain: number[] = [];
  for (let at = entry; at !== NONE; at = table.parentOf(at)) chain.push(at);
  return chain.reverse();
}

/** What is known of a member or element, from the object or array around it. */
function step(around: Found, table: PlaceTable, at: number): Found {
  const key = table.keyOf(at);
  if (key === NONE) return { ...around, shape: elementShape(around.shape) };
  const name = table.textOf(key);
  const isRoomTasks = around.record === 'room-tasks' && around.path.length === 0 && name === 'Tasks';
  const shape = isRoomTasks ? TASKS_SHAPE : memberShape(around.shape, name);
  return { ...around, shape, path: [...around.path, name] };
}

/** What the object is: a record of its own, or a part of the one around it. */
function inObject(found: Found, table: PlaceTable, object: number): Found {
  const general = recordOfShape(found.shape);
  if (!isRecordName(general)) return found;
  const kind = hasKinds(found.shape)
    ? kindShape(found.shape, textIn(table, object, '$type') ?? '')
    : UNKNOWN_SHAPE;
  const shape = kind === UNKNOWN_SHAPE ? found.shape : kind;
  const exact = recordOfShape(shape);
  const named = isRecordName(exact) ? exact : general;
  const { record, isForeign } = classify(named, outlineOf(table, object));
  return { shape, general, record: isForeign ? undefined : record, object, path: [] };
}

/** The members of an object that distinguish kinds of records: all members, with the texts of strings. */
function outlineOf(table: PlaceTable, object: number): JsonObject {
  const members: [string, string | null][] = [];
  for (const [name, key] of table.membersOf(object)) {
    const value = table.valueOf(key);
    const isName = name === '$type' || name === 'Status';
    members.push([
      name,
      isName && value !== NONE && table.kindOf(value) === 'string' ? table.textOf(value) : null,
    ]);
  }
  return Object.fromEntries(members);
}

/** The string in a member of an object. */
export function textIn(table: PlaceTable, object: number, name: string): string | undefined {
  const value = table.member(object, name);
  return value !== NONE && table.kindOf(value) === 'string' ? table.textOf(value) : undefined;
}

/** Whether the place is the expression of an effect. */
export function isExpression({ table, entry, object, path }: FieldContext): boolean {
  if (table.isKey(entry) || path.length !== 1 || path[0] !== EXPRESSION_FIELD || object === NONE)
    return false;
  return textIn(table, object, '$type') === EXPRESSION_TYPE;
}

function isRecordName(name: string | undefined): name is RecordName {
  return RECORD_NAMES.some((known) => known === name);
}
