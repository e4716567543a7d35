import type { QuestState } from '../snapshot/quest-states.js';
import { addTo } from '../text/add-to.js';
import type { FlowAnalysis } from './analysis.js';
import { edgeEnds, type FlowEdge, flowEdges } from './edges.js';
import { factIndex } from './fact.js';
import type { GraphEdge, GraphFocus, QuestGraph } from './graph-parts.js';
import type { FlowQuest } from './model.js';
import { deadText, influenceText, reasonText } from './words.js';

/** Rooms with more quests are not searched for plays: only links decide which states are impossible. */
export const MAX_JUDGED = 300;

/** The graph of a room, from the edges that the analysis uses. */
export function questGraph(analysis: FlowAnalysis, focus?: GraphFocus): QuestGraph {
  const { model } = analysis;
  const all = flowEdges(analysis);
  const shown = focus && questsWithin(all, focus);
  const edges = shown === undefined ? all : all.filter((edge) => isNear(edge, shown));
  const quests = model.quests.filter(({ index }) => shown === undefined || shown.has(index));
  const judge = quests.length <= MAX_JUDGED;
  return {
    quests: quests.map(({ index, id, name, group, enabled }) => {
      const never = statesNotEntered(analysis, index, judge);
      const skipsActive = isActiveSkipped(analysis, index, never);
      return {
        index,
        id,
        name,
        enabled,
        never: (skipsActive ? [] : never).map((state) => ({
          state,
          reason: whyNever(analysis, index, state),
        })),
        skipsActive,
        group: shownGroup(group),
      };
    }),
    edges: edges.map((edge) => graphEdge(analysis, edge)),
    leftOut: { quests: model.quests.length - quests.length, edges: all.length - edges.length },
  };
}

/** A Group as it is shown: empty for single-player persistent. */
export function shownGroup(group: FlowQuest['group']): string {
  return group === 'persistent' ? '' : group;
}

function isNear(edge: FlowEdge, shown: ReadonlySet<number>): boolean {
  const { from, to } = edgeEnds(edge);
  return (to === 'all' || shown.has(to)) && (from === undefined || shown.has(from));
}

/** The states that a quest never has, except an Active that nothing needs. @param judge search for plays */
export function neverStates(analysis: FlowAnalysis, quest: number, judge: boolean): readonly QuestState[] {
  const never = statesNotEntered(analysis, quest, judge);
  return isActiveSkipped(analysis, quest, never) ? [] : never;
}

function statesNotEntered(analysis: FlowAnalysis, quest: number, judge: boolean): readonly QuestState[] {
  return ([1, 2] as const).filter((state) =>
    judge ? analysis.verdict(quest, state).kind === 'impossible' : !analysis.mayEnter(quest, state),
  );
}

/** Whether a quest is completed without being Active, where nothing waits for Active. */
function isActiveSkipped(analysis: FlowAnalysis, quest: number, never: readonly QuestState[]): boolean {
  return never.length === 1 && never[0] === 1 && !isAwaited(analysis, quest, 1);
}

/** Why a quest can never be in one of its {@link neverStates}. */
export function whyNever(analysis: FlowAnalysis, quest: number, state: QuestState): string {
  const verdict = analysis.verdict(quest, state);
  return verdict.kind === 'impossible' ? reasonText(analysis.model, verdict.reason) : '';
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
      const { item, trigger } = influence;
      return { ...NOTHING, kind: 'influence', from, to: quest, item, trigger };
    }
  }
}

/** The quests that are at most so many links away, in either direction. */
function questsWithin(edges: readonly FlowEdge[], { quests, depth }: GraphFocus): ReadonlySet<number> {
  const next = new Map<number, number[]>();
  for (const edge of edges) {
    const { from, to } = edgeEnds(edge);
    if (from === undefined || to === 'all') continue;
    addTo(next, from, to);
    addTo(next, to, from);
  }
  const found = new Set(quests);
  let front = [...found];
  for (let away = 0; away < depth && front.length > 0; away++) {
    const reached: number[] = [];
    for (const quest of front)
      for (const other of next.get(quest) ?? []) {
        if (found.has(other)) continue;
        found.add(other);
        reached.push(other);
      }
    front = reached;
  }
  return found;
}
