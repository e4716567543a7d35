import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { documentedFieldCount } from '../schema/index.js';
import type { KeyedSection } from './misplaced-records.js';

/** A row of a spreadsheet that holds no record: its header, or a blank row. */
export type TableRow = 'header-row' | 'blank-row';

/** This many documented fields make an object a row. */
const MIN_CELLS = 3;
/** Of sound records, a field with a value of its own is the only one that is looked at. */
const TELLING = { quests: 'Name', roomItems: 'prefabName' } as const;

/** What a member of a section is that a script made of a row without a record; undefined for records. */
export function tableRow(section: KeyedSection, key: string, value: JsonValue): TableRow | undefined {
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
