import { quoteValue } from '../json/quote.js';
import { isObject, type JsonValue, member } from '../json/value.js';

/**
 * What a place belongs to, as a creator knows it: `item 4 (Trigger)`, `quest "0_find_key"`. Undefined outside items, logic and quests.
 *
 * @param root the value of the file
 * @param section the first key of the pointer into the file
 * @param id the second
 */
export function subjectOf(root: JsonValue | undefined, section: unknown, id: unknown): string | undefined {
  if (root === undefined || typeof section !== 'string' || typeof id !== 'string') return undefined;
  if (section === 'quests') {
    const name = firstString(record(root, 'quests', id), ['Name']);
    return name === undefined ? undefined : `quest ${quoteValue(name)}`;
  }
  if (section !== 'logic' && section !== 'roomItems') return undefined;
  const name = firstString(record(root, 'roomItems', id), ['prefabName', 'hoverTitle']);
  const item = `item ${quoteValue(id).slice(1, -1)}`;
  return name === undefined ? item : `${item} (${quoteValue(name).slice(1, -1)})`;
}

function record(root: JsonValue, section: string, id: string): JsonValue | undefined {
  const records = isObject(root) ? member(root, section) : undefined;
  return isObject(records) ? member(records, id) : undefined;
}

/** The first of these fields that is a string with something in it. */
function firstString(value: JsonValue | undefined, fields: readonly string[]): string | undefined {
  if (!isObject(value)) return undefined;
  for (const field of fields) {
    const text = member(value, field);
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return undefined;
}
