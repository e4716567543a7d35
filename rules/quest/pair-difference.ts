import {
  arrayField,
  beginsLikeJson,
  type CompletePair,
  type Draft,
  entryCause,
  FIELDS,
  isObject,
  type JsonValue,
  keyAt,
  listed,
  lookAlikeNote,
  member,
  type NewJson,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  readKeys,
  recordAt,
  SHARED_FIELDS,
  sameValue,
  type Together,
  textField,
  wordsOf,
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
    : 'use the same value on both';
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

/** A draft of one of several fields of a quest: one entry is from another version. */
export function amongSeveral(
  draft: Draft,
  { inProgress, completed }: CompletePair,
  fields: readonly string[],
): Draft {
  const own = wordsOf(draft);
  return {
    ...draft,
    cause: JSON.stringify(['several fields', completed.key]),
    message: ({ drafts }) =>
      drafts < fields.length
        ? own
        : `${listed(fields.map(fieldName), 'and', MAX_NAMED)} differ between the two entries of ${questLabel(inProgress)}: use the same values on both`,
    again: { message: own },
    fix: draft.fix && { ...draft.fix, description: 'copy the values that differ' },
  };
}

export type Side = keyof CompletePair;

/** How many fields a message names. */
const MAX_NAMED = 3;

/**
 * A field that the other entry lacks. The finding is at the completed entry, and its fix copies the field as
 * it is spelled in the file.
 *
 * @param after the field after which it is to be inserted, if there is one
 */
export function onlyOnDraft({ pair, field }: Difference, side: Side, after: string | undefined): Draft {
  const { inProgress, completed } = pair;
  const isHere = side === 'completed';
  const it = ({ fields }: Together): string => (fields.length === 1 ? 'it' : 'them');
  return {
    kind: 'only-one',
    at: isHere ? keyAt(completed.place.at(field)) : recordAt(completed.place),
    cause: entryCause(completed, [completed.key, side]),
    fields: [field],
    message: (all) =>
      `${listOf(all.fields)} ${all.fields.length === 1 ? 'is' : 'are'} only on the ${side} entry of ${questLabel(inProgress)}: both entries must have ${it(all)}, or neither`,
    related: [
      isHere
        ? { at: recordAt(inProgress.place), message: (all) => `the entry without ${it(all)}` }
        : { at: keyAt(inProgress.place.at(field)), message: (all) => `the entry that has ${it(all)}` },
    ],
    again: { most: 0 },
    fix: isNearMiss(field, pair[side])
      ? undefined
      : {
          safety: 'unsafe',
          description: ({ fields }) => `copy ${listOf(fields)} from the ${side} entry`,
          edits: [
            {
              kind: 'insert',
              into: (isHere ? inProgress : completed).place,
              key: field,
              json: copyOf(pair[side].place.at(field)),
              beside: after === undefined ? undefined : { side: 'after', step: after },
            },
          ],
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
export function sharedBefore(pair: CompletePair, side: Side): ReadonlyMap<string, string | undefined> {
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
