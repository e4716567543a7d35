import { formatPointer, parsePointer, placeText } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { itemText, keyText, keyWithLabel, type NamedItem } from '../../model/snapshot/labels.js';
import type { ImportPlan } from '../room/import-plan.js';
import type { QuestName } from '../room/plan-quests.js';
import type { UnknownPlace } from '../room/unknown-losses.js';
import type { PlanChanges } from '../room/value-change.js';
import { shownPointer } from './shown-pointer.js';

/* The items and quests of a plan by the names that creators use. */

/** This many keys are named in a row. */
const MAX_KEYS = 12;
/** This many items that stop working are named. */
const MAX_NAMES = 100;

/** Keys of a snapshot in a row; of many, the first ones. */
export function keysText(keys: readonly string[], textOf: (key: string) => string = keyText): string {
  const shown = keys.slice(0, MAX_KEYS).map(textOf).join(', ');
  return keys.length > MAX_KEYS ? `${shown} and ${keys.length - MAX_KEYS} more` : shown;
}

/** `quest "0_find_key"`; by its key if it has no Name. */
export function questText(quest: Pick<QuestName, 'key' | 'name'>): string {
  return `quest ${questNameText(quest)}`;
}

function questNameText({ key, name }: Pick<QuestName, 'key' | 'name'>): string {
  return name === undefined ? keyText(key) : quoteValue(name);
}

/** `logic of item 5 (GLB "Chest")` */
export function logicText(item: NamedItem): string {
  return `logic of ${itemText(item)}`;
}

/** `item 5 (GLB "Chest")`, or `items 5 (GLB "Chest"), 6 (Poster)`. */
export function itemsText(keys: readonly string[], changes: PlanChanges): string {
  return `item${keys.length === 1 ? '' : 's'} ${keysText(keys, (key) => keyWithLabel(changes.item(key)))}`;
}

/** Items that stop working, by name: `item 5 (GLB "Chest"), item 6 (Poster)`. */
export function namesText(keys: readonly string[], changes: PlanChanges): string {
  const shown = keys.slice(0, MAX_NAMES).map((key) => itemText(changes.item(key)));
  const more = keys.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The quests of some entries: `quest "0_find_key"`, or `quests "0_find_key", "1_open_door"`. */
export function questsText(keys: readonly string[], changes: PlanChanges): string {
  return questNamesText(keys.map((key) => questNameText(changes.quest(key))));
}

/** Quests by names that are in quotes already. */
function questNamesText(names: readonly string[]): string {
  const quests = [...new Set(names)];
  return `quest${quests.length === 1 ? '' : 's'} ${keysText(quests, (name) => name)}`;
}

/** Names of quests, in quotes. */
export function questsNamed(names: readonly string[]): string {
  return questNamesText(names.map((name) => quoteValue(name)));
}

/** What is removed of the parts that roomlint does not know, except with a record that is said to go. */
export function unknownGone({ items, quests, logic, settings, unknown }: ImportPlan): UnknownPlace[] {
  const merged = new Set(logic.merged);
  const gone = new Map<string, ReadonlySet<string>>([
    ['roomItems', new Set(items.removed.map(({ key }) => key))],
    ['quests', new Set(quests.removed.map(({ key }) => key))],
    ['logic', new Set(logic.removed.filter((key) => !merged.has(key)))],
    ['settings', new Set(settings.removed)],
  ]);
  return unknown.removed.filter(({ pointer }) => {
    const [section = '', key = ''] = parsePointer(pointer);
    return gone.get(section)?.has(key) !== true;
  });
}

/** Unknown parts by their places, the same part of several records at once. */
export function unknownTexts(places: readonly UnknownPlace[]): string[] {
  const groups = new Map<string, [UnknownPlace, ...UnknownPlace[]]>();
  for (const place of places) addTo(groups, JSON.stringify([placePattern(place), place.type]), place);
  return [...groups.values()].map((same) => {
    const [first] = same;
    const what = first.type === undefined ? 'unknown part' : `unknown type ${keyText(first.type)} at`;
    if (same.length === 1) return `${what} ${shownPointer(placeText(first))}`;
    return `${what} ${shownPointer(placePattern(first))}, ${same.length} times`;
  });
}

/** The place in any record of its section: `/logic/*#/Tasks/0/Foo`. */
function placePattern({ pointer, embedded }: UnknownPlace): string {
  const [section = '', key, ...steps] = parsePointer(pointer);
  const own =
    key === undefined ? formatPointer([section]) : `${formatPointer([section])}/*${formatPointer(steps)}`;
  return placeText({ pointer: own, embedded });
}
