import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';

/** Every record that has a file in schemas/; the report, which is no part of a snapshot, aside. */
export const RECORD_NAMES = [
  'snapshot',
  'room-item',
  'settings',
  'room-tasks',
  'quest-entry',
  'quest-entry-in-progress',
  'quest-entry-completed',
  'requirement',
  'logic-value',
  'subscription',
  'effector-subscription',
  'trigger-subscription',
  'trigger-subscription-basic',
  'trigger-subscription-quest',
  'direct-effector',
  'linked-task',
  'linked-task-trigger',
  'trigger',
  'effect',
  'move-to-spot',
  'hide-object',
  'show-object',
  'run-triggers-from-effector',
] as const;

export type RecordName = (typeof RECORD_NAMES)[number];

const ENTRIES: ReadonlyMap<string, RecordName> = new Map([
  ['inProgress', 'quest-entry-in-progress'],
  ['completed', 'quest-entry-completed'],
]);

const EFFECTS: ReadonlyMap<string, RecordName> = new Map([
  ['MoveToSpot', 'move-to-spot'],
  ['HideObjectEvent', 'hide-object'],
  ['ShowObjectEvent', 'show-object'],
  ['RunTriggersFromEffector', 'run-triggers-from-effector'],
]);

/**
 * The most exact record that describes the value, where `record` has several kinds: a quest entry by its Status, a
 * subscription and an effect by their $type, a trigger subscription by its form. A kind that no document names stays
 * what it is: an unknown $type is never a fault.
 */
export function exactRecord(record: RecordName, value: JsonValue): RecordName {
  if (!isObject(value)) return record;
  switch (record) {
    case 'quest-entry':
      return named(ENTRIES, member(value, 'Status')) ?? record;
    case 'effect':
      return named(EFFECTS, member(value, '$type')) ?? record;
    case 'subscription':
      return subscriptionKind(value);
    case 'trigger-subscription':
      return triggerForm(value);
    default:
      return record;
  }
}

function named(kinds: ReadonlyMap<string, RecordName>, name: JsonValue | undefined): RecordName | undefined {
  return typeof name === 'string' ? kinds.get(name) : undefined;
}

/** Without a usable $type, the fields of a subscription still tell what it was meant to be. */
function subscriptionKind(value: JsonObject): RecordName {
  const type = member(value, '$type');
  if (type === 'TaskEffectorSubscription') return 'effector-subscription';
  if (type === 'TaskTriggerSubscription') return triggerForm(value);
  if (typeof type === 'string') return 'subscription';
  if (Object.hasOwn(value, 'Trigger') || Object.hasOwn(value, 'DirectEffector')) return triggerForm(value);
  return Object.hasOwn(value, 'Effector') ? 'effector-subscription' : 'subscription';
}

/** Quest and task records, part 2: DirectEffector makes the basic form, TaskTriggerId the quest-advancing one. */
function triggerForm(value: JsonObject): RecordName {
  const basic = Object.hasOwn(value, 'DirectEffector');
  if (basic === Object.hasOwn(value, 'TaskTriggerId')) return 'trigger-subscription';
  return basic ? 'trigger-subscription-basic' : 'trigger-subscription-quest';
}
