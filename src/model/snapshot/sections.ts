import { keysOf, valuesOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';

/** The sections that an import reads (game-management API, part 2, room-data snapshot), all optional. */
export const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'] as const;
export type SectionName = (typeof SECTIONS)[number];

export function isSection(key: string): key is SectionName {
  return (SECTIONS as readonly string[]).includes(key);
}

/** The most records of a section that are read: 50 MB of real ones have 100,000, of empty ones millions. */
export const MAX_RECORDS = 500_000;

/** The most fields of a record that are read. The documents name about twenty for each kind. */
export const MAX_FIELDS = 2_000_000;

/** The most levels of nesting that are read. Published rooms have fewer than 20. */
export const MAX_LEVELS = 256;

/** The members of a section, in the order in which they are read: the value of each key is at the same index. */
export interface Members {
  readonly keys: readonly string[];
  readonly values: readonly JsonValue[];
}

const NO_MEMBERS: Members = { keys: [], values: [] };

/**
 * Lists the members of an object, and none of any other value. Engines sort numbered keys each time that they list
 * them, so the large sections are listed once.
 */
export function sectionMembers(section: JsonValue | undefined): Members {
  if (!isObject(section)) return NO_MEMBERS;
  const keys = keysOf(section);
  return { keys, values: valuesOf(section, keys) };
}

/** Members with each object among them read; the same ones if that changed none. */
export function readObjects(
  members: Members,
  read: (member: JsonObject, key: string) => JsonObject,
): Members {
  let values: JsonValue[] | undefined;
  for (const [index, key] of members.keys.entries()) {
    const value = members.values[index] ?? null;
    const view = isObject(value) ? read(value, key) : value;
    if (view === value) continue;
    values ??= [...members.values];
    values[index] = view;
  }
  return values === undefined ? members : { keys: members.keys, values };
}

export function sectionOf({ keys, values }: Members): JsonObject {
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
}

/** The largest JSON of an import: 50 MB in the larger meaning (game-management REST API, part 8). */
export const MAX_IMPORTED_BYTES = 52_428_800;

/** 50 MB in the smaller meaning, which is sure to be taken. */
export const SURELY_IMPORTED_BYTES = 50_000_000;

/** Whether a roomTasks section holds anything: a list without elements is nothing. */
export function hasTasks(roomTasks: JsonValue | undefined): boolean {
  return valuesOf(roomTasks).some((value) => !(Array.isArray(value) && value.length === 0));
}
