import { sameValue } from '../../bytes/json/equality.js';
import { keysOf, member, membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { ImportSteps, RecordSteps } from './import.js';
import type { ImportPlan, ItemPlan, Look, QuestPlan, Rename, Renames } from './import-plan.js';
import type { Records } from './records.js';
import type { QuestName } from './removed-records.js';

type Found = Pick<ImportPlan, 'items' | 'quests' | 'renames'>;

/** What a snapshot may be, if it was probably not meant to be imported: a part, an older backup, another room. */
export function detectSuspicions(steps: ImportSteps, found: Found): Look[] {
  const looks: Look[] = [];
  const { items, quests, renames } = found;
  const count = steps.room.section('roomItems').keys.length;
  const gone = items.removed.length;
  if (gone > 1 && renames.items.length * 2 > gone) looks.push('renumbered');
  else if (isOtherRoom(steps, found, count)) looks.push('other-room');
  else if (isOlder(found)) looks.push('older-backup');
  else if (gone * 2 > count && gone > 1) looks.push('partial-file');
  if (renames.quests.length * 2 > quests.removed.length) looks.push('renewed-quests');
  const hasEmptied = steps.snapshot.has('quests') && steps.snapshot.section('quests').keys.length === 0;
  if (hasEmptied && quests.removed.length > 0) looks.push('emptied-quests');
  return looks;
}

/** With fewer items than this, nothing can be concluded. */
const MIN_ITEMS = 3;

/** It is about as large as the room, and they have hardly an item or quest in common. */
function isOtherRoom({ room, snapshot }: ImportSteps, { items, quests }: Found, count: number): boolean {
  const after = snapshot.section('roomItems');
  if (count < MIN_ITEMS || after.keys.length * 2 < count) return false;
  const before = room.section('roomItems');
  const kin = items.changed.filter(({ key }) => {
    const [one, other] = [before.get(key), after.get(key)];
    if (!isObject(one) || !isObject(other) || member(one, 'prefabName') !== member(other, 'prefabName'))
      return false;
    return sameValue(member(one, 'pos') ?? null, member(other, 'pos') ?? null);
  });
  const shared = quests.unchanged.length + quests.changed.length;
  const hadQuests = shared + quests.removed.length > 0 && snapshot.has('quests');
  return (kin.length + items.unchanged.length) * 4 < count && (!hadQuests || shared === 0);
}

/** Keys grow with time: an older file lacks the highest ones, and adds none. */
function isOlder({ items, quests }: Found): boolean {
  if (items.added.length + quests.added.length > 0) return false;
  const isNewest = (
    removed: readonly string[],
    kept: readonly string[],
    age: (key: string) => number | string,
  ) => {
    const [first, ...others] = kept.map(age);
    if (first === undefined) return false;
    const newest = others.reduce((one, other) => (other > one ? other : one), first);
    return removed.every((key) => age(key) > newest);
  };
  const keys = (records: readonly { readonly key: string }[]): string[] => records.map(({ key }) => key);
  const kept = (plan: ItemPlan | QuestPlan): string[] => [...plan.unchanged, ...keys(plan.changed)];
  const goneItems = keys(items.removed);
  const goneQuests = keys(quests.removed);
  if (goneItems.length + goneQuests.length === 0) return false;
  // A file with a handful of the room's items is a part of it, whichever they are.
  if (goneItems.length > kept(items).length) return false;
  // Quest ids may be random, so they count only where no item is gone.
  if (goneItems.length > 0) return isNewest(goneItems, kept(items), Number);
  return isNewest(goneQuests, kept(quests), (key) => key);
}

/** Likely renames. For an import they are removals and additions all the same. */
export function findRenames(
  { room, snapshot }: ImportSteps,
  items: RecordSteps,
  quests: { readonly removed: readonly QuestName[]; readonly added: readonly QuestName[] },
): Renames {
  return {
    items: renamedItems(room.section('roomItems'), snapshot.section('roomItems'), items),
    quests: pairUp(quests.removed, quests.added, [
      ({ entryId, status }) => (entryId === undefined ? undefined : `${entryId} ${status}`),
      ({ name, status }) => (name === undefined ? undefined : `${name} ${status}`),
    ]),
  };
}

/** An item is the same if the whole record is, or its prefab, position and rotation. */
function renamedItems(before: Records, after: Records, { removed, added }: RecordSteps): Rename[] {
  const side = (records: Records, keys: readonly string[]) =>
    keys.map((key) => ({ key, item: records.get(key) }));
  return pairUp(side(before, removed), side(after, added), [
    ({ item }) => (keysOf(item).length > 1 ? JSON.stringify(item) : undefined),
    ({ item }) => {
      if (!isObject(item) || !isObject(member(item, 'pos'))) return undefined;
      return JSON.stringify(['prefabName', 'pos', 'rot'].map((name) => sorted(member(item, name))));
    },
  ]);
}

/** The members of a vector in one order. */
function sorted(value: JsonValue | undefined): JsonValue {
  if (!isObject(value)) return value ?? null;
  return membersOf(value).sort(([a], [b]) => (a < b ? -1 : 1)) as JsonValue[];
}

/** Pairs records that have the same signature, with the surest signature first. */
function pairUp<Side extends { readonly key: string }>(
  removed: readonly Side[],
  added: readonly Side[],
  signatures: readonly ((side: Side) => string | undefined)[],
): Rename[] {
  const renames: Rename[] = [];
  const taken = new Set<Side>();
  for (const signature of signatures) {
    const waiting = new Map<string, Side[]>();
    for (const side of added) {
      const sign = taken.has(side) ? undefined : signature(side);
      if (sign !== undefined) addTo(waiting, sign, side);
    }
    for (const list of waiting.values()) list.reverse();
    for (const side of removed) {
      const sign = taken.has(side) ? undefined : signature(side);
      const match = sign === undefined ? undefined : waiting.get(sign)?.pop();
      if (match === undefined) continue;
      taken.add(side);
      taken.add(match);
      renames.push({ from: side.key, to: match.key });
    }
  }
  return renames;
}
