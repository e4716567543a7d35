import { quoteValue } from '../json/quote.js';
import { isObject, type JsonValue, memberOf } from '../json/value.js';
import { textField } from '../snapshot/fields.js';
import { itemLabel, itemText } from '../snapshot/labels.js';

/** The item or quest of a place: `item 5 (GLB "Chest")`, `quest "0_find_key"`; undefined elsewhere. */
export function subjectOf(root: JsonValue | undefined, section: unknown, id: unknown): string | undefined {
  if (root === undefined || typeof section !== 'string' || typeof id !== 'string') return undefined;
  if (section === 'quests') {
    const quest = record(root, 'quests', id);
    const name = isObject(quest) ? textField(quest, 'Name') : undefined;
    return name === undefined || name.trim() === '' ? undefined : `quest ${quoteValue(name)}`;
  }
  if (section !== 'logic' && section !== 'roomItems') return undefined;
  return itemText({ key: id, ...itemLabel(record(root, 'roomItems', id), record(root, 'logic', id)) });
}

function record(root: JsonValue, section: string, id: string): JsonValue | undefined {
  return memberOf(memberOf(root, section), id);
}
