import type { RuleContext } from '../../src/lint/rule.js';
import { mainEntry, type QuestEntry, type QuestPair } from '../../src/snapshot/quest-entry.js';
import { addTo } from '../../src/text/add-to.js';

/** A quest and the first quest in the file that shares a key with it. */
export interface LaterQuest {
  readonly later: QuestEntry;
  readonly first: QuestEntry;
}

/** Quests that share a key with an earlier one, with the first of that key, by their main entries. */
export function laterQuests(
  pairs: readonly QuestPair[],
  keyOf: (pair: QuestPair) => string | undefined,
  inFileOrder: RuleContext<unknown, unknown>['inFileOrder'],
): LaterQuest[] {
  const byKey = new Map<string, QuestPair[]>();
  for (const pair of pairs) {
    const key = keyOf(pair);
    if (key !== undefined) addTo(byKey, key, pair);
  }
  const shared = [...byKey.values()].filter((quests) => quests.length > 1);
  const questsAt = new Map(
    shared.flatMap((quests) =>
      quests.flatMap((pair) => pair.entries.map(({ place }) => [place, { pair, quests }] as const)),
    ),
  );
  const firsts = new Map<readonly QuestPair[], QuestPair>();
  const found = new Map<QuestPair, LaterQuest>();
  const places = inFileOrder([...questsAt.keys()]);
  for (const { pair, quests } of places.flatMap((place) => questsAt.get(place) ?? [])) {
    const first = firsts.get(quests) ?? pair;
    firsts.set(quests, first);
    const [later, earlier] = [mainEntry(pair), mainEntry(first)];
    // Each quest has two entries.
    if (pair !== first && later && earlier) found.set(pair, { later, first: earlier });
  }
  return [...found.values()];
}
