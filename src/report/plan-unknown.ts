import { formatPointer, parsePointer } from '../json/pointer.js';
import type { ImportPlan } from '../room/import-plan.js';
import type { UnknownPlace } from '../room/unknown-losses.js';
import { counted } from '../text/in-words.js';
import { keysText } from './plan-keys.js';
import { shownPointer } from './shown-pointer.js';

/** The sections whose records have keys, with what a field of one record and of several is called. */
const OWNERS: Readonly<Record<string, readonly [string, string]>> = {
  roomItems: ['of item', 'of items'],
  logic: ['in the logic of item', 'in the logic of items'],
  quests: ['of quest entry', 'of quest entries'],
};

/** Unknown fields that are removed: those whose record is removed as well, and the others. */
export interface UnknownGone {
  /** Those of records that stay, or of no record. */
  readonly staying: readonly UnknownPlace[];
  /** A sentence about those that go with an item and its logic, with a quest entry, or with a logic entry; empty if there are none. */
  with(section: 'roomItems' | 'quests' | 'logic', keys: readonly string[]): string;
}

export function unknownGone({ items, quests, logic, unknown }: ImportPlan): UnknownGone {
  const gone = {
    roomItems: new Set(items.removed.map(({ key }) => key)),
    quests: new Set(quests.removed.map(({ key }) => key)),
    logic: new Set(logic.removed),
  };
  const staying: UnknownPlace[] = [];
  const places = new Map<string, UnknownPlace[]>();
  for (const place of unknown.removed) {
    const [section = '', key = ''] = parsePointer(place.pointer);
    const isGone =
      (section === 'roomItems' || section === 'quests' || section === 'logic') && gone[section].has(key);
    if (!isGone) staying.push(place);
    else {
      const owner = formatPointer([
        section === 'logic' && gone.roomItems.has(key) ? 'roomItems' : section,
        key,
      ]);
      const known = places.get(owner);
      if (known === undefined) places.set(owner, [place]);
      else known.push(place);
    }
  }
  return {
    staying,
    with: (section, keys) => {
      const lost = keys.flatMap((key) => places.get(formatPointer([section, key])) ?? []);
      if (lost.length === 0) return '';
      const names = [...new Set(lost.map(lastStep))];
      return `${counted(lost.length, 'unknown field goes', 'unknown fields go')} with it: ${keysText(names)}`;
    },
  };
}

/** The name of a field; the key of a record that is unknown as a whole. */
function lastStep({ pointer, embedded }: UnknownPlace): string {
  return parsePointer(embedded.at(-1) ?? pointer).at(-1) ?? '';
}

/** Unknown fields in words, the same field of several records at once. */
export function unknownTexts(places: readonly UnknownPlace[]): string[] {
  const groups = new Map<
    string,
    { readonly field: string; readonly section: string; readonly keys: string[] }
  >();
  for (const place of places) {
    const [section = '', key, ...rest] = parsePointer(place.pointer);
    const isOwned = key !== undefined && Object.hasOwn(OWNERS, section);
    const field = isOwned ? placeText({ ...place, pointer: formatPointer(rest) }) : placeText(place);
    const sign = JSON.stringify([section, field]);
    const known = groups.get(sign);
    if (known === undefined) groups.set(sign, { field, section, keys: isOwned ? [key] : [] });
    else if (isOwned) known.keys.push(key);
  }
  return [...groups.values()].map(({ field, section, keys }) => {
    const words = OWNERS[section];
    if (words === undefined || keys.length === 0) return `unknown field ${field}`;
    const owner = `${words[keys.length === 1 ? 0 : 1]} ${keysText(keys)}`;
    return field === '' ? `unknown JSON ${owner}` : `unknown field ${field} ${owner}`;
  });
}

/** A place in words, innermost first. The record itself, and a string that is all of it, need none. */
function placeText({ pointer, embedded }: UnknownPlace): string {
  const steps = [pointer, ...embedded].filter((step) => step !== '');
  return steps.reverse().map(shownPointer).join(', in the string at ');
}
