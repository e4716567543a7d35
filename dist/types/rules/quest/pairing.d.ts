import type { QuestEntry, QuestIndex, QuestPair } from '../../src/snapshot/quests.js';
/** Exactly one entry of each Status (quest and task records, part 2, quest pair). */
export interface CompletePair {
    readonly inProgress: QuestEntry;
    readonly completed: QuestEntry;
}
export declare function completePair({ entries, inProgress, completed }: QuestPair): CompletePair | undefined;
/** Two entries that belong together by Name and Status and have different EntryIds, one of which must be mistyped. */
export interface MistypedPair {
    readonly entry: QuestEntry;
    readonly other: QuestEntry;
    /** `entry` has the EntryId of another quest, so that it is the wrong one for sure. */
    readonly strayed: boolean;
}
/** What is wrong with the pairs of a file, each cause once. */
export interface PairFaults {
    readonly mistyped: readonly MistypedPair[];
    /** Of those pairs, the entries that must be wrong: the other one has a sound EntryId, this one has not. */
    readonly slips: ReadonlySet<QuestEntry>;
    /** Entries whose twin is nowhere in the file. */
    readonly alone: readonly QuestEntry[];
    /** Two entries with one Status. */
    readonly sameStatus: readonly (readonly [QuestEntry, QuestEntry])[];
    /** Three entries or more. */
    readonly crowded: readonly QuestPair[];
}
/** What is wrong with the pairs, worked out once a file. What a broken Status or EntryId explains is left out. */
export declare function pairFaults(quests: QuestIndex): PairFaults;
