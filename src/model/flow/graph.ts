import { addTo } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowAnalysis } from './analysis.js';
import {
  type Fact,
  type FlowQuest,
  type FlowRequirement,
  type FlowTransition,
  factIndex,
  type Influence,
  isChance,
} from './model.js';
import type { DeadReason } from './verdict.js';
import { deadText, influenceText, reasonText } from './words.js';

/** Rooms with more quests are not searched for plays: only links decide which states are impossible. */
export const MAX_JUDGED = 300;

/** A quest of the graph, with the states that it can never be in. */
export interface GraphQuest {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly enabled: boolean;
  /** Without Active where `skipsActive` says why. */
  readonly never: readonly { readonly state: QuestState; readonly reason: string }[];
  /** Whether it is completed without ever being Active, and nothing waits for Active. */
  readonly skipsActive: boolean;
}

/** What an edge comes from: a quest, or something outside the quests. */
export type GraphSource =
  | { readonly kind: 'quest'; readonly quest: number }
  /** `text`: the item with its label, for people. */
  | { readonly kind: 'item'; readonly item: string; readonly text: string }
  | { readonly kind: 'unread'; readonly label: string };

export interface GraphEdge {
  readonly kind: FlowEdge['kind'];
  readonly from: GraphSource;
  /** A quest. `all` for what may move every quest. */
  readonly to: number | 'all';
  readonly state: QuestState | undefined;
  readonly code: number | undefined;
  /** The state of the source quest that sets it off. */
  readonly when: QuestState | undefined;
  /** The `$type` of the trigger. */
  readonly trigger: string | undefined;
  /** The item whose logic holds it. */
  readonly item: string | undefined;
  /** Seconds: of a linked task, or of FinishTime. */
  readonly seconds: number | undefined;
  readonly isRandom: boolean;
  /** Completions that a requirement asks for. */
  readonly amount: number | undefined;
  /** Why it never changes anything; undefined when it may. */
  readonly never: string | undefined;
}

/** What moves the quests of a room, or of a part of it. */
export interface QuestGraph {
  readonly quests: readonly GraphQuest[];
  readonly edges: readonly GraphEdge[];
  /** What the focus leaves out. */
  readonly leftOut: { readonly quests: number; readonly edges: number };
}

export interface GraphFocus {
  /** Around these quests only. */
  readonly quests: readonly number[];
  /** How many links away from them. */
  readonly depth: number;
}

/** What moves a quest, and whether it ever can, in the terms of the model. A {@link GraphEdge} shows it. */
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

/** The fields of an edge that its kind does not have. */
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
function edgeEnds(edge: FlowEdge): { readonly from: number | undefined; readonly to: number | 'all' } {
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
