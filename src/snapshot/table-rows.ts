import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { documentedFieldCount } from '../schema/index.js';
import { LEFT_OUT_WORDS } from '../text/left-out-words.js';
import type { KeyedSection } from './misplaced-records.js';

/** A row of a spreadsheet that holds no record, a record beside its own copy, or a mark that replaces records. */
export type TableRow = 'header-row' | 'blank-row' | 'totals-row' | 'copied-row' | 'left-out';

/** This many documented fields make an object a row. */
const MIN_CELLS = 3;
/** Of sound records, a field with a value of its own is the only one that is looked at. */
const TELLING = { quests: 'Name', roomItems: 'prefabName' } as const;

const TOTALS = /^(?:grand[ _-]?)?(?:sub)?(?:totals?|sums?|count|average|avg)$/i;
/** What programs append to the name of a copy. */
const COPIED = /^(.{1,40}?)(?: \(\d{1,3}\)|[ _-]+\(?copy(?:[ _-]?\d{1,3})?\)?)$/i;

/** What a member of a section is that is no record of its own; undefined for records. */
export function tableRow(section: KeyedSection, key: string, object: JsonObject): TableRow | undefined {
  const value = object[key] ?? null;
  if (section !== 'logic' && TOTALS.test(key) && !isRecord(value)) return 'totals-row';
  if (section !== 'logic' && isLeftOut(key, value)) return 'left-out';
  const original = copiedKey(key, object);
  if (original !== undefined && isCopy(section, value, object[original] ?? null)) return 'copied-row';
  if (section === 'logic' || !isObject(value)) return undefined;
  const telling = value[TELLING[section]];
  const isHeader = telling === TELLING[section];
  if (!isHeader && telling !== undefined && !isBlank(telling)) return undefined;
  if (telling === undefined)
    return section === 'quests' && isNoId(key) && isEmpty(value) ? 'blank-row' : undefined;
  const fields = documentedFieldCount(section === 'quests' ? 'quest-entry' : 'room-item', value);
  if (fields < MIN_CELLS) return undefined;
  const cells = Object.entries(value);
  if (!isHeader) return cells.every(([, cell]) => isBlank(cell)) ? 'blank-row' : undefined;
  return cells.every(([field, cell]) => cell === field || isBlank(cell)) ? 'header-row' : undefined;
}

/** Whether a member says that others were left out, such as `"...": "..."`. */
function isLeftOut(key: string, value: JsonValue): boolean {
  if (typeof value === 'string') return LEFT_OUT_WORDS.test(`${key} ${value}`);
  return /^(?:\.{2,}|…)/.test(key) && !isRecord(value);
}

/** The key that another one is the copy of, such as `5` for `5 (2)`. */
function copiedKey(key: string, object: JsonObject): string | undefined {
  const [, original] = COPIED.exec(key) ?? [];
  return original !== undefined && Object.hasOwn(object, original) ? original : undefined;
}

/** Whether a record is the copy of another one. Of quests, a copied pair is another finding. */
function isCopy(section: KeyedSection, value: JsonValue, original: JsonValue): boolean {
  if (section === 'logic') return value === original;
  if (!isObject(value) || !isObject(original)) return false;
  if (section === 'roomItems') return value.prefabName === original.prefabName;
  return value.EntryId === original.EntryId && value.Status === original.Status && value.id === original.id;
}

/** Whether a value has what says that it is a record. */
function isRecord(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  return [value.id, value.prefabName].some((name) => typeof name === 'string' && !isBlank(name));
}

/** Whether a key is that of a column, or none at all, rather than the id of a quest. */
function isNoId(key: string): boolean {
  return key.length < 3 || /^(?:key|uid|row\d*|unnamed.*)$/i.test(key);
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}

function isBlank(cell: JsonValue): boolean {
  return cell === null || cell === '' || (typeof cell === 'object' && Object.keys(cell).length === 0);
}
