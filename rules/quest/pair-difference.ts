import type { NewJson } from '../../src/bytes/json/edit/edit.js';
import { readKeys, SHARED_FIELDS } from '../../src/model/schema/index.js';
import {
  absentFrom,
  type Claim,
  type CompletePair,
  type FixDraft,
  type JsonValue,
  keyAt,
  listed,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  recordAt,
} from '../kit.js';
import { otherSide, type Side, writableSource } from './pair-source.js';
import type { NameEvidence } from './used-names.js';

/* What a report says of a field that differs, for quest/pair-symmetry. */

/** Different values, with a fix that copies the right one if nothing unknown is lost. */
export function differentValues(pair: CompletePair, field: string, names: NameEvidence) {
  const { inProgress, completed } = pair;
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
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
    at: completed.place.at(field),
    values: { field, value, other, quest: questLabel(inProgress), used },
    related: [{ at: inProgress.place.at(field), message: 'the value of the inProgress entry' }],
    fix,
  };
}

/** How many fields a message names. */
const MAX_NAMED = 3;

/**
 * Fields that only one entry has: known by the completed entry. Its fix copies them as they are spelled.
 *
 * @param isFree whether the other entry has no such key in the file
 */
export function fieldsOfOne(
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
  for (const key of Object.keys(pair[side].record))
    if (Object.hasOwn(other, key)) before = key;
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
  return readKeys('quest-entry', { [field]: record[field] ?? null }).slips.length > 0;
}

export function listOf(fields: readonly string[]): string {
  return listed(fields.map(fieldName), 'and', MAX_NAMED);
}

export function fieldName(field: string): string {
  return SHARED_FIELDS.has(field) ? field : quoteValue(field);
}
