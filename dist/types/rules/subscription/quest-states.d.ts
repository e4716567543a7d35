/** The states of a quest by their number (quest and task records, part 3). */
export declare const QUEST_STATES: readonly ['Not Active', 'Active', 'Completed'];
/** The transition codes that lead to each state (the same part, transition codes). */
export declare const CODES_TO_STATE: ReadonlyMap<number, readonly number[]>;
export declare const TRANSITION_CODES: ReadonlySet<number>;
