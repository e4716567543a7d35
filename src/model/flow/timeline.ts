import type { QuestState } from '../snapshot/quest-states.js';
import type { ExpressionAction, ExpressionDoubt } from './evaluate-expression.js';
import type { Value } from './expression-value.js';
import {
  type Fact,
  type FlowChain,
  type FlowEffect,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowRequirement,
  type FlowTransition,
  isSharedOnce,
  runsAtLogin,
} from './model.js';

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

/** Sentences of the documents with two meanings. A play shows one; what is certain holds under all. */
export interface Reading {
  /** A quest in Not Active enters that state when a page loads, although nothing has changed it. */
  readonly loadEnters: boolean;
  /** OnPlayerLoggedIn triggers run when a page loads. Otherwise they may run at any time, or never. */
  readonly loginFires: boolean;
  /** No code moves a multiplayer quest with RepeatableLimit 1 out of Completed. */
  readonly onceStays: boolean;
}

/** The reading that plays show. */
export const PLAYED_READING: Reading = { loadEnters: true, loginFires: true, onceStays: true };

/** The readings under which a room may play in other ways than under {@link PLAYED_READING}. */
export function otherReadings(model: FlowModel): readonly Reading[] {
  const isOpen: Readonly<Record<keyof Reading, boolean>> = {
    loadEnters: model.reactions.some(({ state, chain }) => state === 0 && chain !== undefined),
    loginFires: model.events.some(runsAtLogin),
    onceStays: model.quests.some(isSharedOnce),
  };
  let readings: Reading[] = [PLAYED_READING];
  for (const part of ['loadEnters', 'loginFires', 'onceStays'] as const)
    if (isOpen[part]) readings = readings.flatMap((reading) => [reading, { ...reading, [part]: false }]);
  return readings.slice(1);
}

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
      readonly quest: number | undefined;
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

/** What a machine leaves to its player: clocks, chance and the record of what happened. */
export interface MachineHost {
  changed(change: Fact & { from: QuestState; player: number; cause: ChangeCause }): void;
  fired(source: FlowEffect, player: number): void;
  /** Evaluates the expression of an effect. @returns how many steps that counts for */
  evaluate?(source: FlowEffect, player: number): number;
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

/** One decision of a play. Quests are indexes into the model; seconds are finite, 0 or more. */
export type PlayStep =
  | { readonly kind: 'click' | 'enter'; readonly item: string }
  | { readonly kind: 'fire'; readonly item: string; readonly type: string }
  | { readonly kind: 'set'; readonly quest: number; readonly state: QuestState }
  /** A variable of the current player changes (`set`), or is said to have a value (`know`). */
  | { readonly kind: 'variable'; readonly by: 'set' | 'know'; readonly name: string; readonly value: Value }
  /** From here on, a number that was never set counts as 0. */
  | { readonly kind: 'unset is 0' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'reload' | 'leave' | 'join' };

export function triggerType(step: PlayStep): string | undefined {
  if (step.kind === 'click') return 'OnClickEvent';
  if (step.kind === 'enter') return 'OnEnterEvent';
  return step.kind === 'fire' ? step.type : undefined;
}

/** The step that sets off an event. */
export function stepFor({ item, type }: Pick<FlowEvent, 'item' | 'type'>): PlayStep {
  if (type === 'OnClickEvent') return { kind: 'click', item };
  if (type === 'OnEnterEvent') return { kind: 'enter', item };
  return { kind: 'fire', item, type };
}

/** Why a step cannot be played. Nothing has happened then. */
export type StepProblem =
  | { readonly kind: 'unknown-item'; readonly item: string }
  | { readonly kind: 'unknown-type'; readonly item: string; readonly type: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'present' }
  /** Not a number of seconds, or more than can be added to the time. */
  | { readonly kind: 'seconds' };
