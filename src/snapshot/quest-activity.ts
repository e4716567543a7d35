import type { Place } from '../json/place.js';
import { CHAIN_TYPE } from '../schema/index.js';
import type { Effect } from './effect.js';
import { integerField, numberField, objectField, textField } from './fields.js';
import type { QuestEntries } from './quest-entries.js';
import type { Quest } from './quest-entry.js';
import { questReference } from './quest-reference.js';
import { type QuestState, type TransitionCode, targetState, transitionCode } from './quest-states.js';
import type { Subscription } from './records.js';
import type { SnapshotVisitor } from './walk.js';

/** The quest that a subscription or linked task names in TaskTriggerId. */
export interface QuestReference {
  readonly id: string;
  /** The Name beside it. */
  readonly name: string | undefined;
  /** undefined when `quests` has no such entry. The id of a completed entry means its quest. */
  readonly quest: Quest | undefined;
}

/** What sets a transition off: an event of an item, or a chain, after a delay in seconds. */
export type TransitionCause =
  | { readonly kind: 'event'; readonly type: string | undefined }
  | { readonly kind: 'chain'; readonly chain: Chain; readonly delay: number };

/** A trigger subscription that advances a quest, or a linked task of a chain. */
export interface Transition {
  readonly subscription: Subscription;
  readonly quest: QuestReference;
  /** undefined when TargetState is not a transition code. */
  readonly code: TransitionCode | undefined;
  readonly cause: TransitionCause;
}

/** An effector subscription: the effect that a quest sets off when it enters a state. */
export interface Reaction {
  readonly subscription: Subscription;
  readonly quest: QuestReference;
  /** undefined when TargetState is not a state. Without TargetState it is 0, Not Active. */
  readonly state: QuestState | undefined;
  /** The `$type` of the effect. */
  readonly effect: string | undefined;
}

/** A RunTriggersFromEffector: what fires it, and the linked tasks that it runs. */
export interface Chain {
  readonly place: Place;
  readonly firedBy: Subscription;
  /** One of the links runs, chosen at random, and not all of them. */
  readonly useRandom: boolean;
  readonly links: readonly Transition[];
}

/**
 * Everything in the logic of a room that changes quests or answers to their changes, in file order of the
 * walk.
 */
export interface QuestActivity {
  readonly transitions: readonly Transition[];
  readonly reactions: readonly Reaction[];
  readonly chains: readonly Chain[];
}

type ActivityVisitor = Pick<SnapshotVisitor, 'subscription' | 'effect'>;

/** Reads the activity of a room. Subscriptions without a TaskTriggerId of their own take no part. */
export function readQuestActivity(
  quests: QuestEntries | undefined,
  walk: (visitor: ActivityVisitor) => void,
): QuestActivity {
  const transitions: Transition[] = [];
  const reactions: Reaction[] = [];
  const chains: (Chain & { readonly links: Transition[] })[] = [];
  const chainAt = new Map<Place, (typeof chains)[number]>();

  const add = (subscription: Subscription): void => {
    const quest = referenceOf(subscription, quests);
    if (quest === undefined) return;
    const { kind, record, place } = subscription;
    if (kind === 'effector') {
      const effect = objectField(record, 'Effector');
      reactions.push({
        subscription,
        quest,
        state: targetState(subscription.record),
        effect: effect && textField(effect, '$type'),
      });
      return;
    }
    const trigger = objectField(record, 'Trigger') ?? {};
    const code = transitionCode(integerField(record, 'TargetState') ?? Number.NaN);
    if (kind === 'quest-trigger') {
      const cause = { kind: 'event', type: textField(trigger, '$type') } as const;
      transitions.push({ subscription, quest, code, cause });
      return;
    }
    const chain = kind === 'linked-task' ? chainAt.get(place.parent?.parent ?? place) : undefined;
    if (chain === undefined) return;
    const cause = { kind: 'chain', chain, delay: numberField(trigger, 'Delay') ?? 0 } as const;
    const link = { subscription, quest, code, cause };
    chain.links.push(link);
    transitions.push(link);
  };

  const addChain = ({ type, record, place, subscription }: Effect): void => {
    if (type !== CHAIN_TYPE) return;
    const chain = { place, firedBy: subscription, useRandom: record.useRandom === true, links: [] };
    chains.push(chain);
    chainAt.set(place, chain);
  };

  walk({ subscription: add, effect: addChain });
  return { transitions, reactions, chains };
}

function referenceOf(
  subscription: Subscription,
  quests: QuestEntries | undefined,
): QuestReference | undefined {
  const id = questReference(subscription);
  if (id === undefined) return undefined;
  const entry = quests?.entry(id);
  const quest = entry && quests?.questOf(entry);
  return { id, name: textField(subscription.record, 'Name'), quest };
}
