import type { NodeTable } from '../../bytes/json/node-table.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { isObject, type JsonObject } from '../../bytes/json/value.js';
import { textOf } from '../../bytes/text/wtf8.js';
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
} from '../../model/schema/known-fields.js';
import {
  type KeySlip,
  meantType,
  readKeys,
  resemblesField,
  type TypeSubject,
} from '../../model/schema/near-miss.js';
import { readSections, resemblesSection } from '../../model/snapshot/snapshot-shape.js';
import { nodeShape, textMember, typeOf } from './schema-lookup.js';

/* Misspelled names that were corrected, if the second file has the documented name instead. */

/** A key of an object of the first file that is a near miss of a documented field, and the field. */
export type Rename = Pick<KeySlip, 'field' | 'spelled'>;

const TYPE = '$type';
const NONE: readonly Rename[] = [];

/** The shape of a record of the first file, with the `$type` of the second if the first misspells it. */
export function correctedShape(
  before: NodeTable,
  a: number,
  after: NodeTable,
  b: number,
  placed: Shape,
): Shape {
  const now = correctedType(before, a, after, b, placed);
  return now === undefined ? nodeShape(before, a, placed) : kindShape(kindsOf(placed), now);
}

/** The `$type` of a record of the second file, if the first one misspells it. */
export function correctedType(
  before: NodeTable,
  a: number,
  after: NodeTable,
  b: number,
  placed: Shape,
): string | undefined {
  if (!before.isObject(a) || !after.isObject(b)) return undefined;
  const base = kindsOf(placed);
  const now = hasKinds(base) ? typeOf(after, b) : undefined;
  if (now === undefined || kindShape(base, now) === UNKNOWN_SHAPE) return undefined;
  const own = typeOf(before, a);
  if (own === now) return undefined;
  const was = own ?? typeUnderMisspelledKey(before, a, base);
  const subject = subjectOf(base);
  const isCorrected =
    was === now || (was !== undefined && subject !== undefined && meantType(subject, was) === now);
  return isCorrected ? now : undefined;
}

function kindsOf(placed: Shape): Shape {
  return holdsJson(placed) ? insideShape(placed) : placed;
}

/** The keys that are near misses of documented fields which the object lacks. */
export function misspelledKeys(table: NodeTable, node: number, shape: Shape): readonly Rename[] {
  if (shape === SNAPSHOT_SHAPE) return readFrom(table, node, resemblesSection, readSections);
  const fields = fieldSetOfShape(shape);
  if (fields === undefined) return NONE;
  return readFrom(
    table,
    node,
    (key) => resemblesField(fields, key),
    (record) => readKeys(fields, record).slips,
  );
}

/** Reads the members of an object that matter. It may have millions of others. */
function readFrom(
  table: NodeTable,
  node: number,
  matters: (key: string) => boolean,
  read: (record: JsonObject) => readonly Rename[],
): readonly Rename[] {
  const members: string[] = [];
  const limit = table.after[node] as number;
  for (let child = node + 1; child < limit; child = table.after[child] as number) {
    if (!matters(table.keyText(child))) continue;
    members.push(textOf(table.bytes.subarray(table.key[child] as number, table.end[child] as number)));
  }
  const record = members.length === 0 ? undefined : tryParseJson(`{${members.join(',')}}`);
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
