import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { isSubscriptionType } from '../schema/index.js';
import { isLogicText } from './logic-text.js';
import { isQuestStatus } from './quest-entry.js';
import type { SectionName } from './sections.js';
import { strayRecord } from './snapshot-shape.js';

export const KEYED_SECTIONS = ['roomItems', 'quests', 'logic'] as const;
export type KeyedSection = (typeof KEYED_SECTIONS)[number];

export type RecordKind = 'quest-entry' | 'room-item' | 'logic-value';
/** Where records of a kind belong. */
export const SECTION_OF = {
  'quest-entry': 'quests',
  'room-item': 'roomItems',
  'logic-value': 'logic',
} as const;

/** Fields of records: an object with one of them is no section. */
const RECORD_FIELDS = ['prefabName', 'pos', 'rot', 'scale', 'EntryId', 'Status', 'ViewNodes'] as const;

/** Whether a member of a quest entry is an entry itself. */
export function isEntryInside(key: string, value: JsonValue): boolean {
  return isObject(value) && value.id === key && strayRecord(value) === 'quest-entry';
}

/** The records in a member of a section: by their keys, or entries by their Status or in a list. */
export function groupOf(
  section: KeyedSection,
  key: string,
  value: JsonValue,
): { readonly object: JsonObject; readonly isById?: boolean } | undefined {
  if (section === 'logic' || typeof value !== 'object' || value === null) return undefined;
  const kind = section === 'quests' ? 'quest-entry' : 'room-item';
  if (Object.hasOwn(value, section === 'quests' ? 'EntryId' : 'prefabName')) return undefined;
  const members = Object.entries<JsonValue>(value);
  if (members.length === 0 || !members.every(([, record]) => strayRecord(record) === kind)) return undefined;
  if (members.length === 1) {
    const [inner = ''] = members[0] ?? [];
    const isOwn = kind === 'room-item' ? IS_NUMBER.test(inner) && !IS_NUMBER.test(key) : inner !== key;
    if (!isOwn || (kind === 'quest-entry' && !isKeyedById(members))) return undefined;
  }
  if (!Array.isArray(value) && (kind === 'room-item' || isKeyedById(members))) return { object: value };
  const isById =
    members.length > 1 && members.every(([, record]) => isObject(record) && typeof record.id === 'string');
  return kind === 'quest-entry' && isById ? { object: Object.fromEntries(members), isById } : undefined;
}

function isKeyedById(members: readonly (readonly [string, JsonValue])[]): boolean {
  return members.every(([key, record]) => isObject(record) && record.id === key);
}

const IS_NUMBER = /^\d+$/;

/** Whether a quests section groups its entries by Status, as an older form of snapshots did. */
export function isStatusGrouped(quests: JsonObject): boolean {
  let groups = 0;
  for (const key in quests) {
    const group = quests[key];
    if (!isQuestStatus(key) || typeof group !== 'object' || group === null || Object.hasOwn(group, 'Status'))
      return false;
    groups++;
  }
  return groups > 0;
}

export function isSectionInside(name: SectionName, value: JsonObject): boolean {
  if (RECORD_FIELDS.some((field) => Object.hasOwn(value, field))) return false;
  return name === 'roomTasks' || !Object.hasOwn(value, 'Tasks');
}

/** The kind of a record that belongs in another section. Of sound records, one field is looked at. */
export function foreignRecord(section: KeyedSection, value: JsonValue): RecordKind | undefined {
  if (typeof value === 'string') return section !== 'logic' && isLogicText(value) ? 'logic-value' : undefined;
  if (!isObject(value)) return undefined;
  if (section === 'logic') return strayRecord(value);
  if (Object.hasOwn(value, section === 'quests' ? 'EntryId' : 'prefabName')) return undefined;
  if (isLogicObject(value)) return 'logic-value';
  const kind = strayRecord(value);
  return kind === undefined || SECTION_OF[kind] === section ? undefined : kind;
}

/** Whether a key says itself that it is the one of a record. */
export function isKeyOf(kind: RecordKind, key: string, value: JsonValue): boolean {
  if (kind === 'quest-entry') return isObject(value) && value.id === key;
  return kind === 'logic-value' || IS_NUMBER.test(key);
}

/** Whether a value is the logic of an item, as a string or as an object. */
export function isLogic(value: JsonValue): boolean {
  if (typeof value === 'string') return isLogicText(value);
  return isObject(value) && isLogicObject(value);
}

/** Whether a value is the Tasks of a logic value, with subscriptions in it. */
export function isTaskList(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.some((task) => isObject(task) && isSubscriptionType(task.$type));
}

export function isLogicObject(value: JsonObject): boolean {
  return Array.isArray(value.Tasks) && Array.isArray(value.ViewNodes);
}
