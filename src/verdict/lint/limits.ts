import { locate } from '../../bytes/json/locate.js';
import { keysOf, member } from '../../bytes/json/members.js';
import { Place } from '../../bytes/json/place.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { type Span, span } from '../../bytes/text/span.js';
import { MAX_FIELDS, MAX_RECORDS, SECTIONS } from '../../model/snapshot/sections.js';
import type { ActiveRule, RulePack } from './pack.js';
import type { LimitName, TextFault } from './rule.js';

/** How much of a file is read at all. */
export type Limits = Readonly<Record<LimitName, number>>;

/** What can be read safely: strings of half a gigabyte, recursion of the walk, memory for findings. */
const SAFE: Limits = { maxBytes: 500_000_000, maxDepth: 1_000, maxRecords: MAX_RECORDS };

/** The limits that the active rules set, none above what can be read safely. */
export function limitsOf(active: readonly ActiveRule[]): Limits {
  const limit = (name: LimitName): number => {
    let lowest = SAFE[name];
    for (const { rule, options } of active) {
      const option = rule.limits?.[name];
      const set = option === undefined ? undefined : options[option];
      if (typeof set === 'number') lowest = Math.min(lowest, set);
    }
    return lowest;
  };
  return { maxBytes: limit('maxBytes'), maxDepth: limit('maxDepth'), maxRecords: limit('maxRecords') };
}

/** The rule that reports what is beyond a limit. */
export function ruleOfLimit(pack: RulePack, name: LimitName): string | undefined {
  return [...pack.values()].find(({ limits }) => limits?.[name] !== undefined)?.id;
}

/** The first section with more records than are read, or the text itself with more sections. */
export function oversizedSection(bytes: Uint8Array, value: JsonValue, most: number): TextFault | undefined {
  if (!isObject(value)) return undefined;
  const sections = keysOf(value).length;
  if (sections > most)
    return { kind: 'records', section: undefined, count: sections, most, span: span(0, 0) };
  for (const section of SECTIONS) {
    const records = member(value, section);
    const count = keysOf(records).length;
    if (count > most)
      return { kind: 'records', section, count, most, span: keyAt(bytes, Place.root.at(section)) };
  }
  return undefined;
}

function keyAt(bytes: Uint8Array, place: Place): Span {
  return locate(bytes, [place]).of(place)?.key ?? span(0, 0);
}

/** The first record with more fields than are read. @param members of all objects in the text */
export function oversizedRecord(
  bytes: Uint8Array,
  value: JsonValue,
  members: number,
  most = MAX_FIELDS,
): TextFault | undefined {
  if (members <= most || !isObject(value)) return undefined;
  for (const section of keysOf(value)) {
    const records = member(value, section);
    if (!isObject(records)) continue;
    for (const record of keysOf(records)) {
      const fields = member(records, record);
      const count = keysOf(fields).length;
      if (count <= most) continue;
      const key = keyAt(bytes, Place.root.at(section).at(record));
      return { kind: 'fields', section, record, count, most, span: key };
    }
  }
  return undefined;
}

/** The number of members of all objects in a value. */
export function countMembers(value: JsonValue): number {
  let members = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) members += keysOf(next).length;
    for (const part of Object.values(next)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return members;
}
