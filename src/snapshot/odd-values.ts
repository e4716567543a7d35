import { quoteValue } from '../json/quote.js';
import { uuidVersion } from '../json/uuid.js';
import type { JsonObject, JsonValue } from '../json/value.js';
import { FIELDS, type FieldSetName, type SchemaFault } from '../schema/index.js';

const NONE: readonly SchemaFault[] = Object.freeze([]);

/** What one kind of record has: its UUID, its lists, and its strings that are nearly always empty. */
interface Columns {
  readonly uuid: string | undefined;
  readonly lists: readonly string[];
  readonly mostlyEmpty: readonly string[];
  /** Strings that may hold any word, unless the record has the same one where nothing belongs. */
  readonly free: readonly string[];
}

/** The cause that all UUIDs in another form have. */
export const OTHER_UUID = 'UUID in another form';

const UUIDS = ['EntryId', 'Id'] as const;
const COLUMNS = new Map<FieldSetName, Columns>(
  (Object.keys(FIELDS) as FieldSetName[]).map((name) => {
    const fields = FIELDS[name];
    const has = (field: string): boolean => Object.hasOwn(fields, field);
    return [
      name,
      {
        uuid: UUIDS.find(has),
        lists: Object.keys(fields).filter((field) => fields[field] === 'array'),
        mostlyEmpty: ['Group', 'TemplateName', 'ExtraText'].filter(has),
        free: name === 'quest-entry' ? ['DisplayGroup', 'SuccessMsg'] : [],
      },
    ];
  }),
);

/** Values in a form that says what was meant: UUIDs in another form, and words for an empty value. */
export function oddValues(name: FieldSetName, record: JsonObject): readonly SchemaFault[] {
  const columns = COLUMNS.get(name);
  if (columns === undefined) return NONE;
  const uuid = columns.uuid === undefined ? undefined : otherUuid(columns.uuid, record[columns.uuid]);
  const words = emptyWords(columns, record);
  return uuid === undefined ? words : [uuid, ...words];
}

const UUID_LENGTH = 36;
/** No other form of a UUID is longer. */
const MAX_LENGTH = 60;

function otherUuid(field: string, value: JsonValue | undefined): SchemaFault | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (value.length === UUID_LENGTH && uuidVersion(value) !== undefined) return undefined;
  const digits = value
    .replace(/^\s*(?:urn:uuid:|uuid)?[^0-9a-z]*/i, '')
    .replace(/[-_\s‐-―(){}[\]"'\\]/g, '')
    .toLowerCase();
  const meant = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (uuidVersion(meant) === undefined) return undefined;
  const message = `${field} is ${quoteValue(value)}, a UUID in another form: write ${quoteValue(meant)}`;
  return {
    path: [field],
    part: 'value',
    message,
    instead: JSON.stringify(meant),
    cause: OTHER_UUID,
  };
}

const EMPTY_WORD = /^(?:#?n\/a|null|none|nil|nan|undefined|-{1,3}|[–—]|\(?(?:empty|blank|none)\)?)$/i;
/** None of these words is longer. */
const MAX_WORD = 9;

function emptyWords({ lists, mostlyEmpty, free }: Columns, record: JsonObject): readonly SchemaFault[] {
  const inLists = lists.filter((field) => isEmptyWord(record[field]));
  const inStrings = mostlyEmpty.filter((field) => isEmptyWord(record[field]));
  if (inLists.length === 0 && inStrings.length < 2) return NONE;
  const [first = ''] = [...inLists, ...inStrings];
  const word = record[first];
  const inFree = inStrings.length === 0 ? [] : free.filter((field) => record[field] === word);
  return [
    ...inLists.map((field) => emptyWord(field, String(record[field]), '[]')),
    ...[...inStrings, ...inFree].map((field) => emptyWord(field, String(record[field]), '""')),
  ];
}

function isEmptyWord(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && value !== '' && value.length <= MAX_WORD && EMPTY_WORD.test(value);
}

function emptyWord(field: string, word: string, instead: string): SchemaFault {
  const message = `${field} is ${quoteValue(word)} instead of an empty value: write ${instead}`;
  return { path: [field], part: 'value', message, instead, cause: 'word for an empty value' };
}
