import type { NewJson } from '../../src/bytes/json/edit/edit.js';
import { childOf } from '../../src/bytes/json/members.js';
import type { Step } from '../../src/bytes/json/pointer.js';
import {
  COMPLETED_FIELDS,
  FIXED_FIELDS,
  OWN_FIELDS,
  readKeys,
  SHARED_FIELDS,
} from '../../src/model/schema/index.js';
import { comparablePair } from '../../src/model/snapshot/quest-entry.js';
import {
  absentFrom,
  type Claim,
  type CompletePair,
  defineRule,
  type FixDraft,
  hasMember,
  isObject,
  type JsonValue,
  keyAt,
  keysOf,
  listed,
  lookAlikeNote,
  member,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  recordAt,
  sameValue,
} from '../kit.js';
import { NameEvidence, otherSide, type Side, writableSource } from './name-evidence.js';

/** The fields in which the entries of a pair may differ, and EntryId, by which they are paired. */
const MAY_DIFFER: ReadonlySet<string> = new Set([...OWN_FIELDS, ...COMPLETED_FIELDS, 'EntryId']);

interface Differs {
  readonly field: string;
  /** The steps from the field to the only value in it that differs. */
  readonly path: readonly Step[];
  /** The value of the completed entry, and that of the inProgress one. */
  readonly value: JsonValue;
  readonly other: JsonValue;
  readonly quest: string;
  /** The Name that the subscriptions of the quest use. */
  readonly used: string | undefined;
}

interface OnlyOne {
  readonly fields: readonly string[];
  readonly side: Side;
  readonly quest: string;
}

export const pairSymmetry = defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  kinds: {
    differs: ({ field, path, value, other, quest, used }: Differs) =>
      `${SHARED_FIELDS.has(field) ? [field, ...path].join('.') : quoteValue([field, ...path].join('.'))} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${used === undefined ? 'decide which is right and write it on both' : `use ${quoteValue(used)}, as its subscriptions do`}${typeof value === 'string' && typeof other === 'string' ? lookAlikeNote(value, other) : ''}`,
    'only-one': ({ fields, side, quest }: OnlyOne) =>
      `${listOf(fields)} ${fields.length === 1 ? 'is' : 'are'} only on the ${side} entry of ${quest}: both entries must have ${fields.length === 1 ? 'it' : 'them'}, or neither`,
  },
  // A value that is an error by itself is reported once.
  onlyIfAlone: true,
  sentence: 'the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { snapshot, eachSubscription }) {
      const names = new NameEvidence(quests, snapshot, eachSubscription);
      for (const pair of quests.pairs.flatMap((each) => comparablePair(each) ?? [])) {
        for (const field of differingFields(pair))
          report({ kind: 'differs', ...differentValues(pair, field, names) });
        for (const side of SIDES) {
          const [first, ...others] = fieldsOnlyOn(side, pair);
          if (first === undefined) continue;
          const without = pair[otherSide(side)];
          // What the other entry has under such a key is read as a documented field.
          const spelled = new Set(
            keysOf(without.record).map((key) => snapshot.spellings.spelledPlace(without.place.at(key)).step),
          );
          const isFree = (field: string): boolean => !spelled.has(field);
          report({ kind: 'only-one', ...fieldsOfOne(pair, side, [first, ...others], isFree) });
        }
      }
    },
  },
});

const SIDES = ['completed', 'inProgress'] as const satisfies readonly Side[];

/** The fields that both entries have, with different values. */
function differingFields({ inProgress, completed }: CompletePair): readonly string[] {
  const found: string[] = [];
  for (const field of keysOf(completed.record)) {
    const [value, other] = [member(completed.record, field) as JsonValue, member(inProgress.record, field)];
    if (value === other || MAY_DIFFER.has(field) || !hasMember(inProgress.record, field)) continue;
    // Whoever accepts another value than the documented one, by turning its rule off, accepts it on one
    // entry.
    if (typeof value === 'boolean' && typeof other === 'boolean' && FIXED_FIELDS.has(field)) continue;
    if (other === undefined || !sameValue(value, other)) found.push(field);
  }
  return found;
}

/** The fields that one entry lacks. schema reports those that every entry has. */
function fieldsOnlyOn(side: Side, pair: CompletePair): readonly string[] {
  const found: string[] = [];
  const other = pair[otherSide(side)].record;
  for (const field of keysOf(pair[side].record))
    if (!hasMember(other, field) && !MAY_DIFFER.has(field) && !SHARED_FIELDS.has(field)) found.push(field);
  return found;
}

/** Shows both values if they still differ when shortened. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}

/* What a report says of a field that differs, for quest/pair-symmetry. */

/** Different values, with a fix that copies the right one if nothing unknown is lost. */
function differentValues(pair: CompletePair, field: string, names: NameEvidence) {
  const { inProgress, completed } = pair;
  const path: Step[] = [];
  let [value, other] = [completed, inProgress].map(({ record }) => member(record, field)) as [
    JsonValue,
    JsonValue,
  ];
  for (let step = onlyDifference(value, other); step !== undefined; step = onlyDifference(value, other)) {
    path.push(step);
    [value, other] = [childOf(value, step) as JsonValue, childOf(other, step) as JsonValue];
  }
  const used = field === 'Name' ? names.used(pair) : undefined;
  const source = writableSource(pair, field, names);
  const fix: FixDraft | undefined = source && {
    safety: 'unsafe',
    description: `copy ${fieldName(field)} from the ${source} entry`,
    edits: [
      {
        kind: 'replace',
        place: pair[otherSide(source)].place.at(field),
        by: copyOf(pair[source].place.at(field)),
      },
    ],
  };
  return {
    at: completed.place.at(field).along(path),
    values: { field, path, value, other, quest: questLabel(inProgress), used },
    related: [{ at: inProgress.place.at(field).along(path), message: 'the value of the inProgress entry' }],
    fix,
  };
}

/** The only step to a value that differs, in two lists of one length or two objects with the same keys. */
function onlyDifference(one: JsonValue, other: JsonValue): Step | undefined {
  const steps = stepsOf(one);
  if (Array.isArray(one) !== Array.isArray(other) || stepsOf(other).length !== steps.length) return undefined;
  const different = steps.filter((step) => {
    const [value, otherValue] = [childOf(one, step), childOf(other, step)];
    return value === undefined || otherValue === undefined || !sameValue(value, otherValue);
  });
  const [step] = different;
  return different.length > 1 || step === undefined || childOf(other, step) === undefined ? undefined : step;
}

function stepsOf(value: JsonValue): readonly Step[] {
  if (Array.isArray(value)) return value.map((_element, index) => index);
  return isObject(value) ? keysOf(value) : [];
}

/** How many fields a message names. */
const MAX_NAMED = 3;

/**
 * Fields that only one entry has: known by the completed entry. Its fix copies them as they are spelled.
 *
 * @param isFree whether the other entry has no such key in the file
 */
function fieldsOfOne(
  pair: CompletePair,
  side: Side,
  fields: readonly [string, ...string[]],
  isFree: (field: string) => boolean,
) {
  const { inProgress, completed } = pair;
  const [first, ...others] = fields;
  const it = others.length === 0 ? 'it' : 'them';
  // Named by the field as well, as it is absent from the other entry: so baselines know it.
  const onlyHere = (field: string): Claim => ({ ...keyAt(completed.place.at(field)), absent: [field] });
  const values = { fields, side, quest: questLabel(inProgress) };
  const added = fields.filter((field) => isFree(field) && !isNearMiss(field, pair[side]));
  const fix = added.length === 0 ? undefined : copyFields(pair, side, added);
  if (side === 'completed') {
    const at: [Claim, ...Claim[]] = [onlyHere(first), ...others.map(onlyHere)];
    const related = [{ at: recordAt(inProgress.place), message: `the entry without ${it}` }];
    return { at, values, related, fix };
  }
  const related = [{ at: keyAt(inProgress.place.at(first)), message: `the entry that has ${it}` }];
  return { at: absentFrom(completed.place, fields), values, related, fix };
}

function copyFields(pair: CompletePair, side: Side, fields: readonly string[]): FixDraft {
  const before = sharedBefore(pair, side);
  return {
    safety: 'unsafe',
    description: `copy ${listOf(fields)} from the ${side} entry`,
    edits: fields.map((key) => {
      const after = before.get(key);
      return {
        kind: 'insert',
        into: pair[otherSide(side)].place,
        key,
        json: copyOf(pair[side].place.at(key)),
        beside: after === undefined ? undefined : { side: 'after', step: after },
      };
    }),
  };
}

/** For each field that only one entry has, the last field before it that both have. */
function sharedBefore(pair: CompletePair, side: Side): ReadonlyMap<string, string | undefined> {
  const other = pair[otherSide(side)].record;
  const places = new Map<string, string | undefined>();
  let before: string | undefined;
  for (const key of keysOf(pair[side].record))
    if (hasMember(other, key)) before = key;
    else places.set(key, before);
  return places;
}

function copyOf(of: Place): NewJson {
  return { kind: 'copy', of, edits: [] };
}

/**
 * Whether a field would be a near miss on an entry that lacks what it resembles, as the inProgress entry
 * lacks Rewards. Where the file has it under that name, it is read as the documented field, and is not to be
 * written a second time.
 */
export function isNearMiss(field: string, { record }: QuestEntry): boolean {
  const { slips } = readKeys('quest-entry', { [field]: member(record, field) ?? null });
  return slips.some(({ field: meant, isOtherWord }) => !isOtherWord || COMPLETED_FIELDS.includes(meant));
}

function listOf(fields: readonly string[]): string {
  return listed(fields.map(fieldName), 'and', MAX_NAMED);
}

function fieldName(field: string): string {
  return SHARED_FIELDS.has(field) ? field : quoteValue(field);
}
