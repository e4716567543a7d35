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

/** Everything that moves quests, from the data that the analysis uses: triggers and chains, then requirements, then everything else. */
export function flowEdges(analysis: FlowAnalysis): readonly FlowEdge[] {
  const { model } = analysis;
  const dead = new Map(analysis.deadTransitions().map(({ transition, reason }) => [transition, reason]));
  const unmet = new Set(analysis.unmetRequirements());
  const edges: FlowEdge[] = [];
  const typeOf = new Map<number, string>();
  for (const { type, tasks } of model.events)
    for (const task of tasks)
      if (task.kind === 'direct' && task.chain !== undefined) typeOf.set(task.chain, type);
  for (const transition of model.transitions) {
    const { cause, item, quest, code } = transition;
    const about = { item, to: { quest, state: code.to }, transition, dead: dead.get(transition) };
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
  for (const influence of model.influences) {
    if (influence.quests === 'all') edges.push({ kind: 'influence', quest: 'all', influence });
    else for (const quest of influence.quests) edges.push({ kind: 'influence', quest, influence });
  }
  return edges;
}
