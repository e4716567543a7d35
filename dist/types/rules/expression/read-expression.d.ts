/** The functions of expressions that name a quest (quest and task records, part 2, quest names in expressions). */
export type QuestFunction = 'SetTask()' | '$T{}' | '$TN{}' | 'OnChange()';
/** The name of a quest in an expression. Its start and end are indexes into the text. */
export interface QuestName {
    readonly by: QuestFunction;
    readonly name: string;
    /** Whether it stands there as it is. Without quotes it may be a variable, and with `$` or `|` in it, it is put together while playing. */
    readonly literal: boolean;
    readonly start: number;
    readonly end: number;
}
/**
 * A quick look at JSON text, or at a string: false means that it names no quest in an expression. Goes from one rare sign to the
 * next, so that 50 MB take a few milliseconds.
 */
export declare function mayNameQuests(text: string): boolean;
/**
 * The names of quests in the expressions of a string, upwards. The documents show the functions and leave open how a name is
 * written there, so this reads what cannot be meant otherwise: braces up to the closing one, and the first argument
 * of a function, in quotes of either kind. What is not closed, or put together (`'a' + b`), is no name. Each letter is looked at
 * a few times at most, whatever the text.
 */
export declare function readQuestNames(text: string): QuestName[];
