import type { Place } from '../../src/json/place.js';
import { mainEntry, type QuestEntry, type QuestPair } from '../../src/snapshot/quest-entry.js';

/** A quest and the first quest in the file that shares a key with it. */
export interface LaterQuest {
  readonly later: QuestEntry;
  readonly first: QuestEntry;
}

/**
 * The quests that share a key with an earlier quest, each with the first quest of that key, by their main
 * entries. Quests whose key is undefined are left out.
 */
export function laterQuests(
  pairs: readonly QuestPair[],
  keyOf: (pair: QuestPair) => string | undefined,
  inFileOrder: (places: readonly Place[]) => readonly Place[],
): LaterQuest[] {
  const singles = new Map<string, QuestPair>();
  const shared = new Map<string, QuestPair[]>();
  for (const pair of pairs) {
    const key = keyOf(pair);
    if (key === undefined) continue;
    const single = singles.get(key);
    if (single === undefined) singles.set(key, pair);
    else if (!shared.get(key)?.push(pair)) shared.set(key, [single, pair]);
  }
  if (shared.size === 0) return [];
  const pairAt = new Map<Place, QuestPair>();
  const keys = new Map<QuestPair, string>();
  for (const [key, quests] of shared) {
    for (const pair of quests) {
      keys.set(pair, key);
      for (const { place } of pair.entries) pairAt.set(place, pair);
    }
  }
  const firsts = new Map<string, QuestPair>();
  const found: LaterQuest[] = [];
  for (const place of inFileOrder([...pairAt.keys()])) {
    const pair = pairAt.get(place);
    const key = pair && keys.get(pair);
    if (pair === undefined || key === undefined) continue;
    // Skip the other entry of this quest.
    keys.delete(pair);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, pair);
    const [laterEntry, firstEntry] = [mainEntry(pair), first && mainEntry(first)];
    if (laterEntry && firstEntry) found.push({ later: laterEntry, first: firstEntry });
  }
  return found;
}
