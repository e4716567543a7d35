import type { FlowAnalysis } from './analysis.js';
import { factIndex } from './fact.js';
import type { FlowQuest, FlowReaction, FlowTransition } from './model.js';

/** A linked task by which the completion of a quest moves the same quest on. */
export interface SelfMove {
  readonly quest: FlowQuest;
  readonly link: FlowTransition;
  /** All effects of the completion. */
  readonly effects: readonly FlowReaction[];
}

/** Of quests that can be completed, and whose entries agree on how they play. */
export function selfMoves(analysis: FlowAnalysis): readonly SelfMove[] {
  const { model } = analysis;
  return model.chains.flatMap(({ source, links }): SelfMove[] => {
    const quest = source?.state === 2 ? model.quests[source.quest] : undefined;
    if (quest === undefined || !quest.isSound || !quest.enabled || !analysis.mayEnter(quest.index, 2))
      return [];
    const effects = model.reactionsTo.get(factIndex(quest.index, 2)) ?? [];
    return links
      .filter(
        ({ quest: target, code }) => target === quest.index && code.to !== 2 && leavesCompleted(code.from),
      )
      .map((link) => ({ quest, link, effects }));
  });
}

function leavesCompleted(from: FlowTransition['code']['from']): boolean {
  return from === 'any' || from === 2;
}
