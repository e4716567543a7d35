import type { Place } from '../../src/json/place.js';
import type { QuestEntry, QuestPair } from '../../src/snapshot/quests.js';
/** A quest that has something in common with one that comes before it in the file. */
export interface LaterQuest {
    readonly later: QuestEntry;
    readonly first: QuestEntry;
}
/**
 * The quests that share a key with an earlier one, each with the first of that key: their entries that others refer to.
 * A key is undefined for a quest that takes no part.
 */
export declare function laterQuests(pairs: readonly QuestPair[], keyOf: (pair: QuestPair) => string | undefined, inFileOrder: (places: readonly Place[]) => readonly Place[]): LaterQuest[];
