import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
/** The quests of a file by Name. Made for the first finding that asks: a clean file never needs it. */
export declare class QuestsByName {
    private readonly names;
    /** The quests whose entries agree on the Name. */
    private readonly quests;
    private readonly anyEntry;
    constructor(index: QuestIndex);
    private add;
    /** The Name of an entry's quest; undefined where it has a finding, its entries disagree or another quest has it, too. */
    soundName(entry: QuestEntry): string | undefined;
    /** An entry of a quest with this Name. */
    withName(name: string): QuestEntry | undefined;
    /** An entry of the only quest with this Name. */
    onlyWithName(name: string): QuestEntry | undefined;
    private onlyQuest;
}
/** The quests by Name, worked out once a file. */
export declare function questsByName(quests: QuestIndex): QuestsByName;
