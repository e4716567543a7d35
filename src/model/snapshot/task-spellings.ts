import { arrayField, member, objectField, textField, withMember } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { CHAIN_TYPE, classify, type FieldSetName, type RecordName } from '../schema/index.js';
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
export function readTask(task: JsonObject, place: Place, spellings: Spellings): JsonObject {
  let typed = spellings.type('subscription', task, place);
  let kind = classify('subscription', typed);
  if (!kind.isForeign && (kind.record === 'subscription' || textField(typed, '$type') === undefined)) {
    // The key of its $type may be misspelled, or the field that says what it is without one.
    typed = spellings.type('subscription', spellings.record('subscription', typed, place), place);
    kind = classify('subscription', typed);
  }
  const fields = FIELDS_OF[kind.record];
  if (kind.isForeign || fields === undefined) return typed;
  let view = spellings.record(fields, typed, place);
  const effector = objectField(view, 'Effector');
  if (effector !== undefined) {
    const effect =
      fields === 'trigger-subscription'
        ? readSurplusEffector(effector, place.at('Effector'), spellings)
        : readEffect(effector, place, spellings, 'Effector');
    view = withPart(view, 'Effector', effect);
  }
  if (fields === 'effector-subscription') return view;
  const trigger = objectField(view, 'Trigger');
  if (trigger !== undefined) view = withPart(view, 'Trigger', readTrigger(trigger, place, spellings));
  const holder = objectField(view, 'DirectEffector');
  if (holder === undefined) return view;
  const direct = spellings.record('direct-effector', holder, place, 'DirectEffector');
  const fired = objectField(direct, 'Effector');
  if (fired === undefined) return withPart(view, 'DirectEffector', direct);
  const effect = readEffect(fired, place.at('DirectEffector'), spellings, 'Effector');
  return withPart(view, 'DirectEffector', withPart(direct, 'Effector', effect));
}

/** The Effector of a trigger, which should have none: misspelled names in it are found and not fixed. */
function readSurplusEffector(effect: JsonObject, place: Place, spellings: Spellings): JsonObject {
  spellings.noteUndocumented(place);
  return readEffect(effect, place, spellings);
}

/** An effect, with the linked tasks of a chain. @param around its place, or with `step` the one around it */
export function readEffect(effect: JsonObject, around: Place, spellings: Spellings, step?: Step): JsonObject {
  const typed = spellings.type('effect', named(effect, 'effect', around, spellings, step), around, step);
  if (member(typed, '$type') === 'MoveToSpot') {
    const view = spellings.record('move-to-spot', typed, around, step);
    const state = objectField(view, '_transformState');
    if (state === undefined) return view;
    const at = step === undefined ? around : around.at(step);
    const read = spellings.record('transform-state', state, at, '_transformState');
    return withPart(view, '_transformState', read);
  }
  if (member(typed, '$type') !== CHAIN_TYPE) return typed;
  const view = spellings.record('run-triggers-from-effector', typed, around, step);
  const linkedTasks = arrayField(view, 'linkedTasks');
  if (linkedTasks === undefined) return view;
  const links = (step === undefined ? around : around.at(step)).at('linkedTasks');
  const read = eachObject(linkedTasks, (link, index) => readLinkedTask(link, links.at(index), spellings));
  return withPart(view, 'linkedTasks', read);
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
  return member(record, '$type') === undefined ? spellings.record(fields, record, around, step) : record;
}

function readLinkedTask(link: JsonObject, place: Place, spellings: Spellings): JsonObject {
  if (classify('linked-task', link).isForeign) return link;
  const view = spellings.record('linked-task', link, place);
  const trigger = objectField(view, 'Trigger');
  if (trigger === undefined) return view;
  return withPart(view, 'Trigger', spellings.record('linked-task-trigger', trigger, place, 'Trigger'));
}

/** A record with another part, copied only if it is another. */
export function withPart(record: JsonObject, field: string, part: JsonValue): JsonObject {
  return member(record, field) === part ? record : withMember(record, field, part);
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
