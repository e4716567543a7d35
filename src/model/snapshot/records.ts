import { textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { JsonObject } from '../../bytes/json/value.js';
import type { RecordName, SchemaFault } from '../schema/index.js';
import type { QuestEntry } from './quest-entry.js';

/* The records that a walk of a snapshot hands out: items, requirements, subscriptions and others. */

export interface RoomItem {
  readonly key: string;
  readonly record: JsonObject;
  readonly place: Place;
}

/** One element of a quest entry's `Requirements`. */
export interface Requirement {
  readonly record: JsonObject;
  readonly place: Place;
  readonly entry: QuestEntry;
}

/**
 * - `effector`: fires an effect when its quest enters a state.
 * - `quest-trigger`: advances a quest; it has TaskTriggerId.
 * - `basic-trigger`: fires an effect of its own; it has DirectEffector.
 * - `undecided-trigger`: has both of these fields or neither.
 * - `linked-task`: an entry of RunTriggersFromEffector's linkedTasks.
 * - `direct-effector`: what DirectEffector holds. It belongs to no quest and has only an Id to look at.
 */
export const SUBSCRIPTION_KINDS = [
  'effector',
  'quest-trigger',
  'basic-trigger',
  'undecided-trigger',
  'linked-task',
  'direct-effector',
] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** A task record in an item's logic or extraData, or in an effect (quest and task records, part 2). */
export interface Subscription {
  readonly kind: SubscriptionKind;
  readonly record: JsonObject;
  readonly place: Place;
  /** Key of the item that holds it; empty in `roomTasks`. The file may lack that item. */
  readonly itemKey: string;
  /** The subscription that a linked task or DirectEffector is part of. */
  readonly holder: Subscription | undefined;
}

/** An element of a list of task records that is another record by its `$type`. */
export interface OtherTask {
  readonly type: string;
  readonly list: 'Tasks' | 'linkedTasks';
  readonly place: Place;
}

/** A fault of a record's shape, at its place in the file. */
export interface PlacedSchemaFault {
  readonly record: RecordName;
  readonly fault: SchemaFault;
  readonly place: Place;
}

/** A quest entry that is part of an effect instead of `quests`. */
export interface DialogueQuest {
  readonly record: JsonObject;
  readonly place: Place;
}

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
