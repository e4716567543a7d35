import { FIELDS, SHARED_FIELDS } from '../../src/model/schema/index.js';
import {
  arrayField,
  beginsLikeJson,
  type CompletePair,
  isObject,
  type JsonValue,
  member,
  type QuestEntry,
  sameValue,
  textField,
} from '../kit.js';
import type { NameEvidence } from './used-names.js';

export type Side = keyof CompletePair;

export function otherSide(side: Side): Side {
  return side === 'completed' ? 'inProgress' : 'completed';
}

/** The entry to copy a field from; undefined if the copy would overwrite JSON in a string. */
export function writableSource(pair: CompletePair, field: string, names: NameEvidence): Side | undefined {
  const source = sourceOf(pair, field, names);
  if (source === undefined) return undefined;
  const overwritten = pair[otherSide(source)].record;
  return beginsLikeJson(textField(overwritten, field) ?? '') ? undefined : source;
}

/**
 * The entry to copy from: the one with the Name that subscriptions use, the one whose value is not empty,
 * else the inProgress entry. undefined if the copy would overwrite something that the documents do not know.
 */
function sourceOf(pair: CompletePair, field: string, names: NameEvidence): Side | undefined {
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
function sourceOfName(pair: CompletePair, names: NameEvidence): Side | undefined {
  const nameOn = (side: Side): JsonValue | undefined => pair[side].record.Name;
  const used = names.used(pair);
  const free = (['inProgress', 'completed'] as const).filter(
    (side) => !names.isTaken(nameOn(side), pair) && !names.isExpressed(nameOn(otherSide(side))),
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
