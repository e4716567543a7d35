import { addTo } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowAnalysis } from './analysis.js';
import { type FlowQuest, factIndex, isChance, sourceOf } from './model.js';
import { deadText, influenceText, reasonText } from './words.js';

/** Rooms with more quests are not searched for plays: only links decide which states are impossible. */
export const MAX_JUDGED = 300;

/** A quest of the graph, with the states that it can never be in. */
export interface GraphQuest extends Pick<FlowQuest, 'index' | 'id' | 'name' | 'enabled'> {
  /** As {@link shownGroup} writes it. */
  readonly group: string;
  /** Without Active where `skipsActive` says why. */
  readonly never: readonly { readonly state: QuestState; readonly reason: string }[];
  /** Whether it is completed without ever being Active, and no effect and no code of it waits for Active. */
  readonly skipsActive: boolean;
}

/** What an edge comes from: a quest, or something outside the quests. */
export type GraphSource =
  | { readonly kind: 'quest'; readonly quest: number }
  /** `text`: the item with its label, for people. */
  | { readonly kind: 'item'; readonly item: string; readonly text: string }
  | { readonly kind: 'unread'; readonly label: string };

/** One way in which a quest changes, or is kept from it; with the fields that its kind has. */
export interface GraphEdge {
  readonly kind: 'trigger' | 'chain' | 'requirement' | 'expiry' | 'influence';
  readonly from: GraphSource;
  /** A quest. `all` for what may move every quest. */
  readonly to: number | 'all';
  readonly state?: QuestState | undefined;
  readonly code?: number | undefined;
  /** The state of the source quest that sets it off. */
  readonly when?: QuestState | undefined;
  /** The `$type` of the trigger. */
  readonly trigger?: string | undefined;
  /** The item whose logic holds it. */
  readonly item?: string | undefined;
  /** Seconds: of a linked task, or of FinishTime. */
  readonly seconds?: number | undefined;
  readonly isRandom?: boolean;
  /** Completions that a requirement asks for. */
  readonly amount?: number | undefined;
  /** Why it never changes anything. */
  readonly never?: string | undefined;
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

/** The graph of a room, from the edges that the analysis uses. */
export function questGraph(analysis: FlowAnalysis, focus?: GraphFocus): QuestGraph {
  const { model } = analysis;
  const all = graphEdges(analysis);
  const shown = focus && questsWithin(all, focus);
  const edges = shown === undefined ? all : all.filter((edge) => isNear(edge, shown));
  const quests = model.quests.filter(({ index }) => shown === undefined || shown.has(index));
  const judge = quests.length <= MAX_JUDGED;
  return {
    quests: quests.map(({ index, id, name, group, enabled }) => {
      return { index, id, name, enabled, ...neverStates(analysis, index, judge), group: shownGroup(group) };
    }),
    edges,
    leftOut: { quests: model.quests.length - quests.length, edges: all.length - edges.length },
  };
}

/** A Group as it is shown: empty for single-player persistent. */
export function shownGroup(group: FlowQuest['group']): string {
  return group === 'persistent' ? '' : group;
}

function isNear({ from, to }: GraphEdge, shown: ReadonlySet<number>): boolean {
  return (to === 'all' || shown.has(to)) && (from.kind !== 'quest' || shown.has(from.quest));
}

/** The states that a quest never has. @param judge search for plays */
export function neverStates(
  analysis: FlowAnalysis,
  quest: number,
  judge: boolean,
): Pick<GraphQuest, 'never' | 'skipsActive'> {
  const { model } = analysis;
  const { reactionsTo, transitionsOf } = model;
  const never = ([1, 2] as const).flatMap((state) => {
    if (!judge && analysis.possible.isPossible(quest, state)) return [];
    const verdict = analysis.verdict(quest, state);
    return verdict.kind === 'impossible' ? [{ state, reason: reasonText(model, verdict.reason) }] : [];
  });
  const isAwaited =
    reactionsTo.has(factIndex(quest, 1)) || transitionsOf.get(quest)?.some(({ code }) => code.from === 1);
  const skipsActive = never.length === 1 && never[0]?.state === 1 && isAwaited !== true;
  return { never: skipsActive ? [] : never, skipsActive };
}

/** The quests that are at most so many links away, in either direction. */
function questsWithin(edges: readonly GraphEdge[], { quests, depth }: GraphFocus): ReadonlySet<number> {
  const next = new Map<number, number[]>();
  for (const { from, to } of edges) {
    if (from.kind !== 'quest' || to === 'all') continue;
    addTo(next, from.quest, to);
    addTo(next, to, from.quest);
  }
  const found = new Set(quests);
  let front: readonly number[] = quests;
  for (let away = 0; away < depth && front.length > 0; away++) {
    const near = new Set(front.flatMap((quest) => next.get(quest) ?? []));
    front = [...near].filter((quest) => !found.has(quest));
    for (const quest of front) found.add(quest);
  }
  return found;
}

/** Triggers and chains, then requirements, then all else that moves quests; of all quests unless wanted. */
export function graphEdges(
  analysis: FlowAnalysis,
  isWanted: (quest: number) => boolean = () => true,
): readonly GraphEdge[] {
  const { model } = analysis;
  const edges: GraphEdge[] = [];
  for (const transition of model.transitions) {
    const { cause, item, quest, code } = transition;
    if (!isWanted(quest)) continue;
    const dead = analysis.obstacles.whyDead(transition);
    const source = sourceOf(transition);
    edges.push({
      kind: cause.kind === 'link' ? 'chain' : 'trigger',
      from:
        source === undefined
          ? { kind: 'item', item, text: model.labels.text(item) }
          : { kind: 'quest', quest: source.quest },
      to: quest,
      state: code.to,
      code: code.code,
      when: source?.state,
      trigger: (cause.kind === 'link' ? cause.chain.event : cause.event)?.type,
      item,
      seconds: cause.kind === 'link' ? cause.delay : undefined,
      isRandom: cause.kind === 'link' && isChance(cause.chain),
      never: dead && deadText(model, dead),
    });
  }
  for (const { index: to, requirements, finishTime } of model.quests) {
    if (!isWanted(to)) continue;
    for (const requirement of requirements) {
      const { quest, amount } = requirement;
      if (quest === undefined) continue;
      const never = analysis.possible.isMet(requirement) ? undefined : 'it can never be met';
      edges.push({ kind: 'requirement', from: { kind: 'quest', quest }, to, amount, never });
    }
    const from = { kind: 'quest', quest: to } as const;
    if (Number.isFinite(finishTime))
      edges.push({ kind: 'expiry', from, to, state: 0, when: 1, seconds: finishTime });
  }
  for (const influence of model.influences) {
    const { quests, item, trigger } = influence;
    const from = { kind: 'unread', label: influenceText(model, influence) } as const;
    for (const to of quests === 'all' ? (['all'] as const) : quests.filter(isWanted))
      edges.push({ kind: 'influence', from, to, item, trigger });
  }
  return edges;
}
