import type { KnownEffect } from '../../src/model/catalog/catalog.js';
import { isOfKind } from '../../src/model/catalog/value-kind.js';
import {
  absentFrom,
  type Draft,
  type JsonObject,
  keyAt,
  NearNames,
  type Place,
  quoteValue,
  renameMember,
} from '../kit.js';
import { KIND_WORDS } from '../wording/value-kind.js';

/** Whether nothing is wrong, which is quickly seen. */
export function isSound({ needed, slips }: KnownEffect, record: JsonObject): boolean {
  for (const [name, kind] of needed) {
    const value = record[name];
    if (value === undefined || !isOfKind(value, kind)) return false;
  }
  for (const slip of slips.keys()) if (Object.hasOwn(record, slip)) return false;
  return true;
}

/** Parameters that are missing, of another kind, or under another name. */
export function wrongParameters(
  type: string,
  known: KnownEffect,
  record: JsonObject,
  place: Place,
): readonly Draft[] {
  const found: Draft[] = [];
  const missing: string[] = [];
  const slips = new Map(known.slips);
  for (const [name, kind] of known.needed) {
    const value = record[name];
    if (value === undefined) {
      const spelled = spelledOtherwise(name, known, record);
      if (spelled === undefined) missing.push(name);
      else slips.set(spelled, name);
    } else if (!isOfKind(value, kind))
      found.push({
        kind: 'other-type',
        at: place.at(name),
        message: `${name} of this ${type} is ${quoteValue(value)}: write ${KIND_WORDS[kind]}`,
      });
  }
  for (const each of misnamed(type, slips, record, place)) found.push(each);
  const [first, ...others] = missing;
  if (first === undefined) return found;
  const kind = known.needed.get(first);
  const advice = others.length > 0 || kind === undefined ? 'add them' : `add it as ${KIND_WORDS[kind]}`;
  found.push({
    kind: 'missing',
    at: absentFrom(place, missing),
    message: `this ${type} has no ${missing.join(' and no ')}: ${advice}`,
  });
  return found;
}

/** Parameters under a name that people write for them. */
export function misnamed(
  type: string,
  slips: KnownEffect['slips'],
  record: JsonObject,
  place: Place,
): readonly Draft[] {
  const found: Draft[] = [];
  for (const [slip, name] of slips)
    if (Object.hasOwn(record, slip) && !Object.hasOwn(record, name))
      found.push(renamed(type, slip, name, place));
  return found;
}

/** The key of a record that most likely is another spelling of a name. */
function spelledOtherwise(name: string, { needed }: KnownEffect, record: JsonObject): string | undefined {
  const names = new NearNames([name]);
  return Object.keys(record).find((key) => !needed.has(key) && names.meant(key) !== undefined);
}

function renamed(type: string, slip: string, name: string, place: Place): Draft {
  const at = place.at(slip);
  return {
    at: keyAt(at),
    kind: 'other-name',
    message: `this ${type} has ${slip}: rename it to ${name}`,
    fix: renameMember(at, name, slip),
  };
}
