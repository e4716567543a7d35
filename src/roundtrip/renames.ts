import { tryParseJson } from '../json/parse-json.js';
import { isObject } from '../json/value.js';
import {
  fieldSetOfShape,
  hasKinds,
  holdsJson,
  insideShape,
  kindShape,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../schema/known-fields.js';
import { type KeySlip, meantType, readKeys, type TypeSubject } from '../schema/near-miss.js';
import { readSections } from '../snapshot/section-slips.js';
import type { NodeTable } from './node-table.js';
import { nodeShape, textMember, typeOf } from './schema-lookup.js';

/*
 * A misspelled name that was corrected: the same near misses as those that the rules report. They count only where the second file has
 * the documented name instead.
 */

/** A key of an object of the first file that is a near miss of a documented field, and the field. */
export type Rename = Pick<KeySlip, 'field' | 'spelled'>;

const TYPE = '$type';
const NONE: readonly Rename[] = [];

/**
 * The shape of a record of the first file, its `$type` read as the documented one that the second file has in its place: under its
 * misspelled key, or for a near miss of its name.
 */
export function correctedShape(
  before: NodeTable,
  a: number,
  after: NodeTable,
  b: number,
  placed: Shape,
): Shape {
  const own = nodeShape(before, a, placed);
  if (!before.isObject(a) || !after.isObject(b)) return own;
  const base = holdsJson(placed) ? insideShape(placed) : placed;
  if (!hasKinds(base)) return own;
  const now = typeOf(after, b);
  const kind = now === undefined ? UNKNOWN_SHAPE : kindShape(base, now);
  if (now === undefined || kind === UNKNOWN_SHAPE || kind === own) return own;
  const was = typeOf(before, a) ?? typeUnderMisspelledKey(before, a, base);
  const subject = subjectOf(base);
  const isCorrected =
    was === now || (was !== undefined && subject !== undefined && meantType(subject, was) === now);
  return isCorrected ? kind : own;
}

/** The keys of an object of the first file that are near misses of documented fields which the object lacks. */
export function misspelledKeys(table: NodeTable, node: number, shape: Shape): readonly Rename[] {
  if (shape === SNAPSHOT_SHAPE) return readFrom(table, node, readSections);
  const fields = fieldSetOfShape(shape);
  return fields === undefined ? NONE : readFrom(table, node, (record) => readKeys(fields, record).slips);
}

function readFrom(
  table: NodeTable,
  node: number,
  read: (record: Parameters<typeof readSections>[0]) => readonly Rename[],
): readonly Rename[] {
  const text = table.bytes.subarray(table.start[node] as number, table.end[node] as number);
  const record = tryParseJson(new TextDecoder('utf-8', { ignoreBOM: true }).decode(text));
  return isObject(record) ? read(record) : NONE;
}

function typeUnderMisspelledKey(table: NodeTable, node: number, base: Shape): string | undefined {
  const slip = misspelledKeys(table, node, base).find(({ field }) => field === TYPE);
  return slip === undefined ? undefined : textMember(table, node, slip.spelled);
}

function subjectOf(base: Shape): TypeSubject | undefined {
  const record = recordOfShape(base);
  return record === 'subscription' || record === 'effect' || record === 'trigger' ? record : undefined;
}
