import type { Place } from '../json/place.js';
import { isObject } from '../json/value.js';
import { CHAIN_TYPE } from '../schema/index.js';
import { objectField, textField } from '../snapshot/fields.js';
import { isItemTasks } from '../snapshot/item-logic.js';
import {
  type Chain,
  collectQuestActivity,
  type QuestReference,
  type Reaction,
  type Transition,
} from '../snapshot/quest-activity.js';
import { questReference } from '../snapshot/quest-reference.js';
import { targetState } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type Fact, factIndex } from './fact.js';
import {
  eventKey,
  type FlowChain,
  type FlowDirect,
  type FlowEvent,
  type FlowModel,
  type FlowReaction,
  type FlowTransition,
} from './model.js';
import { NameFinder } from './name-finder.js';
import { entriesOf, readQuests } from './read-quests.js';
import { strayName, UnreadCollector } from './unread.js';

/**
 * Reads what moves the quests of a snapshot. A snapshot without `quests` gives a model without quests and is not walked; one
 * without `logic` or `roomItems` has no events.
 */
export function readFlowModel(snapshot: Snapshot): FlowModel {
  const { visitor, finish } = collectFlow(snapshot);
  if (snapshot.quests !== undefined) snapshot.walk(visitor);
  return finish();
}

/** What a walk passes to whoever reads the model. */
type FlowVisitor = Pick<SnapshotVisitor, 'subscription' | 'effect' | 'embeddedText' | 'rawEmbedded'>;

/** The same for a walk that others share: `finish` gives the model when the visitor has seen it all. */
export function collectFlow(snapshot: Snapshot): {
  readonly visitor: FlowVisitor;
  readonly finish: () => FlowModel;
} {
  const reader = new ModelReader(snapshot);
  const { visitor, activity } = collectQuestActivity(snapshot.quests);
  const events: Subscription[] = [];
  return {
    visitor: {
      subscription(subscription) {
        visitor.subscription(subscription);
        reader.unread.subscription(subscription);
        reader.unreferenced(subscription);
        const { kind } = subscription;
        if (kind === 'quest-trigger' || kind === 'basic-trigger' || kind === 'undecided-trigger')
          events.push(subscription);
      },
      effect(effect) {
        visitor.effect(effect);
        reader.unread.effect(effect);
      },
      embeddedText: (text) => reader.unread.embeddedText(text),
      rawEmbedded: (role, value, place) => reader.unread.rawEmbedded(role, value, place),
    },
    finish() {
      for (const chain of activity.chains) reader.chain(chain);
      for (const reaction of activity.reactions) reader.reaction(reaction);
      const transitions = new Map(activity.transitions.map((each) => [each.subscription, each]));
      for (const subscription of events) reader.event(subscription, transitions.get(subscription));
      reader.unread.roomTasks(snapshot.section('roomTasks'), snapshot.place.at('roomTasks'));
      return reader.model;
    },
  };
}

/** An event while its tasks are being read. */
type EventReader = FlowEvent & { readonly tasks: (FlowTransition | FlowDirect)[] };

class ModelReader {
  readonly unread: UnreadCollector;
  private readonly read;
  private readonly names: NameFinder;
  private readonly items: ReadonlySet<string>;
  private readonly transitions: FlowTransition[] = [];
  private readonly reactions: FlowReaction[] = [];
  private readonly chains: FlowChain[] = [];
  private readonly events: EventReader[] = [];
  private readonly eventAt = new Map<string, EventReader>();
  /** Chains by the place of the subscription in Tasks that fires them. */
  private readonly chainOf = new Map<Place, number>();
  private readonly reactionsTo = new Map<number, FlowReaction[]>();

  constructor(private readonly snapshot: Snapshot) {
    const { quests } = snapshot;
    this.read =
      quests === undefined ? { quests: [], indexOf: new Map(), influences: [] } : readQuests(quests);
    this.names = new NameFinder(this.read.quests, ({ quest }) => entriesOf(quest).map(({ key }) => key));
    this.items = new Set(Object.keys(snapshot.roomItems ?? {}));
    this.unread = new UnreadCollector(
      this.names,
      (subscription) => this.firedBy(subscription),
      (subscription) => this.questOf(subscription),
      snapshot.spellings,
    );
  }

  get model(): FlowModel {
    const settings = this.snapshot.section('settings');
    return {
      quests: this.read.quests,
      events: this.events,
      eventAt: this.eventAt,
      transitions: this.transitions,
      reactions: this.reactions,
      chains: this.chains,
      influences: [...this.read.influences, ...this.unread.found],
      reactionsTo: this.reactionsTo,
      tasksRefresh: isObject(settings) && settings.tasksRefresh === true,
      items: this.items,
    };
  }

  chain(chain: Chain): void {
    const { firedBy, place, useRandom } = chain;
    const at = place.parent;
    const isEffect = place.step === 'Effector' && at === firedBy.place;
    const isReaction = firedBy.kind === 'effector' && isTask(firedBy.place);
    const isDirect = firedBy.kind === 'direct-effector' && at?.parent !== undefined && isTask(at.parent);
    const source = this.firedBy(firedBy);
    if (!isEffect || !(isDirect || (isReaction && source !== undefined)) || !this.hasItem(firedBy)) {
      // What fires it is unknown: each link may do its work at any time.
      for (const link of chain.links) this.unclear('nested', link.subscription, link.quest);
      return;
    }
    const index = this.chains.length;
    const links: FlowTransition[] = [];
    for (const link of chain.links) {
      const { cause } = link;
      if (cause.kind !== 'chain') continue;
      const transition = this.transition(link, {
        kind: 'link',
        chain: index,
        delay: Math.max(0, cause.delay),
      });
      if (transition !== undefined) links.push(transition);
    }
    this.chains.push({ index, source: isDirect ? undefined : source, useRandom, links, place });
    this.chainOf.set(isDirect && at.parent !== undefined ? at.parent : firedBy.place, index);
  }

  reaction({ subscription, quest, state, effect }: Reaction): void {
    const index = this.indexOf(quest);
    if (index === undefined || state === undefined) return;
    if (!isTask(subscription.place) || !this.hasItem(subscription)) return;
    const { place, itemKey: item } = subscription;
    const chain = effect === CHAIN_TYPE ? this.chainOf.get(subscription.place) : undefined;
    const reaction = { index: this.reactions.length, quest: index, state, item, effect, place, chain };
    this.reactions.push(reaction);
    const fact = factIndex(index, state);
    const others = this.reactionsTo.get(fact);
    if (others === undefined) this.reactionsTo.set(fact, [reaction]);
    else others.push(reaction);
  }

  /** A trigger subscription: `transition` when it advances a quest. */
  event(subscription: Subscription, transition: Transition | undefined): void {
    const { record, place, kind } = subscription;
    const type = textField(objectField(record, 'Trigger') ?? {}, '$type');
    const reference = transition?.quest ?? this.referenceOf(subscription);
    const isReadable = type !== undefined && kind !== 'undecided-trigger';
    if (!isReadable || !isTask(place) || !this.hasItem(subscription)) {
      const why = !isTask(place) ? 'nested' : !this.hasItem(subscription) ? 'item' : 'trigger';
      this.unclear(why, subscription, reference);
      return;
    }
    const event = this.eventOf(subscription.itemKey, type);
    if (kind === 'basic-trigger') {
      event.tasks.push(this.direct(subscription));
      return;
    }
    if (transition === undefined) return;
    if (!event.works) this.unclear('prefab', subscription, reference);
    const read = this.transition(transition, { kind: 'event', event: event.index });
    if (read !== undefined) event.tasks.push(read);
  }

  private direct({ record, place, itemKey: item }: Subscription): FlowDirect {
    const effector = objectField(objectField(record, 'DirectEffector') ?? {}, 'Effector') ?? {};
    const effect = textField(effector, '$type');
    return { kind: 'direct', item, effect, place, chain: this.chainOf.get(place) };
  }

  private transition(
    { subscription, quest, code }: Transition,
    cause: FlowTransition['cause'],
  ): FlowTransition | undefined {
    const index = this.indexOf(quest);
    for (const stray of strayName(subscription, index, this.names))
      this.unread.add('reference', subscription.place, subscription.itemKey, [stray]);
    if (index === undefined) return undefined;
    if (code === undefined) {
      this.unread.add('code', subscription.place, subscription.itemKey, [index]);
      return undefined;
    }
    const { place, itemKey: item } = subscription;
    const transition = {
      kind: 'transition',
      index: this.transitions.length,
      quest: index,
      code,
      item,
      place,
      cause,
    } as const;
    this.transitions.push(transition);
    return transition;
  }

  /** A transition whose TaskTriggerId is no string may move the quest that its Name names. */
  unreferenced(subscription: Subscription): void {
    const { kind } = subscription;
    if ((kind === 'quest-trigger' || kind === 'linked-task') && questReference(subscription) === undefined)
      this.unclear('reference', subscription, undefined);
  }

  /** Something that may move the quests that a subscription names, in no way that can be read. */
  private unclear(
    kind: 'nested' | 'item' | 'trigger' | 'prefab' | 'reference',
    subscription: Subscription,
    reference: QuestReference | undefined,
  ): void {
    const index = reference && this.indexOf(reference);
    const named = [...(index === undefined ? [] : [index]), ...strayName(subscription, index, this.names)];
    if (named.length > 0) this.unread.add(kind, subscription.place, subscription.itemKey, named);
  }

  private eventOf(item: string, type: string): EventReader {
    const key = eventKey(item, type);
    const known = this.eventAt.get(key);
    if (known !== undefined) return known;
    const prefab = this.snapshot.prefabOf(item);
    const works = type !== 'OnEnterEvent' || prefab === undefined || prefab === 'Trigger';
    const event = { index: this.events.length, item, type, works, tasks: [] };
    this.events.push(event);
    this.eventAt.set(key, event);
    return event;
  }

  private firedBy(subscription: Subscription): Fact | undefined {
    if (subscription.kind !== 'effector') return undefined;
    const quest = this.questOf(subscription);
    const state = targetState(subscription.record);
    return quest === undefined || state === undefined || !isTask(subscription.place)
      ? undefined
      : { quest, state };
  }

  private referenceOf(subscription: Subscription): QuestReference | undefined {
    const id = questReference(subscription);
    const entry = id === undefined ? undefined : this.snapshot.quests?.entry(id);
    if (id === undefined || entry === undefined) return undefined;
    return { id, name: undefined, quest: this.snapshot.quests?.questOf(entry) };
  }

  private questOf(subscription: Subscription): number | undefined {
    const reference = this.referenceOf(subscription);
    return reference && this.indexOf(reference);
  }

  private indexOf({ quest }: QuestReference): number | undefined {
    return quest === undefined ? undefined : this.read.indexOf.get(quest);
  }

  /** Logic of an item that the file lacks is dropped (game-management API, part 3, import). */
  private hasItem({ itemKey }: Subscription): boolean {
    return this.items.has(itemKey);
  }
}

/** Whether a subscription is directly in the Tasks of an item, and not inside an effect. */
function isTask({ parent }: Place): boolean {
  return parent !== undefined && isItemTasks(parent);
}
