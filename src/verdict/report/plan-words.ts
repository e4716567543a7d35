import { formatPointer, parsePointer, placeText, shownPointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import { itemText, keyText, keyWithLabel, type NamedItem } from '../../model/snapshot/labels.js';
import type { ImportPlan, Look, LossKind } from '../room/import-plan.js';
import type { QuestName } from '../room/removed-records.js';
import type { UnknownPlace } from '../room/unknown-losses.js';
import type { PlanChanges } from '../room/value-change.js';
import type { PlanReport } from './plan-report.js';

/*
 * The words of a plan: its items and quests by the names that creators use, and the sentences about the whole import,
 * such as what the file looks like and whether the limits allow it.
 */

/** This many keys are named in a row. */
const MAX_KEYS = 12;

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

/** The quests of some entries: `quest "0_find_key"`, or `quests "0_find_key", "1_open_door"`. */
export function questsText(keys: readonly string[], changes: PlanChanges): string {
  return questNamesText(keys.map((key) => questNameText(changes.quest(key))));
}

/** Quests by names that are in quotes already. */
function questNamesText(names: readonly string[]): string {
  const quests = [...new Set(names)];
  return `quest${quests.length === 1 ? '' : 's'} ${keysText(quests, (name) => name)}`;
}

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

/** Parts that no document describes by their places, the same part of several records at once. */
export function unknownTexts(places: readonly UnknownPlace[], changes: PlanChanges): string[] {
  const groups = new Map<string, [UnknownPlace, ...UnknownPlace[]]>();
  for (const place of places) addTo(groups, JSON.stringify([placePattern(place), place.type]), place);
  return [...groups.values()].map((same) => {
    const [first] = same;
    const what =
      first.type === undefined ? 'undocumented part' : `undocumented type ${keyText(first.type)} at`;
    const [section, key] = parsePointer(first.pointer);
    const isOfItem = key !== undefined && (section === 'roomItems' || section === 'logic');
    const whose = isOfItem ? `, ${itemText(changes.item(key))}` : '';
    if (same.length === 1) return `${what} ${shownPointer(placeText(first))}${whose}`;
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

/** What the file looks like, and what to do. */
export function lookTexts({ looksLike, counts }: ImportPlan): string[] {
  const of = `${counts.removedItems} of ${counted(counts.items, 'item')}`;
  const texts: Readonly<Record<Look, string>> = {
    'partial-file': `this looks like a partial file: importing it removes ${of}. \`roomlint plan --merge OUT\` writes the room with the given items, quests and logic merged into it, which removes nothing`,
    renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
    'renewed-quests':
      'the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room',
    'older-backup':
      'this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that',
    'other-room': `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
    'emptied-quests':
      'quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged',
  };
  return looksLike.map((look) => texts[look]);
}

/** That the file leaves out the logic of all items. */
export function noLogicText({ logic: { atRisk }, changes }: ImportPlan): string {
  const [key] = atRisk;
  const stops =
    key !== undefined && atRisk.length === 1
      ? `${itemText(changes.item(key))} stops working`
      : `all ${atRisk.length} items stop working`;
  return `the file has no logic section: ${stops}`;
}

/** Whether the plan is within its limits, in one sentence. */
export function gateText({
  plan,
  gate,
  limitName = '--max-removed',
}: Pick<PlanReport, 'plan' | 'gate' | 'limitName'>): string {
  const { removed, most, isPercent, isWithinLimit, kinds, protectedLosses, stoppedItems } = gate;
  const parts: string[] = [];
  const what = `${listed(
    kinds.map(({ kind, removed: count }) => countText(kind, count)),
    'and',
  )} would be removed`;
  const allowed = (of: typeof kinds): string =>
    isPercent
      ? listed(
          of.map(({ kind, most: count }) => countText(kind, count)),
          'and',
        )
      : String(most);
  const isUnlimited = isPercent && kinds.every(({ kind, most: all }) => all === plan.counts[kind]);
  if (!isWithinLimit) {
    const exceeded = kinds.filter((kind) => kind.removed > kind.most);
    parts.push(`${what}, but ${limitName} allows ${allowed(exceeded)}`);
  } else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
  else if (removed > 0) parts.push(`${what}: within the limit of ${allowed(kinds)}`);
  if (stoppedItems.length > 0)
    parts.push(`${noLogicText(plan)}. Put the logic back, or use --drop-logic if this is what you want`);
  if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
  return parts.join('; ');
}

const KIND_NAMES: Readonly<Record<LossKind, readonly [one: string, many: string]>> = {
  items: ['item', 'items'],
  quests: ['quest', 'quests'],
  logic: ['logic entry', 'logic entries'],
  settings: ['settings key', 'settings keys'],
  sections: ['section', 'sections'],
};

/** How much of a kind is lost: `2 logic entries`. */
export function countText(kind: LossKind, count: number): string {
  const [one, many] = KIND_NAMES[kind];
  return counted(count, one, many);
}
