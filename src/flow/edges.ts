import type { FlowAnalysis } from './analysis.js';
import type { Fact } from './fact.js';
import type { Influence } from './influence.js';
import { type FlowRequirement, type FlowTransition, isChance } from './model.js';
import type { DeadReason } from './verdict.js';

/** A line of the graph of a room: what moves a quest, and whether it ever can. */
export type FlowEdge =
  | {
      readonly kind: 'trigger';
      readonly item: string;
      /** The `$type` of the trigger. */
      readonly type: string;
      readonly to: Fact;
      readonly transition: FlowTransition;
      readonly dead: DeadReason | undefined;
    }
  | {
      readonly kind: 'chain';
      /** What sets it off; undefined for a DirectEffector, whose item is in `item`. */
      readonly from: Fact | undefined;
      /** The `$type` of the trigger that fires a DirectEffector. */
      readonly type: string | undefined;
      readonly item: string;
      readonly to: Fact;
      /** Seconds. */
      readonly delay: number;
      readonly isRandom: boolean;
      readonly transition: FlowTransition;
      readonly dead: DeadReason | undefined;
    }
  | {
      readonly kind: 'requirement';
      /** The quest that must be completed, and the one that waits for it. */
      readonly from: number;
      readonly to: number;
      readonly requirement: FlowRequirement;
      readonly isMet: boolean;
    }
  | { readonly kind: 'expiry'; readonly quest: number; readonly seconds: number }
  | { readonly kind: 'influence'; readonly quest: number | 'all'; readonly influence: Influence };

/** Triggers and chains, then requirements, then all else that moves quests; of all quests unless wanted. */
export function flowEdges(
  analysis: FlowAnalysis,
  isWanted: (quest: number) => boolean = () => true,
): readonly FlowEdge[] {
  const { model } = analysis;
  const unmet = new Set(analysis.unmetRequirements());
  const edges: FlowEdge[] = [];
  const typeOf = new Map<number, string>();
  for (const { type, tasks } of model.events)
    for (const task of tasks)
      if (task.kind === 'direct' && task.chain !== undefined) typeOf.set(task.chain, type);
  for (const transition of model.transitions) {
    const { cause, item, quest, code } = transition;
    if (!isWanted(quest)) continue;
    const dead = analysis.whyDead(transition);
    const about = { item, to: { quest, state: code.to }, transition, dead };
    if (cause.kind === 'event') {
      edges.push({ kind: 'trigger', type: model.events[cause.event]?.type ?? '', ...about });
      continue;
    }
    const chain = model.chains[cause.chain];
    const isRandom = chain !== undefined && isChance(chain);
    const type = typeOf.get(cause.chain);
    edges.push({ kind: 'chain', from: chain?.source, type, delay: cause.delay, isRandom, ...about });
  }
  for (const { index, requirements, finishTime } of model.quests) {
    if (!isWanted(index)) continue;
    for (const requirement of requirements)
      if (requirement.quest !== undefined)
        edges.push({
          kind: 'requirement',
          from: requirement.quest,
          to: index,
          requirement,
          isMet: !unmet.has(requirement),
        });
    if (Number.isFinite(finishTime)) edges.push({ kind: 'expiry', quest: index, seconds: finishTime });
  }
  for (const influence of model.influences)
    if (influence.quests === 'all') edges.push({ kind: 'influence', quest: 'all', influence });
    else
      for (const quest of influence.quests)
        if (isWanted(quest)) edges.push({ kind: 'influence', quest, influence });
  return edges;
}

/** The quest that an edge comes from, where it comes from one, and the quest that it changes. */
export function edgeEnds(edge: FlowEdge): { readonly from: number | undefined; readonly to: number | 'all' } {
  switch (edge.kind) {
    case 'trigger':
      return { from: undefined, to: edge.to.quest };
    case 'chain':
      return { from: edge.from?.quest, to: edge.to.quest };
    case 'requirement':
      return edge;
    case 'expiry':
      return { from: edge.quest, to: edge.quest };
    case 'influence':
      return { from: undefined, to: edge.quest };
  }
}
