import { hasMember, member } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { DOCUMENTED_TYPES, RECORD_NAMES, type RecordName } from './documented-fields.js';

/** What a value is, in the place where a kind of record belongs. */
export interface Classification {
  /** The most exact record whose schema describes the value. */
  readonly record: RecordName;
  /** Whether its `$type` says that it is a record for another place, whose shape is not checked here. */
  readonly isForeign: boolean;
}

/** One shared answer for each record: files have hundreds of thousands of them. */
const OF = Object.fromEntries(
  RECORD_NAMES.map((record) => [record, Object.freeze({ record, isForeign: false })]),
) as Readonly<Record<RecordName, Classification>>;
const FOREIGN_TASK: Classification = Object.freeze({ record: 'subscription', isForeign: true });
const FOREIGN_LINK: Classification = Object.freeze({ record: 'linked-task', isForeign: true });

const ENTRIES: ReadonlyMap<string, RecordName> = new Map([
  ['inProgress', 'quest-entry-in-progress'],
  ['completed', 'quest-entry-completed'],
]);

/** The effect that runs linked tasks (quest and task records, part 2, RunTriggersFromEffector). */
export const CHAIN_TYPE = 'RunTriggersFromEffector';
const EFFECTS: ReadonlyMap<string, RecordName> = new Map([
  ['MoveToSpot', 'move-to-spot'],
  ['HideObjectEvent', 'hide-object'],
  ['ShowObjectEvent', 'show-object'],
  [CHAIN_TYPE, 'run-triggers-from-effector'],
]);

/** The `$type` of the two kinds of subscription (the same part). */
const EFFECTOR_SUBSCRIPTION = 'TaskEffectorSubscription';
const TRIGGER_SUBSCRIPTION = 'TaskTriggerSubscription';

export function isSubscriptionType(type: JsonValue | undefined): boolean {
  return type === EFFECTOR_SUBSCRIPTION || type === TRIGGER_SUBSCRIPTION;
}

/**
 * Says what a value is where `record` belongs: a quest entry by its Status, a subscription and an effect by
 * their `$type`, a trigger subscription by its form. A kind that no document names stays what it is: an
 * unknown `$type` is never a fault.
 */
export function classify(record: RecordName, value: JsonValue): Classification {
  if (!isObject(value)) return OF[record];
  switch (record) {
    case 'quest-entry':
      return OF[named(ENTRIES, member(value, 'Status')) ?? record];
    case 'effect':
      return OF[named(EFFECTS, member(value, '$type')) ?? record];
    case 'subscription':
      return subscriptionKind(value);
    case 'trigger-subscription':
      return OF[triggerForm(value)];
    case 'linked-task':
      return isOtherThanLinked(member(value, '$type')) ? FOREIGN_LINK : OF[record];
    default:
      return OF[record];
  }
}

function named(kinds: ReadonlyMap<string, RecordName>, name: JsonValue | undefined): RecordName | undefined {
  return typeof name === 'string' ? kinds.get(name) : undefined;
}

/** Without a usable `$type` the other fields say what the subscription was meant to be. */
function subscriptionKind(value: JsonObject): Classification {
  const type = member(value, '$type');
  if (type === EFFECTOR_SUBSCRIPTION) return OF['effector-subscription'];
  if (type === TRIGGER_SUBSCRIPTION) return OF[triggerForm(value)];
  if (typeof type === 'string' && type !== '') return FOREIGN_TASK;
  if (hasMember(value, 'Effector')) return OF['effector-subscription'];
  if (hasMember(value, 'Trigger') || hasMember(value, 'DirectEffector')) return OF[triggerForm(value)];
  return OF.subscription;
}

/** DirectEffector makes the basic form, TaskTriggerId the other (quest and task records, part 2). */
function triggerForm(value: JsonObject): RecordName {
  const basic = hasMember(value, 'DirectEffector');
  if (basic === hasMember(value, 'TaskTriggerId')) return 'trigger-subscription';
  return basic ? 'trigger-subscription-basic' : 'trigger-subscription-quest';
}

/** A trigger subscription also has the fields of a linked task, so its `$type` is accepted. */
function isOtherThanLinked(type: JsonValue | undefined): boolean {
  return typeof type === 'string' && type !== TRIGGER_SUBSCRIPTION && DOCUMENTED_TYPES.has(type);
}
