import type { QuestState } from '../snapshot/quest-states.js';
import type { ExpressionAction, ExpressionDoubt } from './evaluate-expression.js';
import type { Value } from './expression-values.js';
import type { Fact } from './fact.js';
import type { ChangeCause, IdleReason } from './machine-host.js';
import type { FlowChain, FlowDirect, FlowReaction, FlowTransition } from './model.js';
import type { Reading } from './reading.js';

/** A decision about what the documents leave open, explained by its name in docs/decisions/flow.md. */
export type FlowDecision =
  /** Several things were due at the same time for one quest: they happened in the order of being set. */
  | 'tie'
  /** A player who reloads or leaves loses the delays that this player set off. */
  | 'delay-lost'
  /** A countdown goes on while its player is away. */
  | 'countdown-away'
  /** Completions count for good: they were kept when the quest was reset. */
  | 'completions-kept'
  /** tasksRefresh: one player's reload also reset multiplayer quests, for everyone. */
  | 'refresh-shared'
  /** Coming back is not a page reload: tasksRefresh reset nothing. */
  | 'join-keeps'
  /** Effects of Active and Completed do not fire again for a player who loads the page. */
  | 'load-not-entered'
  /** One choice of a random chain holds for all players. */
  | 'random-shared'
  /** Quests in Not Active entered that state when the page loaded, although nothing had changed them. */
  | 'load-entered'
  /** OnPlayerLoggedIn triggers ran when the page loaded. */
  | 'login-fires'
  /** A code would have moved a multiplayer quest with RepeatableLimit 1 out of Completed. */
  | 'stays-completed'
  /** A requirement on a quest that the file lacks is never met. */
  | 'requirement-unknown'
  /** An expression ran because its effect fired. S and R may make it run at other times, too. */
  | 'expression-runs'
  /** An expression that cannot be parsed does nothing. */
  | 'expression-syntax'
  | ExpressionDoubt;

/** The decisions that a reading of the documents is made of, as a timeline names them. */
export const ASSUMED: Readonly<Record<keyof Reading, FlowDecision>> = {
  loadEnters: 'load-entered',
  loginFires: 'login-fires',
  onceStays: 'stays-completed',
};

/** When something happened, in seconds since the start, and for which player, by index. */
interface Moment {
  readonly time: number;
  readonly player: number;
  /** The index of the step during which it happened; -1 before the first one. */
  readonly step: number;
}

/** What happened, in order. */
export type TimelineEntry = Moment & TimelineEvent;

type TimelineEvent =
  | ({ readonly kind: 'changed'; readonly from: QuestState; readonly cause: ChangeCause } & Fact)
  | { readonly kind: 'fired'; readonly source: FlowReaction | FlowDirect }
  | {
      readonly kind: 'idle';
      readonly quest: number;
      readonly cause: ChangeCause;
      readonly reason: IdleReason;
    }
  | { readonly kind: 'no-trigger'; readonly item: string; readonly type: string }
  /** A delayed linked task was set off; it falls due at `due` seconds. */
  | { readonly kind: 'delayed'; readonly link: FlowTransition; readonly due: number }
  | { readonly kind: 'chosen'; readonly chain: FlowChain; readonly link: FlowTransition }
  /** An expression set a variable; undefined where its value is not known. */
  | { readonly kind: 'variable'; readonly name: string; readonly value: Value | undefined }
  /** A call in an expression has a delay. */
  | {
      readonly kind: 'call-delayed';
      readonly action: ExpressionAction;
      readonly source: FlowReaction | FlowDirect;
      readonly due: number;
    }
  | {
      readonly kind: 'decided';
      readonly decision: FlowDecision;
      readonly quest: number | undefined;
      /** The part of an expression that it is about. */
      readonly about?: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly steps: number };

/** So many steps at one time (`at-once`), in one wait (`in-time`), or in the whole script (`script`). */
export type Stop = 'at-once' | 'in-time' | 'script';
