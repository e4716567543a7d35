import { member } from '../../bytes/json/members.js';
import type { JsonObject } from '../../bytes/json/value.js';

/** The states of a quest by their number (quest and task records, part 3). */
export const QUEST_STATES = ['Not Active', 'Active', 'Completed'] as const;
export type QuestState = 0 | 1 | 2;

/** What a transition code does, if the quest is in the state `from`. */
export interface TransitionCode {
  readonly code: number;
  readonly from: QuestState | 'any';
  readonly to: QuestState;
}

/** Every transition code (the same part), grouped by the state it leads to. */
export const TRANSITION_CODES: readonly TransitionCode[] = [
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

const BY_CODE: ReadonlyMap<number, TransitionCode> = new Map(
  TRANSITION_CODES.map((each) => [each.code, each]),
);

/** The code to each state that has no guard, by the number of the state. */
export const UNGUARDED_CODES: readonly TransitionCode[] = TRANSITION_CODES.filter(
  ({ from }) => from === 'any',
).sort((one, other) => one.to - other.to);

/** What a number does as a transition code; undefined when it is not one. */
export function transitionCode(code: number): TransitionCode | undefined {
  return BY_CODE.get(code);
}

/** What a transition code does, in words: `Active to Completed`. */
export function transitionWords({ from, to }: TransitionCode): string {
  return `${from === 'any' ? 'any state' : QUEST_STATES[from]} to ${QUEST_STATES[to]}`;
}

/** The state that an effector waits for: Not Active without TargetState, or for 0; undefined if invalid. */
export function targetState(record: JsonObject): QuestState | undefined {
  const state = member(record, 'TargetState');
  if (state === undefined || state === 0) return 0;
  return state === 1 || state === 2 ? state : undefined;
}
