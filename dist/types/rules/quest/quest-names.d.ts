import type { QuestEntry, QuestPair } from '../../src/snapshot/quests.js';
/** The Name that both entries of a pair have; undefined where they are not two or disagree. */
export declare function agreedName({ entries }: QuestPair): string | undefined;
/** The Name without its number, as expressions have it (quest and task records, part 2, quest names in expressions). */
export declare function bareName(name: string): string;
/** The entry that stands for its quest: the inProgress one, which others refer to, where there is one. */
export declare function mainEntry({ entries, inProgress }: QuestPair): QuestEntry | undefined;
/** How a message calls the quest of an entry. */
export declare function questLabel({ record }: QuestEntry): string;
