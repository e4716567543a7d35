import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
/** What expressions may call the quests of a file, and what they are called by mistake. */
export interface ExpressionNames {
    /** Whether an expression names a quest by this: its Name without the number. */
    isBare(name: string): boolean;
    /** The quest that has this Name, number and all. */
    byFullName(name: string): QuestEntry | undefined;
    /** Whether this may be a quest whose Name is wrong in front, which is another rule's to say: `collect` for `0 collect`. */
    mayBeMeant(name: string): boolean;
    /** Whether some quest has no Name at all, and may be called anything. */
    readonly isIncomplete: boolean;
    /** The bare name that was most likely meant. */
    guess(name: string): string | undefined;
}
/** Made from all entries: whether two of them agree on their Name is for other rules to say. */
export declare function expressionNames(quests: QuestIndex): ExpressionNames;
