import type { FlowQuest } from '../../model/flow/model.js';
import { stepText } from '../../model/flow/play-text.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { reasonText, unknownText } from '../../model/flow/words.js';
import type { QuestState } from '../../model/snapshot/quest-states.js';

/** Whether a play can put a quest into a state. */
export type StateVerdict =
  /**
   * `play`: the steps of a script that lead there, with the seed that decides about chance. `isShortest`: no
   * play with fewer steps leads there. If false, there may be one.
   */
  | {
      readonly verdict: 'reachable';
      readonly play: readonly string[];
      readonly seed: number;
      readonly isShortest: boolean;
    }
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
      const { isShortest, play } = verdict;
      const steps = play.steps.map((step) => stepText(model, step));
      return { verdict: 'reachable', play: steps, seed: play.seed, isShortest };
    }
    case 'impossible':
      return { verdict: 'impossible', reason: reasonText(model, verdict.reason) };
    case 'unknown':
      return { verdict: 'unknown', reason: unknownText(model, verdict) };
  }
}
