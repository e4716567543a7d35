import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowDecision } from './decisions.js';
import type { ExpressionAction } from './evaluate-expression.js';
import type { Value } from './expression-value.js';
import type { Fact, FlowChain, FlowEffect, FlowEvent, FlowRequirement, FlowTransition } from './model.js';

/** When something happened, in seconds since the start, and for which player, by index. */
interface Moment {
  readonly time: number;
  readonly player: number;
  /** The index of the step during which it happened; -1 before the first one. */
  readonly step: number;
}

/** What happened, in order. */
export type TimelineEntry = Moment & TimelineEvent;

export type TimelineEvent =
  | ({ readonly kind: 'changed'; readonly from: QuestState; readonly cause: ChangeCause } & Fact)
  | { readonly kind: 'fired'; readonly source: FlowEffect }
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
      readonly source: FlowEffect;
      readonly due: number;
    }
  | {
      readonly kind: 'decided';
      readonly decision: FlowDecision;
      readonly quest?: number | undefined;
      /** The part of an expression that it is about. */
      readonly about?: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly steps: number };

/** So many steps at one time (`at-once`), in one wait (`in-time`), or in the whole script (`script`). */
export type Stop = 'at-once' | 'in-time' | 'script';

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
  | { readonly kind: 'expression'; readonly source: FlowEffect }
  | { readonly kind: 'set' | 'expiry' | 'reload' | 'leave' };

/** One decision of a play. Quests are indexes into the model; seconds are finite, 0 or more. */
export type PlayStep =
  /** What a player does to an item. Scripts call OnClickEvent `click`, OnEnterEvent `enter`, and others `fire`. */
  | { readonly kind: 'trigger'; readonly item: string; readonly type: string }
  | { readonly kind: 'set'; readonly quest: number; readonly state: QuestState }
  /** A variable of the current player changes (`set`), or is said to have a value (`know`). */
  | { readonly kind: 'variable'; readonly by: 'set' | 'know'; readonly name: string; readonly value: Value }
  /** From here on, a number that was never set counts as 0. */
  | { readonly kind: 'unset is 0' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'reload' | 'leave' | 'join' };

/** A step of a play that the analysis finds: something that players do in a room. */
export type FoundStep = Exclude<PlayStep, { kind: 'set' | 'variable' | 'unset is 0' }>;

/** The step that sets off an event. */
export function stepFor({ item, type }: Pick<FlowEvent, 'item' | 'type'>): FoundStep {
  return { kind: 'trigger', item, type };
}

/** Why a step cannot be played: nothing has happened then. `seconds`: the time would be infinite. */
export type StepProblem = 'absent' | 'present' | 'seconds';
