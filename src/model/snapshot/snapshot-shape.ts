import { hasMember, keysOf, member, membersOf, valuesOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { documentedFieldCount, type FieldSetName, isSubscriptionType, meantName } from '../schema/index.js';
import { isSection, SECTIONS, type SectionName } from './sections.js';

/* Parts of a snapshot that are recognized by what they hold: sections under other names, records out of place. */

/** A JSON text in which no ASCII letter is written as an escape, however deep the strings are. */
export function withPlainLetters(text: string): string {
  if (!text.includes('\\u00')) return text;
  return text.replaceAll(/(?<!\\)\\+u00([46][1-9a-f]|[57][0-9a])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Whether a string holds the logic of an item. */
export function isLogicText(text: string): boolean {
  return /^\s*\{/.test(text) && /"(?:Tasks|ViewNodes)"\s*:/.test(withPlainLetters(text));
}

/** A top-level key that is most likely a misspelling of an absent section. */
export interface SectionSlip {
  readonly field: SectionName;
  readonly spelled: string;
}

const NONE: readonly SectionSlip[] = Object.freeze([]);

/** Another word for `roomItems`, where it holds items. */
const ITEMS = 'items';

/** This many documented fields make an object a record. */
const FIELDS_OF_A_RECORD = 2;
/** This many members are looked at to recognize records by id. */
const MAX_LOOKED_AT = 20;

/** The top-level keys that are near misses of absent sections. */
export function readSections(root: JsonObject): readonly SectionSlip[] {
  let slips: SectionSlip[] | undefined;
  for (const key of keysOf(root)) {
    const field = meantSection(key, root);
    if (field === undefined || slips?.some((slip) => slip.field === field)) continue;
    slips ??= [];
    slips.push({ field, spelled: key });
  }
  return slips ?? NONE;
}

/** Whether a top-level key is that of a section or a near miss of one, whatever others there are. */
export function resemblesSection(key: string): boolean {
  return isSection(key) || resembling(key) !== undefined;
}

function resembling(key: string): string | undefined {
  if (key === ITEMS) return 'roomItems';
  return meantName(key, SECTIONS);
}

function meantSection(key: string, root: JsonObject): SectionName | undefined {
  if (isSection(key)) return undefined;
  const meant = resembling(key);
  const field = SECTIONS.find((name) => name === meant);
  if (field === undefined || hasMember(root, field)) return undefined;
  return holdsRecordsOf(field, member(root, key) ?? null) ? field : undefined;
}

export function holdsRecordsOf(section: SectionName, value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const elements = valuesOf(value).slice(0, MAX_LOOKED_AT);
  switch (section) {
    case 'roomItems':
      return elements.some((item) => isRecord('room-item', item));
    case 'quests':
      return elements.some((entry) => isRecord('quest-entry', entry));
    case 'settings':
      return documentedFieldCount('settings', value) > 0;
    case 'roomTasks':
      return Array.isArray(member(value, 'Tasks'));
    case 'logic':
      return elements.some((value) =>
        typeof value === 'string' ? isLogicText(value) : isRecord('logic-value', value),
      );
  }
}

/** What a file without sections looks like. */
export type Lookalike =
  /** A snapshot inside something else: the path to it. */
  | { readonly kind: 'wrapped'; readonly path: readonly string[] }
  /** A single record, or records by id without their section. */
  | { readonly kind: 'record'; readonly record: LoneRecord; readonly isMany: boolean }
  | { readonly kind: 'response' }
  | { readonly kind: 'other' };

type LoneRecord = 'quest-entry' | 'room-item' | 'settings' | 'logic-value' | 'subscription';

/** This many objects and levels are searched for a snapshot inside another object. */
const MAX_SEARCHED = 200;
const MAX_SEARCHED_DEPTH = 4;

/** Whether a parsed file holds a section of a snapshot, or a near miss of one. */
export function holdsSection(root: JsonValue): boolean {
  if (!isObject(root)) return false;
  return SECTIONS.some((name) => hasMember(root, name)) || readSections(root).length > 0;
}

/** What a root object without sections looks like. */
export function lookalike(root: JsonObject): Lookalike {
  const path = findSnapshot(root);
  if (path !== undefined) return { kind: 'wrapped', path };
  const record = loneRecord(root);
  if (record !== undefined) return { kind: 'record', record, isMany: false };
  const members = valuesOf(root).slice(0, MAX_LOOKED_AT).map(loneRecord);
  const [first] = members;
  if (first !== undefined && members.every((each) => each === first))
    return { kind: 'record', record: first, isMany: true };
  return { kind: RESPONSE_KEYS.some((key) => hasMember(root, key)) ? 'response' : 'other' };
}

/** Searches the objects inside an object, nearest first. */
function findSnapshot(root: JsonObject): readonly string[] | undefined {
  let level: { readonly path: readonly string[]; readonly value: JsonObject }[] = [{ path: [], value: root }];
  let searched = 0;
  for (let depth = 0; depth < MAX_SEARCHED_DEPTH; depth++) {
    const next: typeof level = [];
    for (const { path, value } of level)
      for (const [key, inner] of membersOf(value)) {
        if (!isObject(inner) || ++searched > MAX_SEARCHED) continue;
        if (holdsSection(inner)) return [...path, key];
        next.push({ path: [...path, key], value: inner });
      }
    level = next;
  }
  return undefined;
}

/** The section in which an object in `logic` belongs, by its fields. */
export function strayRecord(value: JsonValue): 'quest-entry' | 'room-item' | undefined {
  if (!isObject(value) || hasMember(value, 'Tasks') || hasMember(value, 'ViewNodes')) return undefined;
  const record = loneRecord(value);
  return record === 'quest-entry' || record === 'room-item' ? record : undefined;
}

function loneRecord(value: JsonValue | undefined): LoneRecord | undefined {
  if (!isObject(value)) return undefined;
  if (isSubscriptionType(member(value, '$type'))) return 'subscription';
  if (isRecord('quest-entry', value) && (hasMember(value, 'EntryId') || hasMember(value, 'Status')))
    return 'quest-entry';
  if (isRecord('room-item', value)) return 'room-item';
  if (isRecord('settings', value)) return 'settings';
  return isRecord('logic-value', value) && Array.isArray(member(value, 'Tasks')) ? 'logic-value' : undefined;
}

function isRecord(fields: FieldSetName, value: JsonValue | undefined): boolean {
  return documentedFieldCount(fields, value) >= FIELDS_OF_A_RECORD;
}

/** Keys of a server's response, for which the documents show no shape. */
const RESPONSE_KEYS = ['error', 'errors', 'message', 'code', 'statusCode', 'status', 'success'] as const;
