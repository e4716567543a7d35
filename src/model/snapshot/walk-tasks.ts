import { arrayField, hasMember, keysOf, member, objectField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { CHAIN_TYPE, classify, isSubscriptionType, type RecordName } from '../schema/index.js';
import { Effect } from './effect.js';
import type { Embedded } from './embedded-text.js';
import type {
  DialogueQuest,
  OtherTask,
  PlacedSchemaFault,
  Subscription,
  SubscriptionKind,
} from './records.js';
import type { Spellings } from './spellings.js';
import { readEffect, readTask } from './task-spellings.js';

/* Walks the tasks of an item or of the room: subscriptions, their effects, and the records inside those. */

export interface TaskVisitor {
  schemaFault(fault: PlacedSchemaFault): void;
  subscription(subscription: Subscription): void;
  effect(effect: Effect): void;
  embedded(embedded: Embedded): void;
  /** A quest entry that a dialogue effect carries. */
  dialogueQuest(entry: DialogueQuest): void;
}

/** What reading the `Tasks` of an item, or those of the room, takes and reports. */
export interface TaskContext {
  /** Empty for those of the room. */
  readonly itemKey: string;
  readonly visitor: TaskVisitor;
  readonly spellings: Spellings;
  /** Holds a record against its schema: the one at `place`, or at `step` from there. */
  check(record: RecordName, value: JsonValue, place: Place, step?: Step): void;
  /** ExtraText of a quest entry that a dialogue effect carries. */
  readDialogueText(text: string, place: Place): void;
  noteDialogueQuest(id: string, name: string | undefined): void;
  noteOtherTask(task: OtherTask): void;
}

/** Walks a record of a `Tasks` array and all effects in it. @param skipped the indexes to pass over */
export function walkElement(
  task: JsonValue,
  index: number,
  place: Place,
  context: TaskContext,
  skipped: ReadonlySet<number> | undefined,
): void {
  if (skipped?.has(index) === true) return;
  const taskPlace = place.at(index);
  if (isObject(task)) walkTask(readTask(task, taskPlace, context.spellings), taskPlace, context);
  else context.check('subscription', task, taskPlace);
}

function walkTask(task: JsonObject, place: Place, context: TaskContext): void {
  const { record, isForeign } = classify('subscription', task);
  if (isForeign) otherTask(task, 'Tasks', place, context);
  else if (record === 'effector-subscription') effectorSubscription(task, place, context);
  else if (record === 'subscription') context.check('subscription', task, place);
  else triggerSubscription(task, record, place, context);
}

/** Another kind of record: the ones inside it are checked all the same. */
function otherTask(task: JsonObject, list: OtherTask['list'], place: Place, context: TaskContext): void {
  const type = textField(task, '$type') ?? '';
  context.spellings.noteUndocumented(place);
  context.noteOtherTask({ type, list, place });
  const subscription = subscriptionOf('effector', task, place, context);
  if (type === CHAIN_TYPE)
    linkedTasks(readEffect(task, place, context.spellings), place, subscription, context);
  walkInside(task, place, subscription, context);
}

function subscriptionOf(
  kind: SubscriptionKind,
  record: JsonObject,
  place: Place,
  context: TaskContext,
  holder?: Subscription,
): Subscription {
  return { kind, record, place, itemKey: context.itemKey, holder };
}

function effectorSubscription(task: JsonObject, place: Place, context: TaskContext): void {
  context.check('effector-subscription', task, place);
  const subscription = subscriptionOf('effector', task, place, context);
  context.visitor.subscription(subscription);
  walkEffector(subscription, context);
}

function triggerSubscription(task: JsonObject, record: RecordName, place: Place, context: TaskContext): void {
  const kind = TRIGGER_FORMS[record] ?? 'undecided-trigger';
  context.check(record, task, place);
  const subscription = subscriptionOf(kind, task, place, context);
  context.visitor.subscription(subscription);
  const trigger = objectField(task, 'Trigger');
  if (trigger !== undefined) context.check('trigger', trigger, place, 'Trigger');
  const direct = objectField(task, 'DirectEffector');
  if (direct === undefined) return;
  const directPlace = place.at('DirectEffector');
  // Beside a TaskTriggerId, the DirectEffector itself is the fault.
  if (kind === 'basic-trigger') context.check('direct-effector', direct, directPlace);
  directEffector(direct, directPlace, subscription, context);
}

/** The forms of a trigger subscription: undecided if it has both or neither of the distinguishing fields. */
const TRIGGER_FORMS: { readonly [Record in RecordName]?: SubscriptionKind } = {
  'trigger-subscription-basic': 'basic-trigger',
  'trigger-subscription-quest': 'quest-trigger',
};

function directEffector(record: JsonObject, place: Place, holder: Subscription, context: TaskContext): void {
  const subscription = subscriptionOf('direct-effector', record, place, context, holder);
  context.visitor.subscription(subscription);
  walkEffector(subscription, context);
}

function walkEffector(subscription: Subscription, context: TaskContext): void {
  const { record, place } = subscription;
  const effect = objectField(record, 'Effector');
  if (effect !== undefined) walkEffect(effect, place.at('Effector'), subscription, context);
}

function linkedTasks(chain: JsonObject, place: Place, holder: Subscription, context: TaskContext): void {
  const linkedTasks = arrayField(chain, 'linkedTasks');
  if (linkedTasks === undefined) return;
  const links = place.at('linkedTasks');
  for (let index = 0; index < linkedTasks.length; index++) {
    const linked = linkedTasks[index] as JsonValue;
    const linkedPlace = links.at(index);
    if (isObject(linked) && classify('linked-task', linked).isForeign) {
      otherTask(linked, 'linkedTasks', linkedPlace, context);
      continue;
    }
    context.check('linked-task', linked, linkedPlace);
    if (isObject(linked)) linkedTask(linked, linkedPlace, holder, context);
  }
}

function linkedTask(record: JsonObject, place: Place, holder: Subscription, context: TaskContext): void {
  const subscription = subscriptionOf('linked-task', record, place, context, holder);
  context.visitor.subscription(subscription);
  const trigger = objectField(record, 'Trigger');
  if (trigger !== undefined) context.check('linked-task-trigger', trigger, place, 'Trigger');
}

function walkEffect(
  record: JsonObject,
  place: Place,
  subscription: Subscription,
  context: TaskContext,
): void {
  const type = textField(record, '$type');
  context.check('effect', record, place);
  context.visitor.effect(new Effect(type, record, place, subscription));
  if (type === CHAIN_TYPE) linkedTasks(record, place, subscription, context);
  walkInside(record, place, subscription, context);
}

/** Walks records with a known `$type` inside effects, in fields that no document names. */
function walkInside(
  value: JsonObject | JsonValue[],
  place: Place,
  subscription: Subscription,
  context: TaskContext,
): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const element = value[index];
      if (typeof element === 'object' && element !== null)
        walkPart(element, place.at(index), subscription, context);
    }
    return;
  }
  const type = member(value, '$type');
  for (const key of keysOf(value)) {
    const part = member(value, key);
    if (typeof part !== 'object' || part === null || key === 'Trigger') continue;
    if (type === CHAIN_TYPE && key === 'linkedTasks') continue;
    if (type === 'MoveToSpot' && isTransformState(part, key))
      walkInside(part, place.at(key), subscription, context);
    else walkPart(part, place.at(key), subscription, context);
  }
}

/** Whether a member of MoveToSpot is its documented part, whose own fields are documented too. */
function isTransformState(part: JsonObject | JsonValue[], key: string): boolean {
  return key === '_transformState' && isObject(part) && !hasMember(part, '$type');
}

function walkPart(
  value: JsonObject | JsonValue[],
  place: Place,
  subscription: Subscription,
  context: TaskContext,
): void {
  if (Array.isArray(value)) {
    walkInside(value, place, subscription, context);
    return;
  }
  const type = member(value, '$type');
  context.spellings.noteUndocumented(place);
  if (isSubscriptionType(type)) {
    walkTask(readTask(value, place, context.spellings), place, context);
  } else if (typeof type === 'string' && type !== '') {
    walkEffect(readEffect(value, place, context.spellings), place, subscription, context);
  } else {
    dialogueQuest(value, place, context);
    walkInside(value, place, subscription, context);
  }
}

/** A dialogue effect carries its quest entries with it; references may name them. */
function dialogueQuest(value: JsonObject, place: Place, context: TaskContext): void {
  const id = textField(value, 'id');
  if (id === undefined || textField(value, 'EntryId') === undefined) return;
  context.noteDialogueQuest(id, textField(value, 'Name'));
  context.visitor.dialogueQuest({ record: value, place });
  const extraText = textField(value, 'ExtraText');
  if (extraText !== undefined && extraText !== '') context.readDialogueText(extraText, place.at('ExtraText'));
}
