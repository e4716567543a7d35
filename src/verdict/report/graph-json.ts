import type { GraphEdge, GraphSource, QuestGraph } from '../../model/flow/graph.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';

/** The version of the report's shape, which schemas/graph-report.schema.json describes. */
const VERSION = 1;

type StateWords = (typeof QUEST_STATES)[number];

/** A quest of the graph. */
export interface GraphReportQuest {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly enabled: boolean;
  /** The states that it can never be in. */
  readonly never: readonly { readonly state: StateWords; readonly reason: string }[];
}

/** Something that changes a quest, or bars a change. */
export interface GraphReportEdge {
  readonly kind: 'trigger' | 'chain' | 'requirement' | 'expiry' | 'influence';
  /** A quest by its id, an item by its key, or a description of what cannot be read. */
  readonly from: { readonly quest: string } | { readonly item: string } | { readonly unread: string };
  /** The id of a quest, or `all`. */
  readonly to: string;
  readonly code?: number;
  /** The state that the quest gets. */
  readonly state?: StateWords;
  /** The state of the quest in `from` that sets it off. */
  readonly when?: StateWords;
  /** The `$type` of the trigger. */
  readonly trigger?: string;
  /** The item whose logic holds it. */
  readonly item?: string;
  /** The Delay of a linked task, or FinishTime. */
  readonly seconds?: number;
  /** One of several linked tasks that useRandom chooses from. */
  readonly random?: true;
  /** Completions that a requirement asks for. */
  readonly amount?: number;
  /** Why it never changes anything. */
  readonly never?: string;
}

/** What moves the quests of a room, as `roomlint graph --format json` prints it. */
export interface GraphReport {
  readonly version: 1;
  readonly quests: readonly GraphReportQuest[];
  readonly edges: readonly GraphReportEdge[];
  /** What the focus leaves out. */
  readonly leftOut: { readonly quests: number; readonly edges: number };
}

/** The graph as data, with quests as ids and states as words; what does not apply is missing. */
export function graphReport({ quests, edges, leftOut }: QuestGraph): GraphReport {
  const idOf = new Map(quests.map(({ index, id }) => [index, id]));
  const nameOf = (quest: number): string => idOf.get(quest) ?? '';
  return {
    version: VERSION,
    quests: quests.map(({ id, name, group, enabled, never }) => ({
      id,
      name,
      group,
      enabled,
      never: never.map(({ state, reason }) => ({ state: QUEST_STATES[state], reason })),
    })),
    edges: edges.map((edge) => edgeReport(edge, nameOf)),
    leftOut,
  };
}

function edgeReport(edge: GraphEdge, idOf: (quest: number) => string): GraphReportEdge {
  const { kind, code, state, when, trigger, item, seconds, isRandom, amount, never } = edge;
  return {
    kind,
    from: sourceReport(edge.from, idOf),
    to: edge.to === 'all' ? 'all' : idOf(edge.to),
    ...(code === undefined ? {} : { code }),
    ...(state === undefined ? {} : { state: QUEST_STATES[state] }),
    ...(when === undefined ? {} : { when: QUEST_STATES[when] }),
    ...(trigger === undefined ? {} : { trigger }),
    ...(item === undefined ? {} : { item }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(isRandom === true ? { random: true } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(never === undefined ? {} : { never }),
  };
}

function sourceReport(source: GraphSource, idOf: (quest: number) => string): GraphReportEdge['from'] {
  switch (source.kind) {
    case 'quest':
      return { quest: idOf(source.quest) };
    case 'item':
      return { item: source.item };
    case 'unread':
      return { unread: source.label };
  }
}
