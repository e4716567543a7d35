import { groupedBy } from '../../src/bytes/text/add-to.js';
import { mainEntry, type QuestEntry, type QuestPair } from '../../src/model/snapshot/quest-entry.js';

/** A quest and the first quest in the file that shares a key with it. */
export interface LaterQuest {
  readonly later: QuestEntry;
  readonly first: QuestEntry;
}

/** Quests that share a key with an earlier one, with the first of that key, by their main entries. */
export function laterQuests(
  pairs: readonly QuestPair[],
  keyOf: (pair: QuestPair) => string | undefined,
): readonly LaterQuest[] {
  const byKey = groupedBy(pairs, keyOf);
  return [...byKey.values()].flatMap(([one, ...others]) => {
    const first = one && mainEntry(one);
    if (first === undefined) return [];
    return others.flatMap((pair) => {
      const later = mainEntry(pair);
      return later === undefined ? [] : [{ later, first }];
    });
  });
}
