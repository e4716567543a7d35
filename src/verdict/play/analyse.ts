import { quoteValue } from '../../bytes/json/quote.js';
import type { FlowQuest } from '../../model/flow/model.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { playText, stepText } from '../../model/flow/script-words.js';
import { reasonText, unknownText } from '../../model/flow/words.js';
import { QUEST_STATES, type QuestState } from '../../model/snapshot/quest-states.js';
import { readRoom } from './read-room.js';

/** Whether a play can put a quest into a state. */
export type StateVerdict =
  /** `play`: the steps of a script that lead there, with the seed that decides about chance. */
  | { readonly verdict: 'reachable'; readonly play: readonly string[]; readonly seed: number }
  | { readonly verdict: 'impossible' | 'unknown'; readonly reason: string };

/** What plays can show of one quest. Every quest is Not Active at the start. */
export interface QuestAnalysis {
  readonly id: string;
  readonly name: string;
  readonly active: StateVerdict;
  readonly completed: StateVerdict;
}

/** The verdicts on quests of a room, in file order: all unless some are given. */
export function questAnalyses(
  room: ScriptRoom,
  quests: readonly FlowQuest[] = room.model.quests,
): readonly QuestAnalysis[] {
  return quests.map((quest) => questAnalysis(room, quest));
}

/** The verdicts on one quest. */
export function questAnalysis(room: ScriptRoom, { index, id, name }: FlowQuest): QuestAnalysis {
  return {
    id,
    name,
    active: stateVerdict(room, index, 1),
    completed: stateVerdict(room, index, 2),
  };
}

function stateVerdict({ analysis, model }: ScriptRoom, quest: number, state: QuestState): StateVerdict {
  const verdict = analysis.verdict(quest, state);
  switch (verdict.kind) {
    case 'reachable': {
      const { play } = verdict;
      const steps = play.steps.map((step) => stepText(step));
      return { verdict: 'reachable', play: steps, seed: play.seed };
    }
    case 'impossible':
      return { verdict: 'impossible', reason: reasonText(model, verdict.reason) };
    case 'unknown':
      return { verdict: 'unknown', reason: unknownText(model, verdict) };
  }
}

/** A state of a quest that a play could enter, and no play can any more. */
export interface LostState {
  readonly id: string;
  readonly quest: string;
  readonly state: string;
  /** A short play of before, as a script. */
  readonly play: string;
}

/** A room that is read once, where it is asked for: most are not. @throws SnapshotError then */
export function roomOnDemand(bytes: Uint8Array): () => ScriptRoom {
  let room: ScriptRoom | undefined;
  return () => {
    room ??= readRoom(bytes).room;
    return room;
  };
}

/** The states that a room has lost. @param versions of before: only what is possible in all of them is lost */
export function lostStates(
  versions: readonly (() => ScriptRoom)[],
  { model, analysis }: ScriptRoom,
): readonly LostState[] {
  const lost: LostState[] = [];
  for (const { index, id, name } of model.quests)
    for (const state of [1, 2] as const satisfies readonly QuestState[]) {
      if (analysis.possible.isPossible(index, state)) continue;
      let play: string | undefined;
      const wasPossible = versions.every((room) => {
        const found = playIn(room(), id, state);
        play ??= found;
        return found !== undefined;
      });
      if (!wasPossible || play === undefined) continue;
      lost.push({ id, quest: `quest ${quoteValue(name)}`, state: QUEST_STATES[state], play });
    }
  return lost;
}

/** A play that enters a state of a quest, as a script. */
function playIn({ model, analysis }: ScriptRoom, id: string, state: QuestState): string | undefined {
  const quest = model.quests.find((each) => each.id === id);
  if (quest === undefined) return undefined;
  const verdict = analysis.verdict(quest.index, state);
  return verdict.kind === 'reachable' ? playText(verdict.play) : undefined;
}
