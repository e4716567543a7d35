import { mayBeEmpty, otherForm, type RecordName, VECTORS } from '../../src/model/schema/index.js';
import type { PlacedSchemaFault } from '../../src/model/snapshot/records.js';
import {
  type FixDraft,
  isObject,
  type JsonObject,
  type JsonValue,
  overwriteValue,
  type Place,
  replaceValue,
} from '../kit.js';

/** What follows from the quest or is made anew in a subscription. */
const CORRECTED: readonly unknown[] = ['Id', 'Name', 'TaskTriggerId'];
/** The vectors that have a w as well. */
const ROTATIONS: readonly unknown[] = ['rot', 'rotation'];

/** What to write in place of a value of the wrong type, where the value or the documents leave only one thing. */
export function repairOf({ record, fault, place }: PlacedSchemaFault): FixDraft | undefined {
  const { value, wrongType, path } = fault;
  if (value === undefined || wrongType === undefined) return undefined;
  const [expected] = wrongType.split(',');
  const field = path.at(-1);
  if (record === 'snapshot' && field === 'roomTasks' && Array.isArray(value))
    return wrap(
      place,
      ['{"Tasks":', '}'],
      value.length === 0 ? 'safe' : 'unsafe',
      'put the list into an object, as Tasks',
    );
  if (VECTORS.has(field)) return repairOfVector(value, field, place);
  if (expected === 'array' && isObject(value)) return repairOfList(value, place);
  if (value === null && expected === 'string')
    return mayBeEmpty(record, path) || isCorrected(record, field) ? write(place, '""') : undefined;
  if (value === null && expected === 'array') return write(place, '[]');
  if (field === 'ExtraText' && typeof value === 'object' && value !== null)
    return { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] };
  return undefined;
}

/** A list that is an object: of one element, which some serializers write without brackets, or of none. */
function repairOfList(value: JsonObject, place: Place): FixDraft | undefined {
  const keys = Object.keys(value);
  if (keys.length === 0) return write(place, '[]');
  // Its elements by number are several.
  if (keys.every((key) => /^\d+$/.test(key))) return undefined;
  return wrap(place, ['[', ']'], 'unsafe', 'put it into a list');
}

/** Whether another rule knows the right value of a string once it is empty. */
function isCorrected(record: RecordName, field: unknown): boolean {
  return !record.startsWith('quest-entry') && CORRECTED.includes(field);
}

/** A vector in its documented form, where the value holds all its numbers. */
export function repairOfVector(value: JsonValue, field: unknown, place: Place): FixDraft | undefined {
  const vector = otherForm(value, ROTATIONS.includes(field));
  if (vector === undefined) return undefined;
  const json = JSON.stringify(vector);
  // The same numbers in another form.
  return overwriteValue(place, json, `write ${json}`);
}

function write(place: Place, json: string): FixDraft {
  return replaceValue(place, json, 'unsafe', `write ${json}`);
}

function wrap(
  place: Place,
  around: readonly [string, string],
  safety: FixDraft['safety'],
  description: string,
): FixDraft {
  const edit = { kind: 'replace', place, by: { kind: 'copy', of: place, edits: [], around } } as const;
  // The value stays as it is, one level deeper.
  return { safety, description, edits: [safety === 'unsafe' ? { ...edit, discards: true } : edit] };
}
