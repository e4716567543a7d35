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

/** The record that lacks all of these fields; undefined if several do, or none. */
export function ownerOf(strays: readonly string[], section: JsonObject): string | undefined {
  const owners = Object.keys(section).filter((key) => {
    const record = section[key] ?? null;
    return (
      !strays.includes(key) && isObject(record) && strays.every((field) => !Object.hasOwn(record, field))
    );
  });
  return owners.length === 1 ? owners[0] : undefined;
}
