import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { documentedFieldCount, nearestName, separatesWords } from '../schema/index.js';
import { isLogicText } from './logic-text.js';
import { isSection } from './looks-like-snapshot.js';
import { SECTIONS, type SectionName } from './sections.js';

/** A top-level key that is most likely a misspelling of an absent section. */
export interface SectionSlip {
  readonly field: SectionName;
  readonly spelled: string;
}

const NONE: readonly SectionSlip[] = Object.freeze([]);

/** Another word for `roomItems`, where it holds items. */
const ITEMS = 'items';

/** This many documented fields make an object a record of a section. */
const FIELDS_OF_A_RECORD = 2;
/** This many records of a section are looked at. */
const MAX_LOOKED_AT = 20;

/** The top-level keys that are near misses of absent sections. */
export function readSections(root: JsonObject): readonly SectionSlip[] {
  let slips: SectionSlip[] | undefined;
  for (const key of Object.keys(root)) {
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
  return nearestName(key, SECTIONS) ?? SECTIONS.find((name) => separatesWords(key, name));
}

function meantSection(key: string, root: JsonObject): SectionName | undefined {
  if (isSection(key)) return undefined;
  const meant = resembling(key);
  const field = SECTIONS.find((name) => name === meant);
  if (field === undefined || Object.hasOwn(root, field)) return undefined;
  return holdsRecordsOf(field, root[key] ?? null) ? field : undefined;
}

export function holdsRecordsOf(section: SectionName, value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const elements = Object.values(value).slice(0, MAX_LOOKED_AT);
  switch (section) {
    case 'roomItems':
      return elements.some((item) => documentedFieldCount('room-item', item) >= FIELDS_OF_A_RECORD);
    case 'quests':
      return elements.some((entry) => documentedFieldCount('quest-entry', entry) >= FIELDS_OF_A_RECORD);
    case 'settings':
      return documentedFieldCount('settings', value) > 0;
    case 'roomTasks':
      return Array.isArray(value.Tasks);
    case 'logic':
      return elements.some(isLogicValue);
  }
}

function isLogicValue(value: JsonValue): boolean {
  if (typeof value !== 'string') return documentedFieldCount('logic-value', value) >= FIELDS_OF_A_RECORD;
  return isLogicText(value);
}
