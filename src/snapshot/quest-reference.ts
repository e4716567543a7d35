import { textField } from './fields.js';
import type { Subscription, SubscriptionKind } from './records.js';

/** The kinds that may name a quest. A trigger with a DirectEffector does not: with a TaskTriggerId beside it, it is undecided. */
export const QUEST_KINDS: readonly SubscriptionKind[] = [
  'effector',
  'quest-trigger',
  'undecided-trigger',
  'linked-task',
];

/**
 * The id of the quest that a subscription of these kinds names in TaskTriggerId (quest and task records, part 2); undefined
 * where it names none, or where that is for another rule to say.
 */
export function questReference({ kind, record }: Subscription): string | undefined {
  const id = textField(record, 'TaskTriggerId');
  // Empty beside a DirectEffector: that it is there at all is what is wrong.
  return id === '' && kind === 'undecided-trigger' ? undefined : id;
}
