import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { FIELDS, isOfKind } from '../schema/index.js';
import type { KeyedSection } from './misplaced-records.js';

const RECORD = { quests: 'quest-entry', roomItems: 'room-item' } as const;

/** Whether a member of a section is a field that belongs in one of its records. */
export function isStrayField(section: KeyedSection, key: string, value: JsonValue): boolean {
  if (section === 'logic') return false;
  const fields = FIELDS[RECORD[section]];
  const kind = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return kind !== undefined && isOfKind(kind, value);
}

/** A record with the fields that are beside it by mistake. */
export interface CompletedRecord {
  readonly key: string;
  readonly fields: JsonObject;
}

/** The record that lacks the fields beside it; undefined if several do, or none. */
export function completedRecord(records: JsonObject, strays: readonly string[]): CompletedRecord | undefined {
  if (strays.length === 0) return undefined;
  const [key, ...others] = Object.keys(records).filter((each) => {
    const record = records[each] ?? null;
    if (strays.includes(each) || !isObject(record)) return false;
    return strays.every((field) => !Object.hasOwn(record, field));
  });
  if (key === undefined || others.length > 0) return undefined;
  return { key, fields: Object.fromEntries(strays.map((field) => [field, records[field] ?? null])) };
}

/** Whether a section has members, none of which is an object that may be a record. */
export function hasNoRecords(section: JsonObject, foreign: ReadonlySet<string>): boolean {
  let count = 0;
  for (const key in section) {
    if (!foreign.has(key) && isObject(section[key] ?? null)) return false;
    count++;
  }
  return count > 0;
}
