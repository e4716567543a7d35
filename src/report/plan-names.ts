import { quoteValue } from '../json/quote.js';
import type { PlanChanges } from '../room/value-change.js';
import { itemText, keyText, keyWithLabel, type NamedItem } from '../snapshot/labels.js';
import { keysText } from './plan-keys.js';

/* The items and quests of a plan by the names that creators use. */

/** `logic of item 5 (GLB "Chest")` */
export function logicText(item: NamedItem): string {
  return `logic of ${itemText(item)}`;
}

/** `item 5 (GLB "Chest")`, or `items 5 (GLB "Chest"), 6 (Poster)`. */
export function itemsText(keys: readonly string[], changes: PlanChanges): string {
  return `item${keys.length === 1 ? '' : 's'} ${keysText(keys, (key) => keyWithLabel(changes.item(key)))}`;
}

/** The quests of some entries: `quest "0_find_key"`, or `quests "0_find_key", "1_open_door"`. */
export function questsText(keys: readonly string[], changes: PlanChanges): string {
  const names = keys.map((key) => {
    const { name } = changes.quest(key);
    return name === undefined ? keyText(key) : quoteValue(name);
  });
  return questNamesText(names);
}

/** The same for names that are in quotes already. */
function questNamesText(names: readonly string[]): string {
  const quests = [...new Set(names)];
  return `quest${quests.length === 1 ? '' : 's'} ${keysText(quests, (name) => name)}`;
}

/** Names of quests, in quotes. */
export function questsNamed(names: readonly string[]): string {
  return questNamesText(names.map((name) => quoteValue(name)));
}
