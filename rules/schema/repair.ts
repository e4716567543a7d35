import { otherForm, VECTORS } from '../../src/model/schema/index.js';
import type { PlacedSchemaFault } from '../../src/model/snapshot/records.js';
import { type FixDraft, isObject, type JsonValue, type Place, replaceValue } from '../kit.js';

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
  // A list of one that some serializers write without its brackets.
  if (expected === 'array' && isObject(value)) return wrap(place, ['[', ']'], 'unsafe', 'put it into a list');
  if (value === null && expected === 'string' && !isNeverEmpty(record, field, fault.message))
    return write(place, '""');
  if (value === null && expected === 'array') return write(place, '[]');
  if (field === 'ExtraText' && typeof value === 'object' && value !== null)
    return { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] };
  return undefined;
}

/**
 * Whether an empty text would be no better than null: where the message says to write something else. For an
 * empty Name or TaskTriggerId of a subscription, other rules then know the right one.
 */
function isNeverEmpty(record: string, field: unknown, message: string): boolean {
  const isWrittenByRules =
    !record.startsWith('quest-entry') && (field === 'Name' || field === 'TaskTriggerId');
  return /: write (?!.*"")/.test(message) && !isWrittenByRules;
}

/** A vector in its documented form, where the value holds all its numbers. */
export function repairOfVector(value: JsonValue, field: unknown, place: Place): FixDraft | undefined {
  const vector = otherForm(value, ROTATIONS.includes(field));
  return vector && write(place, JSON.stringify(vector));
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
  return {
    safety,
    description,
    edits: [{ kind: 'replace', place, by: { kind: 'copy', of: place, edits: [], around } }],
  };
}
