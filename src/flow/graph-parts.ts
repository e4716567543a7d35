import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowEdge } from './edges.js';

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
  /** Links away from them. */
  readonly depth: number;
}
