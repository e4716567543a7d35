import type { FlowAnalysis } from './analysis.js';
import { factIndex } from './fact.js';
import { type FlowQuest, type FlowReaction, type FlowTransition, isSharedOnce } from './model.js';

/** A linked task by which a quest's completion moves it on, without a delay or although it completes once. */
export interface SelfMove {
  readonly quest: FlowQuest;
  readonly link: FlowTransition;
  /** The link does nothing: the quest is multiplayer with RepeatableLimit 1 and stays completed. */
  readonly isInVain: boolean;
  /** All effects of the completion. */
  readonly effects: readonly FlowReaction[];
}

/** The self moves of quests that can be completed, and whose entries agree on how they play. */
export function selfMoves(analysis: FlowAnalysis): readonly SelfMove[] {
  const { model } = analysis;
  return model.chains.flatMap(({ source, links }): SelfMove[] => {
    const quest = source?.state === 2 ? model.quests[source.quest] : undefined;
    if (quest === undefined || !quest.isSound || !quest.enabled || !analysis.mayEnter(quest.index, 2))
      return [];
    const effects = model.reactionsTo.get(factIndex(quest.index, 2)) ?? [];
    return links
      .filter(
        ({ quest: target, code, cause }) =>
          target === quest.index &&
          code.to !== 2 &&
          (code.from === 'any' || code.from === 2) &&
          (quest.limit === 1 || (cause.kind === 'link' && cause.delay === 0)),
      )
      .map((link) => ({ quest, link, isInVain: isSharedOnce(quest), effects }));
  });
}
