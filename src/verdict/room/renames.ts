import { isObject, type JsonValue, member } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { ImportSteps, RecordSteps } from './import.js';
import type { QuestName } from './plan-quests.js';
import type { Records } from './records.js';

/** A record that goes and one that comes, which are probably the same. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

export interface Renames {
  /** Items under another key. */
  readonly items: readonly Rename[];
  /** Quest entries with a new id. */
  readonly quests: readonly Rename[];
}

/** Likely renames. For an import they are removals and additions all the same. */
export function findRenames(
  { room, snapshot }: ImportSteps,
  items: RecordSteps,
  quests: { readonly removed: readonly QuestName[]; readonly added: readonly QuestName[] },
): Renames {
  return {
    items: renamedItems(room.section('roomItems'), snapshot.section('roomItems'), items),
    quests: pairUp(quests.removed, quests.added, ({ key }) => key, [
      ({ entryId, status }) => (entryId === undefined ? undefined : `${entryId} ${status}`),
      ({ name, status }) => (name === undefined ? undefined : `${name} ${status}`),
    ]),
  };
}

/** An item is the same if the whole record is, or its prefab, position and rotation. */
function renamedItems(before: Records, after: Records, { removed, added }: RecordSteps): Rename[] {
  interface Side {
    readonly key: string;
    readonly item: JsonValue | undefined;
  }
  const side = (records: Records, keys: readonly string[]): Side[] =>
    keys.map((key) => ({ key, item: records.get(key) }));
  return pairUp(side(before, removed), side(after, added), ({ key }) => key, [
    ({ item }) => (isObject(item) && Object.keys(item).length > 1 ? JSON.stringify(item) : undefined),
    ({ item }) => {
      if (!isObject(item) || !isObject(member(item, 'pos'))) return undefined;
      return JSON.stringify(['prefabName', 'pos', 'rot'].map((name) => sorted(member(item, name))));
    },
  ]);
}

/** The members of a vector in one order. */
function sorted(value: JsonValue | undefined): JsonValue {
  if (!isObject(value)) return value ?? null;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) as JsonValue[];
}

/** Pairs records that have the same signature, with the surest signature first. */
function pairUp<Side>(
  removed: readonly Side[],
  added: readonly Side[],
  keyOf: (side: Side) => string,
  signatures: readonly ((side: Side) => string | undefined)[],
): Rename[] {
  const renames: Rename[] = [];
  const taken = new Set<Side>();
  for (const signature of signatures) {
    const waiting = new Map<string, Side[]>();
    for (const side of added) {
      const sign = taken.has(side) ? undefined : signature(side);
      if (sign === undefined) continue;
      addTo(waiting, sign, side);
    }
    for (const list of waiting.values()) list.reverse();
    for (const side of removed) {
      const sign = taken.has(side) ? undefined : signature(side);
      const match = sign === undefined ? undefined : waiting.get(sign)?.pop();
      if (match === undefined) continue;
      taken.add(side);
      taken.add(match);
      renames.push({ from: keyOf(side), to: keyOf(match) });
    }
  }
  return renames;
}
