import type { Subscription, SubscriptionKind } from '../../src/snapshot/records.js';
/** The kinds that may name a quest. A trigger with a DirectEffector does not: with a TaskTriggerId beside it, it is undecided. */
export declare const QUEST_KINDS: readonly SubscriptionKind[];
/**
 * The id of the quest that a subscription of these kinds names in TaskTriggerId (quest and task records, part 2); undefined
 * where it names none, or where that is for another rule to say.
 */
export declare function questReference({ kind, record }: Subscription): string | undefined;
