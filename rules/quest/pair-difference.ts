import type { NewJson } from '../../src/bytes/json/edit/edit.js';
import { FIELDS, readKeys, SHARED_FIELDS } from '../../src/model/schema/index.js';
import {
  absentFrom,
  arrayField,
  beginsLikeJson,
  type Claim,
  type CompletePair,
  type Draft,
  isObject,
  type JsonValue,
  keyAt,
  listed,
  lookAlikeNote,
  member,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  recordAt,
  sameValue,
  type TextEdit,
  textField,
} from '../kit.js';

/** A field that both entries of a pair have, with different values. */
export interface Difference {
  readonly pair: CompletePair;
  readonly field: string;
}

/** What the rest of a file says about the Names of the entries of a quest. */
export interface NameEvidence {
  /** The Name that the subscriptions of the quest use. */
  readonly used: string | undefined;
  /** Whether another quest has this Name. */
  isTaken(name: JsonValue | undefined): boolean;
  /** Whether an expression uses this Name. */
  isExpressed(name: JsonValue | undefined): boolean;
}

/** The finding about different values, whose fix copies the right one if nothing unknown is lost. */
export function differenceDraft(difference: Difference, names: NameEvidence): Draft {
  const { pair, field } = difference;
  const { inProgress, completed } = pair;
  const quest = questLabel(inProgress);
  const name = fieldName(field);
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
  const source = writableSource(difference, names);
  const isUsed = field === 'Name' && (names.used === value || names.used === other);
  const advice = isUsed
    ? `use ${quoteValue(names.used ?? null)}, as its subscriptions do`
    : 'decide which is right and write it on both';
  const alike = typeof value === 'string' && typeof other === 'string' ? lookAlikeNote(value, other) : '';
  const at = completed.place.at(field);
  return {
    at,
    kind: 'differs',
    message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${advice}${alike}`,
    related: [{ at: inProgress.place.at(field), message: 'the value of the inProgress entry' }],
    fix: source && {
      safety: 'unsafe',
      description: `copy ${name} from the ${source} entry`,
      edits: [
        {
          kind: 'replace',
          place: pair[source === 'inProgress' ? 'completed' : 'inProgress'].place.at(field),
          by: copyOf(pair[source].place.at(field)),
        },
      ],
    },
  };
}

export type Side = keyof CompletePair;

/** How many fields a message names. */
const MAX_NAMED = 3;

/**
 * Fields that only one entry has: known by the completed entry. Its fix copies them as they are spelled.
 *
 * @param isFree whether the other entry has no such key in the file
 */
export function onlyOnDraft(
  pair: CompletePair,
  side: Side,
  fields: readonly string[],
  isFree: (field: string) => boolean,
): Draft {
  const { inProgress, completed } = pair;
  const isHere = side === 'completed';
  const [first = '', ...others] = fields;
  const it = others.length === 0 ? 'it' : 'them';
  const before = sharedBefore(pair, side);
  const added = fields.filter((field) => isFree(field) && !isNearMiss(field, pair[side]));
  const copied = (field: string): TextEdit => {
    const after = before.get(field);
    return {
      kind: 'insert',
      into: (isHere ? inProgress : completed).place,
      key: field,
      json: copyOf(pair[side].place.at(field)),
      beside: after === undefined ? undefined : { side: 'after', step: after },
    };
  };
  // Named by the field as well, as it is absent from the other entry: so baselines know it.
  const onlyHere = (field: string): Claim => ({ ...keyAt(completed.place.at(field)), absent: [field] });
  return {
    kind: 'only-one',
    at: isHere ? [onlyHere(first), ...others.map(onlyHere)] : absentFrom(completed.place, fields),
    message: `${listOf(fields)} ${others.length === 0 ? 'is' : 'are'} only on the ${side} entry of ${questLabel(inProgress)}: both entries must have ${it}, or neither`,
    related: [
      isHere
        ? { at: recordAt(inProgress.place), message: `the entry without ${it}` }
        : { at: keyAt(inProgress.place.at(first)), message: `the entry that has ${it}` },
    ],
    fix:
      added.length === 0
        ? undefined
        : {
            safety: 'unsafe',
            description: `copy ${listOf(added)} from the ${side} entry`,
            edits: added.map(copied),
          },
  };
}

/**
 * Whether a field would be a near miss on an entry that lacks what it resembles, as the inProgress entry
 * lacks Rewards. Where the file has it under that name, it is read as the documented field, and is not to be
 * written a second time.
 */
export function isNearMiss(field: string, { record }: QuestEntry): boolean {
  return readKeys('quest-entry', { [field]: record[field] ?? null }).slips.length > 0;
}

function listOf(fields: readonly string[]): string {
  const names = fields.slice(0, MAX_NAMED).map((field) => fieldName(field));
  const left = fields.length - names.length;
  return listed(left > 0 ? [...names, `${left} more`] : names, 'and');
}

/** For each field that only one entry has, the last field before it that both have. */
function sharedBefore(pair: CompletePair, side: Side): ReadonlyMap<string, string | undefined> {
  const other = pair[side === 'completed' ? 'inProgress' : 'completed'].record;
  const places = new Map<string, string | undefined>();
  let before: string | undefined;
  for (const key of Object.keys(pair[side].record))
    if (Object.hasOwn(other, key)) before = key;
    else places.set(key, before);
  return places;
}

function copyOf(of: Place): NewJson {
  return { kind: 'copy', of, edits: [] };
}

function fieldName(field: string): string {
  return SHARED_FIELDS.has(field) ? field : quoteValue(field);
}

/** The entry to copy from; undefined if the copy would overwrite JSON in a string. */
function writableSource(difference: Difference, names: NameEvidence): Side | undefined {
  const source = sourceOf(difference, names);
  if (source === undefined) return undefined;
  const overwritten = difference.pair[source === 'inProgress' ? 'completed' : 'inProgress'];
  return beginsLikeJson(textField(overwritten.record, difference.field) ?? '') ? undefined : source;
}

/**
 * The entry to copy from: the one with the Name that subscriptions use, the one whose value is not empty,
 * else the inProgress entry. undefined if the copy would overwrite something that the documents do not know.
 */
function sourceOf({ pair, field }: Difference, names: NameEvidence): Side | undefined {
  const { inProgress, completed } = pair;
  if (!SHARED_FIELDS.has(field)) return undefined;
  if (field === 'Name') return sourceOfName(pair, names);
  if (completed.record[field] === '') return 'inProgress';
  if (inProgress.record[field] === '') return 'completed';
  // The content of a dialogue is not documented.
  if (field === 'ExtraText') return undefined;
  if (field !== 'Requirements') return 'inProgress';
  if (coversRequirements(inProgress, completed)) return 'inProgress';
  return coversRequirements(completed, inProgress) ? 'completed' : undefined;
}

/** No fix gives a quest the Name of another one, or takes away one that an expression uses. */
function sourceOfName(pair: CompletePair, { used, isTaken, isExpressed }: NameEvidence): Side | undefined {
  const nameOn = (side: Side): JsonValue | undefined => pair[side].record.Name;
  const free = (['inProgress', 'completed'] as const).filter(
    (side) =>
      !isTaken(nameOn(side)) && !isExpressed(nameOn(side === 'inProgress' ? 'completed' : 'inProgress')),
  );
  return used === undefined ? free[0] : free.find((side) => nameOn(side) === used);
}

/** Whether the requirements of one entry include those of the other, with their unknown fields. */
function coversRequirements(from: QuestEntry, to: QuestEntry): boolean {
  const source = arrayField(from.record, 'Requirements');
  const replaced = arrayField(to.record, 'Requirements');
  if (source === undefined || replaced === undefined || ![...source, ...replaced].every(isPlainRecord))
    return false;
  const ids = new Set(source.map((each) => (isObject(each) ? each.id : undefined)));
  return replaced.every((requirement, index) => {
    const same = source[index];
    if (!isObject(requirement) || !ids.has(requirement.id)) return false;
    return Object.entries(requirement).every(([key, value]) => {
      if (Object.hasOwn(FIELDS.requirement, key)) return true;
      const other = same !== undefined && isObject(same) ? member(same, key) : undefined;
      return other !== undefined && sameValue(value, other);
    });
  });
}

/** Whether nothing undocumented can be inside the documented fields of a requirement. */
function isPlainRecord(requirement: JsonValue): boolean {
  if (!isObject(requirement)) return false;
  return Object.keys(FIELDS.requirement).every((key) => {
    const value = member(requirement, key) ?? '';
    return typeof value === 'string' ? !beginsLikeJson(value) : typeof value !== 'object';
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
