import { formatPointer, parsePointer, placeText } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted } from '../../bytes/text/in-words.js';
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

/** The same for names that are in quotes already. */
function questNamesText(names: readonly string[]): string {
  const quests = [...new Set(names)];
  return `quest${quests.length === 1 ? '' : 's'} ${keysText(quests, (name) => name)}`;
}

/** Names of quests, in quotes. */
export function questsNamed(names: readonly string[]): string {
  return questNamesText(names.map((name) => quoteValue(name)));
}

/** Unknown fields that are removed: those whose record is removed as well, and the others. */
export interface UnknownGone {
  /** Those of records that stay, or of no record. */
  readonly staying: readonly UnknownPlace[];
  /** A sentence about what goes with a record, such as an item's logic; empty if there is nothing. */
  with(section: 'roomItems' | 'quests' | 'logic' | 'settings', keys: readonly string[]): string;
}

export function unknownGone({ items, quests, logic, settings, unknown }: ImportPlan): UnknownGone {
  const gone = {
    roomItems: new Set(items.removed.map(({ key }) => key)),
    quests: new Set(quests.removed.map(({ key }) => key)),
    logic: new Set(logic.removed),
    settings: new Set(settings.removed),
  };
  const staying: UnknownPlace[] = [];
  const places = new Map<string, UnknownPlace[]>();
  for (const place of unknown.removed) {
    const [section = '', key = '', ...rest] = parsePointer(place.pointer);
    if (!isKeyOf(gone, section) || !gone[section].has(key)) staying.push(place);
    // What goes is said already.
    else if (section === 'settings' && rest.length + place.embedded.length === 0) continue;
    else {
      const owner = formatPointer([
        section === 'logic' && gone.roomItems.has(key) ? 'roomItems' : section,
        key,
      ]);
      addTo(places, owner, place);
    }
  }
  return {
    staying,
    with: (section, keys) => {
      const lost = keys.flatMap((key) => places.get(formatPointer([section, key])) ?? []);
      if (lost.length === 0) return '';
      const names = [...new Set(lost.map(nameInRecord))];
      const parts = counted(lost.length, 'unknown part');
      return `${parts} ${lost.length === 1 ? 'goes' : 'go'} with it: ${keysText(names, (name) => name)}`;
    },
  };
}

function isKeyOf<Of extends object>(object: Of, key: PropertyKey): key is keyof Of {
  return Object.hasOwn(object, key);
}

/** A type, or the place in the record: `/Rewards/0/id`. */
function nameInRecord({ pointer, embedded, type }: UnknownPlace): string {
  if (type !== undefined) return keyText(type);
  const [, , ...steps] = parsePointer(pointer);
  return shownPointer(placeText({ pointer: formatPointer(steps), embedded }));
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
