import type { Place } from '../../bytes/json/place.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { ExpressionNode } from '../expression/node.js';
import type { ItemLabels } from '../snapshot/labels.js';
import type { Quest, QuestEntry } from '../snapshot/quest-entry.js';
import type { QuestState, TransitionCode } from '../snapshot/quest-states.js';

/** What the flow of quests is read with: the documents only, or the platform's public material as well. */
export const KNOWLEDGE = ['documents', 'catalog'] as const;
export type FlowKnowledge = (typeof KNOWLEDGE)[number];

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
  /** Its number among the linked tasks, or among those of triggers, in file order. */
  readonly index: number;
  readonly quest: number;
  readonly code: TransitionCode;
  readonly item: string;
  readonly place: Place;
  readonly cause: FlowCause;
}

export type FlowCause =
  | { readonly kind: 'event'; readonly event: FlowEvent }
  | { readonly kind: 'link'; readonly chain: FlowChain; readonly delay: number };

interface FiredEffect {
  readonly item: string;
  /** The `$type` of the effect. */
  readonly effect: string | undefined;
  readonly place: Place;
  /** The chain that the effect is. */
  readonly chain: FlowChain | undefined;
  /** The expression that the effect is, where expressions are read. */
  readonly expression?: FlowExpression | undefined;
}

/** A basic trigger: it fires an effect of its own. */
export interface FlowDirect extends FiredEffect {
  readonly kind: 'direct';
  readonly event: FlowEvent;
}

/** The expression that an effect evaluates when it fires. */
export interface FlowExpression {
  readonly text: string;
  /** Undefined where it cannot be parsed. */
  readonly root: ExpressionNode | undefined;
  /** What its calls may set. */
  readonly sets: readonly QuestSet[];
  /** Whether `S` or `R` may make it run at other times as well. */
  readonly mayRunOtherwise: boolean;
}

/** An effector subscription: an effect that fires when a quest enters a state. */
export interface FlowReaction extends FiredEffect {
  readonly quest: number;
  readonly state: QuestState;
}

/** An effect that fires. */
export type FlowEffect = FlowDirect | FlowReaction;

/** A RunTriggersFromEffector that fires when a quest enters a state, or whenever its trigger does. */
export interface FlowChain {
  /** What sets it off: a fact, or for a DirectEffector an event. */
  readonly source: Fact | undefined;
  readonly event: FlowEvent | undefined;
  /** One of the links runs, chosen at random, and not all of them. */
  readonly useRandom: boolean;
  /** Those that can be read, in array order; delays in seconds, 0 or more. */
  readonly links: readonly FlowTransition[];
  /** The length of linkedTasks, with those that cannot be read: chance may choose these as well. */
  readonly linkedTasks: number;
}

/** Everything in a snapshot that moves quests or answers to their changes. */
export interface FlowModel {
  readonly quests: readonly FlowQuest[];
  readonly events: readonly FlowEvent[];
  readonly transitions: readonly FlowTransition[];
  readonly reactions: readonly FlowReaction[];
  readonly chains: readonly FlowChain[];
  /** What moves quests and cannot be read. */
  readonly influences: readonly Influence[];
  /** Settings: a page reload resets every quest. */
  readonly tasksRefresh: boolean;
  /** The quests with a Name, without its number. */
  readonly withBareName: ReadonlyMap<string, readonly number[]>;
  /** Keys of the room's items. */
  readonly items: ReadonlySet<string>;
  /** What they are called. */
  readonly labels: ItemLabels;
  readonly eventsOf: ReadonlyMap<string, readonly FlowEvent[]>;
  /** Reactions by the number of the fact that sets them off, in file order. */
  readonly reactionsTo: ReadonlyMap<number, readonly FlowReaction[]>;
  /** Everything that logging in sets off, as one event. */
  readonly login: FlowEvent | undefined;
  readonly requiredBy: ReadonlyMap<number, readonly FlowRequirement[]>;
  /** The transitions of each quest. */
  readonly transitionsOf: ReadonlyMap<number, readonly FlowTransition[]>;
}

/** What a file gives: the rest is where to look it up. */
type FlowParts = Omit<FlowModel, 'eventsOf' | 'reactionsTo' | 'login' | 'requiredBy' | 'transitionsOf'>;

export function indexed(parts: FlowParts): FlowModel {
  const { quests, events, transitions, reactions } = parts;
  const requiredBy = new Map<number, FlowRequirement[]>();
  const transitionsOf = new Map<number, FlowTransition[]>();
  const reactionsTo = new Map<number, FlowReaction[]>();
  for (const { requirements } of quests)
    for (const requirement of requirements)
      if (requirement.quest !== undefined) addTo(requiredBy, requirement.quest, requirement);
  for (const transition of transitions) addTo(transitionsOf, transition.quest, transition);
  const eventsOf = new Map<string, FlowEvent[]>();
  for (const event of events) addTo(eventsOf, event.item, event);
  for (const reaction of reactions) addTo(reactionsTo, factIndex(reaction.quest, reaction.state), reaction);
  const logins = events.filter(runsAtLogin);
  const login = logins[0] && { ...logins[0], tasks: logins.flatMap(({ tasks }) => tasks) };
  return { ...parts, eventsOf, reactionsTo, login, requiredBy, transitionsOf };
}

/** The `$type` of the trigger whose name says that it runs when a player logs in. */
const LOGIN_TYPE = 'OnPlayerLoggedIn';

export function runsAtLogin({ type, works }: FlowEvent): boolean {
  return works && type === LOGIN_TYPE;
}

/** The fact that sets off the chain of a linked task. */
export function sourceOf({ cause }: FlowTransition): Fact | undefined {
  return cause.kind === 'link' ? cause.chain.source : undefined;
}

/** Whether chance decides which of the linked tasks runs. */
export function isChance({ useRandom, linkedTasks }: FlowChain): boolean {
  return useRandom && linkedTasks > 1;
}

export function isOwn(quest: FlowQuest): boolean {
  return quest.group !== 'multiplayer';
}

/** Whether a quest stays completed for everyone: RepeatableLimit 1 and Group multiplayer (part 3). */
export function isSharedOnce(quest: FlowQuest): boolean {
  return quest.limit === 1 && !isOwn(quest);
}

/** Whether this puts the quest back to Not Active (quest and task records, part 3, other rules). */
export function isResetOn(
  kind: 'reload' | 'leave',
  { tasksRefresh }: FlowModel,
  { group }: FlowQuest,
): boolean {
  return group === 'nonPersistent' || (tasksRefresh && kind === 'reload');
}

/** A quest and all quests that chains and requirements link to it; undefined for more than `most`. */
export function questsInfluencing(
  model: FlowModel,
  quest: number,
  most = Number.POSITIVE_INFINITY,
): ReadonlySet<number> | undefined {
  const found = new Set([quest]);
  const add = (other: number | undefined): void => {
    if (other !== undefined) found.add(other);
  };
  for (const each of found) {
    if (found.size > most) return undefined;
    for (const transition of model.transitionsOf.get(each) ?? []) add(sourceOf(transition)?.quest);
    for (const requirement of model.quests[each]?.requirements ?? []) add(requirement.quest);
  }
  return found;
}

/** Completions beyond what limits and requirements ask for make no difference. */
export function countedUpTo(model: FlowModel): Float64Array {
  const counted = new Float64Array(model.quests.length);
  for (const { index, limit, requirements } of model.quests) {
    if (Number.isFinite(limit)) counted[index] = Math.max(counted[index] ?? 0, Math.ceil(limit));
    for (const { quest, amount } of requirements)
      if (quest !== undefined) counted[quest] = Math.max(counted[quest] ?? 0, Math.ceil(amount));
  }
  return counted;
}

/** A quest in a state. */
export interface Fact {
  readonly quest: number;
  readonly state: QuestState;
}

/** The number of a fact: quests in order, each with its three states. */
export function factIndex(quest: number, state: QuestState): number {
  return quest * 3 + state;
}

export function factAt(index: number): Fact {
  return { quest: Math.floor(index / 3), state: (index % 3) as QuestState };
}

/** What something is that roomlint cannot read. `influenceText` in words.ts says what each kind means. */
export type InfluenceKind =
  | 'logic'
  | 'effect'
  | 'page'
  | 'expression'
  | 'record'
  | 'inventory'
  | 'requirement'
  | 'entries'
  | 'roomTasks';

/** A call that may set a quest to a state, once all of these facts have been entered. */
export interface QuestSet extends Fact {
  readonly needs: readonly Fact[];
}

/** Something that may move quests in ways that roomlint cannot read. */
export interface Influence {
  readonly kind: InfluenceKind;
  readonly item?: string | undefined;
  /** The `$type` of an effect. */
  readonly type?: string | undefined;
  /** The `$type` of the trigger that fires it. */
  readonly trigger?: string | undefined;
  /** What sets it off; undefined when it may always happen. */
  readonly when?: Fact | undefined;
  /** The quests that it may set: to any state, unless `sets` says more. */
  readonly quests: readonly number[] | 'all';
  /** All that it may do, where that can be read. */
  readonly sets?: readonly QuestSet[];
  /** Whether it may also reset any quest. */
  readonly resets?: boolean;
}
