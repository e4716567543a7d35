/** The states of a quest by their number (quest and task records, part 3). */
export const QUEST_STATES = ['Not Active', 'Active', 'Completed'] as const;

/** What a transition code does. */
export interface Transition {
  readonly code: number;
  /** The state that the quest has to be in, or nothing happens. */
  readonly from: number | 'any';
  readonly to: number;
}

/** Every transition code (the same part, transition codes). The one that is used most comes first among those to a state. */
export const TRANSITIONS: readonly Transition[] = [
  { code: 101, from: 'any', to: 0 },
  { code: 161, from: 1, to: 0 },
  { code: 171, from: 2, to: 0 },
  { code: 111, from: 0, to: 1 },
  { code: 131, from: 2, to: 1 },
  { code: 151, from: 'any', to: 1 },
  { code: 121, from: 1, to: 2 },
  { code: 181, from: 0, to: 2 },
  { code: 141, from: 'any', to: 2 },
];

export const TRANSITION_CODES: ReadonlySet<number> = new Set(TRANSITIONS.map(({ code }) => code));
