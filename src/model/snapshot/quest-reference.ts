import { textField } from './fields.js';
import type { Subscription, SubscriptionKind } from './records.js';

/** Kinds that may refer to a quest. A basic trigger does not, unless its TaskTriggerId makes it undecided. */
export const QUEST_KINDS: readonly SubscriptionKind[] = [
  'effector',
  'quest-trigger',
  'undecided-trigger',
  'linked-task',
];

/** The TaskTriggerId of a subscription of these kinds (part 2); undefined where another rule reports it. */
export function questReference({ kind, record }: Subscription): string | undefined {
  const id = textField(record, 'TaskTriggerId');
  // An empty id beside DirectEffector should not be there at all; trigger-form reports it.
  return id === '' && kind === 'undecided-trigger' ? undefined : id;
}
