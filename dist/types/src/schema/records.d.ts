import { type JsonValue } from '../json/value.js';
/** Every record that has a file in schemas/; the report, which is no part of a snapshot, aside. */
export declare const RECORD_NAMES: readonly ['snapshot', 'room-item', 'settings', 'room-tasks', 'quest-entry', 'quest-entry-in-progress', 'quest-entry-completed', 'requirement', 'logic-value', 'subscription', 'effector-subscription', 'trigger-subscription', 'trigger-subscription-basic', 'trigger-subscription-quest', 'direct-effector', 'linked-task', 'linked-task-trigger', 'trigger', 'effect', 'move-to-spot', 'hide-object', 'show-object', 'run-triggers-from-effector'];
export type RecordName = (typeof RECORD_NAMES)[number];
/**
 * The most exact record that describes the value, where `record` has several kinds: a quest entry by its Status, a
 * subscription and an effect by their $type, a trigger subscription by its form. A kind that no document names stays
 * what it is: an unknown $type is never a fault.
 */
export declare function exactRecord(record: RecordName, value: JsonValue): RecordName;
