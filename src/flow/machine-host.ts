import type { QuestState } from '../snapshot/quest-states.js';
import type { Fact } from './fact.js';
import type {
  FlowChain,
  FlowDirect,
  FlowQuest,
  FlowReaction,
  FlowRequirement,
  FlowTransition,
} from './model.js';
import type { Reading } from './reading.js';

/** Why a code did nothing. */
export type IdleReason =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'guard'; readonly state: QuestState }
  | { readonly kind: 'unchanged'; readonly state: QuestState }
  | { readonly kind: 'requirement'; readonly requirement: FlowRequirement; readonly done: number }
  | { readonly kind: 'limit'; readonly done: number }
  /** A multiplayer quest with RepeatableLimit 1 stays completed for everyone. */
  | { readonly kind: 'stays-completed' }
  | { readonly kind: 'prefab' };

/** What applies a code to a quest. */
export type ChangeCause =
  | { readonly kind: 'event' | 'link'; readonly transition: FlowTransition }
  /** A call in an expression. */
  | { readonly kind: 'expression'; readonly source: FlowReaction | FlowDirect }
  | { readonly kind: 'set' | 'expiry' | 'reload' | 'leave' };

/** What a machine leaves to its player: clocks, chance and the record of what happened. */
export interface MachineHost {
  changed(change: Fact & { from: QuestState; player: number; cause: ChangeCause }): void;
  fired(source: FlowReaction | FlowDirect, player: number): void;
  /** Evaluates the expression of an effect. @returns how many steps that counts for */
  evaluate?(source: FlowReaction | FlowDirect, player: number): number;
  idle(quest: number, player: number, cause: ChangeCause, reason: IdleReason): void;
  /** A linked task with a delay. `by` set it off, `player` is whose quest it moves. */
  delay(link: FlowTransition, player: number, by: number): void;
  /** The countdown of an activation starts; `player` is its owner, or who activated a multiplayer quest. */
  countdown(quest: FlowQuest, player: number): void;
  countdownEnded(quest: FlowQuest, player: number): void;
  /** An index into the links of the chain, below `count`; beyond them for one that cannot be read. */
  choose(count: number, chain: FlowChain): number;
  /** Something happened that the documents leave open, according to this part of the reading. */
  assumed(part: keyof Reading, quest: number | undefined, player: number): void;
  /** More steps than allowed at one moment; everything still waiting without a delay is dropped. */
  stopped(): void;
}
