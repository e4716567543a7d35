import { arrayField, integerField, member, objectField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { CHAIN_TYPE } from '../schema/index.js';
import type { Effect } from '../snapshot/effect.js';
import type { Embedded } from '../snapshot/embedded-text.js';
import { targetState, transitionCode } from '../snapshot/quest-states.js';
import { questReference, type Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type ExpressionMoves, expressionMoves } from './expression-moves.js';
import {
  type FlowChain,
  type FlowDirect,
  type FlowEvent,
  type FlowKnowledge,
  type FlowModel,
  type FlowReaction,
  type FlowTransition,
  indexed,
} from './model.js';
import { type ReadQuests, readQuests } from './read-quests.js';
import { isTask, runsOnlyWhenFired, UnreadCollector } from './unread.js';

/**
 * Reads what moves the quests of a snapshot. A snapshot without `quests` gives a model without quests and is
 * not walked; one without `logic` or `roomItems` has no events.
 *
 * @param knowledge `catalog` also reads expressions and the effects that the platform's public material
 *   describes
 */
export function readFlowModel(snapshot: Snapshot, knowledge: FlowKnowledge): FlowModel {
  const reader = new ModelReader(snapshot, knowledge);
  if (snapshot.quests !== undefined) snapshot.walk(along({}, reader));
  return reader.finish();
}

/** A visitor that passes on to another one what it visits. */
export function along(
  visitor: Partial<SnapshotVisitor>,
  other: Partial<FlowVisitor> | undefined,
): Partial<SnapshotVisitor> {
  if (other === undefined) return visitor;
  return {
    ...visitor,
    subscription: (each) => {
      visitor.subscription?.(each);
      other.subscription?.(each);
    },
    effect: (each) => {
      visitor.effect?.(each);
      other.effect?.(each);
    },
    embedded: (each) => {
      visitor.embedded?.(each);
      other.embedded?.(each);
    },
  };
}

/** What a walk passes to those who read the flow. */
type FlowVisitor = Pick<SnapshotVisitor, 'subscription' | 'effect' | 'embedded'>;

/** A part of the model while it is being read. */
type Open<T> = { -readonly [Field in keyof T]: T[Field] };

/** A chain while its links are being read. */
type OpenChain = FlowChain & { readonly links: FlowTransition[] };

/** An event while its tasks are being read. */
type OpenEvent = FlowEvent & { readonly tasks: (FlowTransition | FlowDirect)[] };

/**
 * Takes from each record what the model needs during the walk, so that no JSON is kept. Logic of an item that the file
 * lacks is dropped (game-management API, part 3, import).
 */
export class ModelReader implements FlowVisitor {
  private readonly unread: UnreadCollector;
  private readonly links: FlowTransition[] = [];
  private readonly triggered: FlowTransition[] = [];
  private readonly reactions: FlowReaction[] = [];
  private readonly chains: FlowChain[] = [];
  /** By their items and types, in the order in which the file first uses them. */
  private readonly events = new Map<string, OpenEvent>();
  /** The chains that fire when something readable happens, by their places; undefined for others. */
  private readonly chainAt = new Map<Place, OpenChain | undefined>();
  /** The last reaction or basic trigger: its effect comes next. */
  private firing: Open<FlowReaction> | Open<FlowDirect> | undefined;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly knowledge: FlowKnowledge,
    private readonly read: ReadQuests = readQuests(snapshot.quests),
  ) {
    this.unread = new UnreadCollector(snapshot, read, knowledge);
  }

  embedded(embedded: Embedded): void {
    this.unread.embedded(embedded);
  }

  subscription(subscription: Subscription): void {
    if (isOfRoom(subscription)) return;
    this.unread.subscription(subscription);
    switch (subscription.kind) {
      case 'effector':
        this.reaction(subscription);
        return;
      case 'quest-trigger':
      case 'basic-trigger':
      case 'undecided-trigger':
        this.trigger(subscription);
        return;
      case 'linked-task':
        this.link(subscription);
        return;
      default:
    }
  }

  effect(effect: Effect): void {
    if (isOfRoom(effect.subscription)) return;
    if (effect.type === CHAIN_TYPE) this.chain(effect);
    const moves = this.knowledge === 'catalog' ? this.expression(effect) : undefined;
    this.unread.effect(effect, moves);
  }

  finish(): FlowModel {
    const { snapshot, unread, events, links, triggered, reactions, chains, read } = this;
    unread.outsideLogic();
    const settings = snapshot.section('settings');
    return indexed({
      quests: read.quests,
      events: [...events.values()],
      transitions: [...links, ...triggered],
      reactions,
      chains,
      influences: [...read.influences, ...unread.found],
      tasksRefresh: member(settings, 'tasksRefresh') === true,
      withBareName: read.withBareName,
      items: new Set(snapshot.members.roomItems.keys),
      labels: snapshot.labels,
    });
  }

  private chain(effect: Effect): void {
    const { record, place } = effect;
    const firing = this.firingOf(effect);
    if (firing === undefined) {
      // What fires it is unknown: each link may do its work at any time.
      this.chainAt.set(place, undefined);
      return;
    }
    const chain = {
      source: 'event' in firing ? undefined : { quest: firing.quest, state: firing.state },
      event: 'event' in firing ? firing.event : undefined,
      useRandom: member(record, 'useRandom') === true,
      links: [],
      linkedTasks: arrayField(record, 'linkedTasks')?.length ?? 0,
    };
    this.chains.push(chain);
    this.chainAt.set(place, chain);
    firing.chain = chain;
  }

  /** An expression that a reaction or basic trigger fires is played. @returns what it may do to quests */
  private expression(effect: Effect): ExpressionMoves | undefined {
    const { record, expression } = effect;
    if (expression === undefined) return undefined;
    const { text, parsed } = expression;
    const root = parsed.kind === 'expression' ? parsed.root : undefined;
    const moves = root && expressionMoves(root, this.unread.names);
    const firing = this.firingOf(effect);
    if (firing !== undefined) {
      const mayRunOtherwise = !runsOnlyWhenFired(record);
      firing.expression = { text, root, sets: moves?.sets ?? [], mayRunOtherwise };
    }
    return moves;
  }

  /** The reaction or basic trigger that fires an effect; undefined for an effect inside another one. */
  private firingOf({
    place,
    subscription: firedBy,
  }: Effect): Open<FlowReaction> | Open<FlowDirect> | undefined {
    const { firing } = this;
    const at = firedBy.kind === 'direct-effector' ? firedBy.place.parent : firedBy.place;
    const isOwn = place.step === 'Effector' && place.parent === firedBy.place;
    return isOwn && firing?.place === at ? firing : undefined;
  }

  private link(subscription: Subscription): void {
    if (questReference(subscription) === undefined) {
      this.unread.unreadSubscription(subscription, undefined);
      return;
    }
    const at = subscription.place.parent?.parent ?? subscription.place;
    if (!this.chainAt.has(at)) return;
    const chain = this.chainAt.get(at);
    const quest = this.read.numberOf(subscription);
    if (chain === undefined) {
      this.unread.unreadSubscription(subscription, quest);
      return;
    }
    const cause = { kind: 'link', chain, delay: delayOf(subscription) } as const;
    const link = this.transition(subscription, quest, cause, this.links);
    if (link !== undefined) chain.links.push(link);
  }

  private reaction(subscription: Subscription): void {
    this.firing = undefined;
    const { record, place, itemKey: item } = subscription;
    const quest = this.read.numberOf(subscription);
    const state = targetState(record);
    if (quest === undefined || state === undefined) return;
    if (!isTask(place) || !this.snapshot.hasItem(item)) return;
    const effector = objectField(record, 'Effector');
    const effect = textField(effector, '$type');
    const reaction = { quest, state, item, effect, place, chain: undefined };
    this.firing = reaction;
    this.reactions.push(reaction);
  }

  private trigger(subscription: Subscription): void {
    this.firing = undefined;
    const { record, place, kind, itemKey: item } = subscription;
    const id = questReference(subscription);
    if (kind === 'quest-trigger' && id === undefined) this.unread.unreadSubscription(subscription, undefined);
    const trigger = objectField(record, 'Trigger');
    const type = textField(trigger, '$type');
    const quest = this.read.numberOf(subscription);
    // What it fires may be a chain, which then fires at any time.
    if (type === undefined && kind === 'basic-trigger') this.unread.record(item, 'all');
    if (
      type === undefined ||
      kind === 'undecided-trigger' ||
      !isTask(place) ||
      !this.snapshot.hasItem(item)
    ) {
      this.unread.unreadSubscription(subscription, quest);
      return;
    }
    const event = this.eventAt(item, type);
    if (kind === 'basic-trigger') {
      const direct = directOf(subscription, event);
      this.firing = direct;
      event.tasks.push(direct);
      return;
    }
    if (id === undefined) return;
    if (!event.works) this.unread.unreadSubscription(subscription, quest);
    const cause = { kind: 'event', event } as const;
    const read = this.transition(subscription, quest, cause, this.triggered);
    if (read !== undefined) event.tasks.push(read);
  }

  /** Adds to `transitions` what can be read of a transition. */
  private transition(
    subscription: Subscription,
    quest: number | undefined,
    cause: FlowTransition['cause'],
    transitions: FlowTransition[],
  ): FlowTransition | undefined {
    const { record, place, itemKey: item } = subscription;
    this.unread.record(item, this.unread.otherQuests(subscription, quest));
    if (quest === undefined) return undefined;
    const code = transitionCode(integerField(record, 'TargetState') ?? Number.NaN);
    if (code === undefined) {
      this.unread.record(item, [quest]);
      return undefined;
    }
    const index = transitions.length;
    const transition: FlowTransition = { kind: 'transition', index, quest, code, item, place, cause };
    transitions.push(transition);
    return transition;
  }

  /** The event of this `$type` on an item. */
  private eventAt(item: string, type: string): OpenEvent {
    return getOrInsert(this.events, `${item.length} ${item}${type}`, () => {
      const works = eventWorks(this.snapshot, item, type);
      return { item, type, works, tasks: [] };
    });
  }
}

/** Whether an event can happen: OnEnterEvent needs a Trigger (quest and task records, part 2). */
export function eventWorks(snapshot: Snapshot, item: string, type: string): boolean {
  const prefab = type === 'OnEnterEvent' ? snapshot.prefabOf(item) : undefined;
  return prefab === undefined || prefab === 'Trigger';
}

function directOf({ record, place, itemKey: item }: Subscription, event: FlowEvent): FlowDirect {
  const direct = objectField(record, 'DirectEffector');
  const effector = objectField(direct, 'Effector');
  const effect = textField(effector, '$type');
  return { kind: 'direct', event, item, effect, place, chain: undefined };
}

/** The seconds that a linked task waits. A number such as 1e400 is read as the largest there is. */
export function delayOf({ record }: Subscription): number {
  // Beside the Trigger it was meant to be in it.
  const delay = member(objectField(record, 'Trigger'), 'Delay') ?? member(record, 'Delay') ?? 0;
  const seconds = typeof delay === 'number' || typeof delay === 'string' ? Number(delay) : Number.NaN;
  // The value has a finding already. Somebody meant a delay, so it is not read as none.
  return Number.isNaN(seconds) ? 1 : Math.min(Math.max(0, seconds), Number.MAX_VALUE);
}

/** Whether a subscription is in `roomTasks`, in which nothing is read. */
function isOfRoom({ itemKey, place }: Subscription): boolean {
  return itemKey === '' && place.chain()[1]?.step === 'roomTasks';
}
