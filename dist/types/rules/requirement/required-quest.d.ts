import type { QuestEntry, QuestIndex, QuestPair } from '../../src/snapshot/quests.js';
/** A quest as one: its pair, or an entry alone where nobody can tell which entries belong together. */
export type Quest = QuestPair | QuestEntry;
/**
 * The quest of an entry. An EntryId that several quests share by mistake does not make them one (quest and task
 * records, part 2, quest pair).
 */
export declare function questOf(entry: QuestEntry, quests: QuestIndex): Quest;
/** How a message calls the quest of an entry: by its Name, or by the key where it has none. */
export declare function questName({ record, key }: QuestEntry): string;
