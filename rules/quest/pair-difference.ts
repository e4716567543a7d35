import {
  arrayField,
  type CompletePair,
  type Draft,
  type FixDraft,
  isObject,
  type JsonObject,
  type JsonValue,
  keyAt,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  recordAt,
  sameValue,
} from '../kit.js';
import { SHARED_FIELDS } from './field-findings.js';

/** A field in which the entries of a pair differ. */
export interface Difference {
  readonly pair: CompletePair;
  readonly field: string;
}

/**
 * The finding about a difference. Its fix copies the field from the entry that is right, and never loses a value that the documents do
 * not know.
 *
 * @param usedName the Name that the subscriptions of the quest use
 */
export function differenceDraft(difference: Difference, usedName: string | undefined): Draft {
  const { pair, field } = difference;
  const { inProgress, completed } = pair;
  const quest = questLabel(inProgress);
  const name = SHARED_FIELDS.has(field) ? field : quoteValue(field);
  if (!Object.hasOwn(completed.record, field)) return onlyOn('inProgress', pair, field, name);
  if (!Object.hasOwn(inProgress.record, field)) return onlyOn('completed', pair, field, name);
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
  const source = sourceOf(difference, usedName);
  const isUsed = field === 'Name' && (usedName === value || usedName === other);
  const advice = isUsed
    ? `use ${quoteValue(usedName)}, as its subscriptions do`
    : 'use the same value on both';
  const at = completed.place.at(field);
  return {
    at,
    message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${advice}`,
    related: [{ at: inProgress.place.at(field), message: 'the value of the inProgress entry' }],
    fix: source && copyField(source, source === 'inProgress' ? completed : inProgress, pair, field, name),
  };
}

type Side = keyof CompletePair;

/** A field that one entry lacks. The finding is at the completed entry. */
function onlyOn(side: Side, pair: CompletePair, field: string, name: string): Draft {
  const { inProgress, completed } = pair;
  const isHere = side === 'completed';
  return {
    at: isHere ? keyAt(completed.place.at(field)) : recordAt(completed.place),
    message: `${name} is only on the ${side} entry of ${questLabel(inProgress)}: both entries must have it, or neither`,
    related: [
      isHere
        ? { at: recordAt(inProgress.place), message: 'the entry without it' }
        : { at: keyAt(inProgress.place.at(field)), message: 'the entry that has it' },
    ],
    fix: copyField(side, isHere ? inProgress : completed, pair, field, name),
  };
}

/** Copies a field as it is spelled and laid out in the file. */
function copyField(side: Side, to: QuestEntry, pair: CompletePair, field: string, name: string): FixDraft {
  const from = pair[side];
  const copy = { kind: 'copy', of: from.place.at(field), edits: [] } as const;
  const place: Place = to.place.at(field);
  return {
    safety: 'unsafe',
    description: `copy ${name} from the ${side} entry`,
    edits: [
      Object.hasOwn(to.record, field)
        ? { kind: 'replace', place, by: copy }
        : {
            kind: 'insert',
            into: to.place,
            key: field,
            json: copy,
            beside: neighbour(from.record, to.record, field),
          },
    ],
  };
}

/**
 * The entry to copy from: the one with the Name that subscriptions use, the one whose value is not empty, else the inProgress entry.
 * undefined if the copy would overwrite something that the documents do not know.
 */
function sourceOf({ pair, field }: Difference, usedName: string | undefined): Side | undefined {
  const { inProgress, completed } = pair;
  if (!SHARED_FIELDS.has(field)) return undefined;
  if (field === 'Name') return usedName === completed.record.Name ? 'completed' : 'inProgress';
  if (isEmpty(completed.record[field])) return 'inProgress';
  if (isEmpty(inProgress.record[field])) return 'completed';
  // The content of a dialogue is not documented.
  if (field === 'ExtraText') return undefined;
  if (field !== 'Requirements') return 'inProgress';
  if (coversRequirements(inProgress, completed)) return 'inProgress';
  return coversRequirements(completed, inProgress) ? 'completed' : undefined;
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

const REQUIREMENT_FIELDS: ReadonlySet<string> = new Set(['delete', 'amount', 'type', 'id']);

/** Whether the requirements of one entry can replace those of the other: each of them is there, with all its unknown fields. */
function coversRequirements(from: QuestEntry, to: QuestEntry): boolean {
  const source = arrayField(from.record, 'Requirements') ?? [];
  const ids = new Set(source.map((each) => (isObject(each) ? each.id : undefined)));
  return (arrayField(to.record, 'Requirements') ?? []).every((requirement, index) => {
    const same = source[index];
    if (same !== undefined && sameValue(requirement, same)) return true;
    if (!isObject(requirement) || !ids.has(requirement.id)) return false;
    return Object.entries(requirement).every(([key, value]) => {
      if (REQUIREMENT_FIELDS.has(key)) return true;
      const other = isObject(same) && Object.hasOwn(same, key) ? same[key] : undefined;
      return other !== undefined && sameValue(value, other);
    });
  });
}

/** Shows both values if they still differ when shortened. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}

/** Where to insert a field: after the field that precedes it on the other entry. */
function neighbour(
  from: JsonObject,
  to: JsonObject,
  field: string,
): { side: 'after'; step: string } | undefined {
  const keys = Object.keys(from);
  const before = keys.slice(0, keys.indexOf(field)).findLast((key) => Object.hasOwn(to, key));
  return before === undefined ? undefined : { side: 'after', step: before };
}
