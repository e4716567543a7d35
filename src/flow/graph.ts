import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowAnalysis } from './analysis.js';
import { type FlowEdge, flowEdges } from './edges.js';
import { factIndex } from './fact.js';
import { questsWithin } from './graph-focus.js';
import type { GraphEdge, GraphFocus, GraphQuest, QuestGraph } from './graph-parts.js';
import { deadText, influenceText, reasonText } from './words.js';

/** Larger rooms are not searched for plays: their impossible states are those that follow from what leads where. */
const MAX_JUDGED = 300;

/**
 * The graph of a room, from the edges that the analysis uses.
 *
 * @param mostTransitions larger rooms are not searched for plays, either
 */
export function questGraph(
  analysis: FlowAnalysis,
  focus?: GraphFocus,
  mostTransitions = Number.POSITIVE_INFINITY,
): QuestGraph {
  const { model } = analysis;
  const all = flowEdges(analysis).map((edge) => graphEdge(analysis, edge));
  const shown = focus && questsWithin(all, focus);
  const edges =
    shown === undefined
      ? all
      : all.filter(({ from, to }) => {
          const isNear = to === 'all' || shown.has(to);
          return isNear && (from.kind !== 'quest' || shown.has(from.quest));
        });
  const quests = model.quests.filter(({ index }) => shown === undefined || shown.has(index));
  const judge = quests.length <= MAX_JUDGED && model.transitions.length <= mostTransitions;
  return {
    quests: quests.map(({ index, id, name, group, enabled }) => ({
      index,
      id,
      name,
      enabled,
      never: neverStates(analysis, index, judge),
      group: group === 'persistent' ? '' : group,
    })),
    edges,
    leftOut: { quests: model.quests.length - quests.length, edges: all.length - edges.length },
  };
}

function neverStates(analysis: FlowAnalysis, quest: number, judge: boolean): GraphQuest['never'] {
  const never = ([1, 2] as const).flatMap((state) => {
    if (!judge && analysis.mayEnter(quest, state)) return [];
    const verdict = analysis.verdict(quest, state);
    return verdict.kind === 'impossible'
      ? [{ state, reason: reasonText(analysis.model, verdict.reason) }]
      : [];
  });
  const isSkipped = never.length === 1 && never[0]?.state === 1 && !isAwaited(analysis, quest, 1);
  return isSkipped ? [] : never;
}

/** Whether an effect or a code of the quest needs this state. */
function isAwaited({ model, index }: FlowAnalysis, quest: number, state: QuestState): boolean {
  return (
    (model.reactionsTo.get(factIndex(quest, state)) ?? []).length > 0 ||
    (index.transitionsOf.get(quest) ?? []).some(({ code }) => code.from === state)
  );
}

const NOTHING = {
  state: undefined,
  code: undefined,
  when: undefined,
  trigger: undefined,
  item: undefined,
  seconds: undefined,
  isRandom: false,
  amount: undefined,
  never: undefined,
} as const;

function graphEdge({ model }: FlowAnalysis, edge: FlowEdge): GraphEdge {
  switch (edge.kind) {
    case 'trigger':
    case 'chain': {
      const { item, to, transition, dead } = edge;
      const isLink = edge.kind === 'chain';
      const source = isLink ? edge.from : undefined;
      return {
        ...NOTHING,
        kind: edge.kind,
        from:
          source === undefined
            ? { kind: 'item', item, text: model.labels.text(item) }
            : { kind: 'quest', quest: source.quest },
        to: to.quest,
        state: to.state,
        code: transition.code.code,
        when: source?.state,
        trigger: edge.type,
        item,
        seconds: isLink ? edge.delay : undefined,
        isRandom: isLink && edge.isRandom,
        never: dead && deadText(model, dead),
      };
    }
    case 'requirement': {
      const { from, to, requirement, isMet } = edge;
      const never = isMet ? undefined : 'it can never be met';
      return {
        ...NOTHING,
        kind: 'requirement',
        from: { kind: 'quest', quest: from },
        to,
        amount: requirement.amount,
        never,
      };
    }
    case 'expiry': {
      const { quest, seconds } = edge;
      return {
        ...NOTHING,
        kind: 'expiry',
        from: { kind: 'quest', quest },
        to: quest,
        state: 0,
        when: 1,
        seconds,
      };
    }
    case 'influence': {
      const { quest, influence } = edge;
      const from = { kind: 'unread', label: influenceText(model, influence) } as const;
      return { ...NOTHING, kind: 'influence', from, to: quest, item: influence.item };
    }
  }
}
