import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import {
  CHAIN_TYPE,
  classify,
  type FieldSetName,
  isSubscriptionType,
  meantType,
  type RecordName,
} from '../schema/index.js';
import { isEncoded } from './elsewhere.js';
import { numberField, textField } from './fields.js';
import { transitionCode } from './quest-states.js';
import type { Spellings } from './spellings.js';

/* Reads misspelled names in task records at any depth; gives the same object where there are none. */

/** The fields that a subscription of each kind has. */
const FIELDS_OF: { readonly [Record in RecordName]?: FieldSetName } = {
  subscription: 'subscription',
  'effector-subscription': 'effector-subscription',
  'trigger-subscription': 'trigger-subscription',
  'trigger-subscription-basic': 'trigger-subscription',
  'trigger-subscription-quest': 'trigger-subscription',
};

/** An element of Tasks. One of another kind stays as it is. */
export function readTask(given: JsonObject, place: Place, spellings: Spellings): JsonObject {
  const plain = isEncoded('subscription', given) ? spellings.record('subscription', given, place) : given;
  const task = spellings.lifted('subscription', plain, place);
  const other = otherSubscription(task);
  // Either the name or the fields are wrong, so nothing in the record is fixed until one of them is right.
  if (other !== undefined) spellings.noteUndocumented(place);
  let typed =
    other === undefined
      ? spellings.type('subscription', task, place)
      : spellings.asType(other, 'subscription', task, place);
  let kind = classify('subscription', typed);
  if (!kind.isForeign && (kind.record === 'subscription' || textField(typed, '$type') === undefined)) {
    // The key of its $type may be misspelled, or the field that says what it is without one.
    typed = spellings.type('subscription', spellings.record('subscription', typed, place), place);
    kind = classify('subscription', typed);
  }
  const fields = FIELDS_OF[kind.record];
  if (kind.isForeign || fields === undefined) return typed;
  let view = spellings.record(fields, typed, place);
  if (isObject(view.Effector)) {
    const effect =
      fields === 'trigger-subscription'
        ? readSurplusEffector(view.Effector, place.at('Effector'), spellings)
        : readEffect(view.Effector, place, spellings, 'Effector');
    view = withPart(view, 'Effector', effect);
  }
  if (fields === 'effector-subscription') return view;
  if (isObject(view.Trigger)) view = withPart(view, 'Trigger', readTrigger(view.Trigger, place, spellings));
  if (!isObject(view.DirectEffector)) return view;
  const direct = spellings.record('direct-effector', view.DirectEffector, place, 'DirectEffector');
  if (!isObject(direct.Effector)) return withPart(view, 'DirectEffector', direct);
  const effect = readEffect(direct.Effector, place.at('DirectEffector'), spellings, 'Effector');
  return withPart(view, 'DirectEffector', withPart(direct, 'Effector', effect));
}

/** The Effector of a trigger, which should have none: misspelled names in it are found and not fixed. */
function readSurplusEffector(effect: JsonObject, place: Place, spellings: Spellings): JsonObject {
  spellings.noteUndocumented(place);
  return readEffect(effect, place, spellings);
}

/** The type of subscription that all other fields say, if the `$type` says or resembles another. */
function otherSubscription(task: JsonObject): string | undefined {
  const type = textField(task, '$type');
  if (type === undefined) return undefined;
  switch (isSubscriptionType(type) ? type : meantType('subscription', type)) {
    case 'TaskEffectorSubscription':
      return isObject(task.Trigger) &&
        !Object.hasOwn(task, 'Effector') &&
        (Object.hasOwn(task, 'DirectEffector') || hasCode(task))
        ? 'TaskTriggerSubscription'
        : undefined;
    case 'TaskTriggerSubscription':
      return isObject(task.Effector) &&
        !Object.hasOwn(task, 'Trigger') &&
        !Object.hasOwn(task, 'DirectEffector') &&
        !hasCode(task)
        ? 'TaskEffectorSubscription'
        : undefined;
    default:
      return undefined;
  }
}

/** Whether TargetState is a transition code. Asked last: of a million records hardly one gets so far. */
function hasCode(task: JsonObject): boolean {
  return transitionCode(numberField(task, 'TargetState') ?? Number.NaN) !== undefined;
}

/** An effect, with the linked tasks of a chain. @param around its place, or with `step` the one around it */
export function readEffect(effect: JsonObject, around: Place, spellings: Spellings, step?: Step): JsonObject {
  const typed = spellings.type('effect', named(effect, 'effect', around, spellings, step), around, step);
  if (typed.$type === 'MoveToSpot') {
    const view = spellings.record('move-to-spot', typed, around, step);
    if (!isObject(view._transformState)) return view;
    const at = step === undefined ? around : around.at(step);
    const state = spellings.record('transform-state', view._transformState, at, '_transformState');
    return withPart(view, '_transformState', state);
  }
  if (typed.$type !== CHAIN_TYPE) return typed;
  const view = spellings.record('run-triggers-from-effector', typed, around, step);
  if (!Array.isArray(view.linkedTasks)) return view;
  const links = (step === undefined ? around : around.at(step)).at('linkedTasks');
  const linkedTasks = eachObject(view.linkedTasks, (link, index) =>
    readLinkedTask(link, links.at(index), spellings),
  );
  return linkedTasks === view.linkedTasks ? view : { ...view, linkedTasks };
}

function readTrigger(trigger: JsonObject, around: Place, spellings: Spellings): JsonObject {
  const view = named(trigger, 'trigger', around, spellings, 'Trigger');
  return spellings.type('trigger', view, around, 'Trigger');
}

/** A record whose only documented field is its `$type`. */
function named(
  record: JsonObject,
  fields: 'effect' | 'trigger',
  around: Place,
  spellings: Spellings,
  step: Step | undefined,
): JsonObject {
  return record.$type === undefined || isEncoded(fields, record)
    ? spellings.record(fields, record, around, step)
    : record;
}

function readLinkedTask(link: JsonObject, place: Place, spellings: Spellings): JsonObject {
  if (classify('linked-task', link).isForeign) return link;
  const view = spellings.lifted('linked-task', spellings.record('linked-task', link, place), place);
  if (!isObject(view.Trigger)) return view;
  const trigger = spellings.record('linked-task-trigger', view.Trigger, place, 'Trigger');
  return withPart(view, 'Trigger', trigger);
}

/** A record with another part, copied only if it is another. */
function withPart(record: JsonObject, field: string, part: JsonObject): JsonObject {
  return record[field] === part ? record : { ...record, [field]: part };
}

/** An array with each of its objects read, copied only if that changed one. */
export function eachObject(
  array: JsonValue[],
  read: (element: JsonObject, index: number) => JsonObject,
): JsonValue[] {
  let views: JsonValue[] | undefined;
  for (let index = 0; index < array.length; index++) {
    const element = array[index] as JsonValue;
    const view = isObject(element) ? read(element, index) : element;
    if (view === element) continue;
    views ??= [...array];
    views[index] = view;
  }
  return views ?? array;
}
