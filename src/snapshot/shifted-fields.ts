import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { FIELDS, isOfKind } from '../schema/index.js';
import { isNumberedName, isSoundDescription, isUuid } from './quest-values.js';

/** A record whose values are in the field after their own, or before it. */
export interface ShiftedFields {
  readonly kind: 'shifted-on' | 'shifted-back';
  /** The first field with a value that is not its own. */
  readonly field: string;
}

/** Fewer values that do not fit are faults of their own. */
const MIN_WRONG = 3;
/** A record with more fields is no row of a table, and each field may be where the shift begins. */
const MAX_FIELDS = 100;

/** Fields that differ in type from their neighbours: a record in which these are sound is not shifted. */
const TELLING = {
  quests: ['Enabled', 'RepeatableLimit', 'Requirements', 'TemplateName', 'Visible', 'ExtraText'],
  roomItems: ['prefabName', 'pos', 'rot', 'contentString', 'parentItemID', 'placed', 'locked', 'superLocked'],
} as const;

const RECORD = { quests: 'quest-entry', roomItems: 'room-item' } as const;

const FORMS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['EntryId', isUuid],
  ['Name', isNumberedName],
  ['Description', isSoundDescription],
]);

/** Finds values that moved by one field, as after a cell was inserted into a row of a spreadsheet. */
export function shiftedFields(
  section: 'quests' | 'roomItems',
  key: string,
  record: JsonObject,
): ShiftedFields | undefined {
  const fits = (field: string, value: JsonValue | undefined): boolean =>
    isFitting(section, key, field, value);
  if (TELLING[section].every((field) => fits(field, record[field]))) return undefined;
  const cells = Object.entries(record);
  if (cells.length > MAX_FIELDS) return undefined;
  const wrong = cells.flatMap(([field, value], index) => (fits(field, value) ? [] : [index]));
  const [first] = wrong;
  if (first === undefined || wrong.length < MIN_WRONG) return undefined;
  for (const [kind, by] of SHIFTS)
    for (let start = first; start >= 0; start--) {
      const moved = cells.slice(start).flatMap(([field], index): [string, JsonValue | undefined][] => {
        const at = start + index + by;
        return at < start || at >= cells.length ? [] : [[field, cells[at]?.[1]]];
      });
      if (moved.every(([field, value]) => fits(field, value)))
        return { kind, field: cells[first]?.[0] ?? '' };
    }
  return undefined;
}

/** Where the value of a field is, counted from the field. */
const SHIFTS = [
  ['shifted-on', 1],
  ['shifted-back', -1],
] as const;

function isFitting(
  section: 'quests' | 'roomItems',
  key: string,
  field: string,
  value: JsonValue | undefined,
): boolean {
  const kind = FIELDS[RECORD[section]][field];
  if (kind === undefined || value === undefined) return true;
  if (Array.isArray(kind)) return typeof value === 'string' && kind.includes(value);
  if (!isOfKind(kind, value)) return false;
  if (kind === 'vector') return isObject(value) && Object.hasOwn(value, 'w') === (field === 'rot');
  if (section === 'quests' && field === 'id') return value === key;
  const isSound = FORMS.get(field);
  return isSound === undefined || (typeof value === 'string' && isSound(value));
}
