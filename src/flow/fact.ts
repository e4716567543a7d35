import type { QuestState } from '../snapshot/quest-states.js';

/** A quest in a state. */
export interface Fact {
  readonly quest: number;
  readonly state: QuestState;
}

/** The number of a fact: quests in order, each with its three states. */
export function factIndex(quest: number, state: QuestState): number {
  return quest * 3 + state;
}

export function factAt(index: number): Fact {
  return { quest: Math.floor(index / 3), state: (index % 3) as QuestState };
}
