/** The states of a quest by their number (quest and task records, part 3). */
export const QUEST_STATES = ['Not Active', 'Active', 'Completed'] as const;

/** The transition codes that lead to each state (the same part, transition codes). */
export const CODES_TO_STATE: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [101, 161, 171]],
  [1, [111, 131, 151]],
  [2, [121, 141, 181]],
]);

export const TRANSITION_CODES: ReadonlySet<number> = new Set(
  [...CODES_TO_STATE.values()].flat().sort((a, b) => a - b),
);
