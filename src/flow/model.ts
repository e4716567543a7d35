import type { ExpressionNode } from '../expression/node.js';
import type { Place } from '../json/place.js';
import type { ItemLabels } from '../snapshot/labels.js';
import type { Quest, QuestEntry } from '../snapshot/quest-entry.js';
import type { QuestState, TransitionCode } from '../snapshot/quest-states.js';
import type { Fact } from './fact.js';
import type { Influence, QuestSet } from './influence.js';

/** How far a quest's state reaches (quest and task records, part 2, Group semantics). */
export type QuestGroup = 'persistent' | 'nonPersistent' | 'multiplayer';

/** A quest pair seen as one. Its number is its index in {@link FlowModel.quests}. */
export interface FlowQuest {
  readonly index: number;
  /** The id of the inProgress entry, or of the only entry. */
  readonly id: string;
  readonly name: string;
  /** The Name without its number, as expressions use it. */
  readonly bareName: string;
  readonly quest: Quest;
  /** The entry whose fields count: the inProgress one where there is one. */
  readonly entry: QuestEntry;
  readonly group: QuestGroup;
  readonly enabled: boolean;
  /** Completions that RepeatableLimit allows; Infinity for no limit. */
  readonly limit: number;
  /** Seconds after which an active quest expires; Infinity for no time limit. */
  readonly finishTime: number;
  readonly triggeredByInventory: boolean;
  readonly requirements: readonly FlowRequirement[];
  /** Two entries that agree on all of this. */
  readonly isSound: boolean;
}

export interface FlowRequirement {
  /** The quest that waits, and the one it waits for; undefined when `quests` has no such entry. */
  readonly from: number;
  readonly quest: number | undefined;
  /** Completions needed. */
  readonly amount: number;
  readonly place: Place;
}

/** What a player does to an item: a `$type` of its triggers. All triggers of one event run together. */
export interface FlowEvent {
  readonly index: number;
  readonly item: string;
  readonly type: string;
  /** OnEnterEvent on an item that is not a Trigger: it never happens (quest and task records, part 2). */
  readonly works: boolean;
  /** In file order. */
  readonly tasks: readonly (FlowTransition | FlowDirect)[];
}

/** A transition code that a trigger or a linked task applies to a quest. */
export interface FlowTransition {
  readonly kind: 'transition';
  readonly index: number;
  readonly quest: number;
  readonly code: TransitionCode;
  readonly item: string;
  readonly place: Place;
  readonly cause: FlowCause;
}

export type FlowCause =
  | { readonly kind: 'event'; readonly event: number }
  | { readonly kind: 'link'; readonly chain: number; readonly delay: number };

/** A basic trigger: it fires an effect of its own. */
export interface FlowDirect {
  readonly kind: 'direct';
  readonly item: string;
  /** The `$type` of the effect. */
  readonly effect: string | undefined;
  readonly place: Place;
  /** The chain that the effect is. */
  readonly chain: number | undefined;
  /** The expression that the effect is, where expressions are read. */
  readonly expression?: FlowExpression | undefined;
}

/** The expression that an effect evaluates when it fires. */
export interface FlowExpression {
  readonly text: string;
  /** Undefined where it cannot be parsed. */
  readonly root: ExpressionNode | undefined;
  /** What its calls certainly set. */
  readonly sets: readonly QuestSet[];
  /** Whether `S` or `R` may make it run at other times as well. */
  readonly mayRunOtherwise: boolean;
}

/** An effector subscription: an effect that fires when a quest enters a state. */
export interface FlowReaction {
  readonly index: number;
  readonly quest: number;
  readonly state: QuestState;
  readonly item: string;
  /** The `$type` of the effect. */
  readonly effect: string | undefined;
  readonly place: Place;
  /** The chain that the effect is. */
  readonly chain: number | undefined;
  /** The expression that the effect is, where expressions are read. */
  readonly expression?: FlowExpression | undefined;
}

/** A RunTriggersFromEffector that fires when a quest enters a state, or whenever its trigger does. */
export interface FlowChain {
  readonly index: number;
  /** undefined for a DirectEffector. */
  readonly source: Fact | undefined;
  /** One of the links runs, chosen at random, and not all of them. */
  readonly useRandom: boolean;
  /** Those that can be read, in array order; delays in seconds, 0 or more. */
  readonly links: readonly FlowTransition[];
  /** The length of linkedTasks, with those that cannot be read: chance may choose these as well. */
  readonly linkedTasks: number;
  readonly place: Place;
}

/** What loading a page sets off. */
export interface Arrival {
  /** Effects for Not Active, by quest. */
  readonly reactions: readonly (readonly FlowReaction[])[];
  /** Everything that logging in sets off, as one event. */
  readonly login: FlowEvent | undefined;
}

/** Everything in a snapshot that moves quests or answers to their changes, ready to play and to analyse. */
export interface FlowModel {
  readonly quests: readonly FlowQuest[];
  readonly events: readonly FlowEvent[];
  /** Events by {@link eventKey}. */
  readonly eventAt: ReadonlyMap<string, FlowEvent>;
  readonly transitions: readonly FlowTransition[];
  readonly reactions: readonly FlowReaction[];
  readonly chains: readonly FlowChain[];
  /** What moves quests and cannot be read. */
  readonly influences: readonly Influence[];
  /** Reactions by the number of the fact that sets them off, in file order. */
  readonly reactionsTo: ReadonlyMap<number, readonly FlowReaction[]>;
  readonly arrival: Arrival;
  /** Settings: a page reload resets every quest. */
  readonly tasksRefresh: boolean;
  /** Keys of the room's items. */
  readonly items: ReadonlySet<string>;
  /** What they are called. */
  readonly labels: ItemLabels;
}

/** Whether chance decides which of the linked tasks runs. */
export function isChance({ useRandom, linkedTasks }: FlowChain): boolean {
  return useRandom && linkedTasks > 1;
}

export function eventKey(item: string, type: string): string {
  return `${item}\0${type}`;
}

export function isOwn(quest: FlowQuest): boolean {
  return quest.group !== 'multiplayer';
}

/** Whether a quest stays completed for everyone: RepeatableLimit 1 and Group multiplayer (part 3). */
export function isSharedOnce(quest: FlowQuest): boolean {
  return quest.limit === 1 && !isOwn(quest);
}

/** Whether a page reload puts the quest back to Not Active (quest and task records, part 3, other rules). */
export function resetsOnReload(model: FlowModel, quest: FlowQuest): boolean {
  return model.tasksRefresh || quest.group === 'nonPersistent';
}
