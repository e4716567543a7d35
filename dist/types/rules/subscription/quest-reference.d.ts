import type { Subscription } from '../../src/snapshot/records.js';
/**
 * The id of the quest that a subscription names in TaskTriggerId (quest and task records, part 2); undefined where it
 * names none, or where that is for another rule to say.
 */
export declare function questReference({ kind, record }: Subscription): string | undefined;
