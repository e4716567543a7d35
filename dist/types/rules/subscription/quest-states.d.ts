/** The states of a quest by their number (quest and task records, part 3). */
export declare const QUEST_STATES: readonly ['Not Active', 'Active', 'Completed'];
/** What a transition code does. */
export interface Transition {
    readonly code: number;
    /** The state that the quest has to be in, or nothing happens. */
    readonly from: number | 'any';
    readonly to: number;
}
/** Every transition code (the same part, transition codes). The one that is used most comes first among those to a state. */
export declare const TRANSITIONS: readonly Transition[];
export declare const TRANSITION_CODES: ReadonlySet<number>;
