import { textField } from '../../src/snapshot/fields.js';
import type { Subscription } from '../../src/snapshot/records.js';

/**
 * The id of the quest that a subscription names in TaskTriggerId (quest and task records, part 2); undefined where it
 * names none, or where that is for another rule to say.
 */
export function questReference({ kind, record }: Subscription): string | undefined {
  if (kind === 'direct-effector') return undefined;
  const id = textField(record, 'TaskTriggerId');
  // Empty beside a DirectEffector: that it is there at all is what is wrong.
  return id === '' && kind === 'undecided-trigger' ? undefined : id;
}
