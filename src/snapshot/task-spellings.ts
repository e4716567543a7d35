import type { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { CHAIN_TYPE, classify, type FieldSetName, type RecordName } from '../schema/index.js';
import type { Spellings } from './spellings.js';

/*
 * Task records with misspelled names, read as what they were meant to be: a record together with the records that the
 * documents give it. The same object where nothing is misspelled.
 */

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
  if (kind.record === 'subscription' && !kind.isForeign) {
    // Its $type may be misspelled, or the field that says what it is without one.
    typed = spellings.type('subscription', spellings.record('subscription', typed, place), place);
    kind = classify('subscription', typed);
  }
  const fields = FIELDS_OF[kind.record];
  if (kind.isForeign || fields === undefined) return typed;
  let view = spellings.record(fields, typed, place);
  view = withPart(view, 'Effector', place, (effect, at) => readEffect(effect, at, spellings));
  if (fields === 'effector-subscription') return view;
  view = withPart(view, 'Trigger', place, (trigger, at) => readTrigger(trigger, at, spellings));
  return withPart(view, 'DirectEffector', place, (direct, at) => {
    const read = spellings.record('direct-effector', direct, at);
    return withPart(read, 'Effector', at, (effect, inner) => readEffect(effect, inner, spellings));
  });
}

/** An effect, with the linked tasks of a chain. */
export function readEffect(effect: JsonObject, place: Place, spellings: Spellings): JsonObject {
  const typed = spellings.type('effect', spellings.record('effect', effect, place), place);
  if (typed.$type === 'MoveToSpot') {
    const view = spellings.record('move-to-spot', typed, place);
    return withPart(view, '_transformState', place, (state, at) =>
      spellings.record('transform-state', state, at),
    );
  }
  if (typed.$type !== CHAIN_TYPE) return typed;
  const view = spellings.record('run-triggers-from-effector', typed, place);
  if (!Array.isArray(view.linkedTasks)) return view;
  const links = place.at('linkedTasks');
  const linkedTasks = eachObject(view.linkedTasks, (link, index) =>
    readLinkedTask(link, links.at(index), spellings),
  );
  return linkedTasks === view.linkedTasks ? view : { ...view, linkedTasks };
}

function readTrigger(trigger: JsonObject, place: Place, spellings: Spellings): JsonObject {
  return spellings.type('trigger', spellings.record('trigger', trigger, place), place);
}

function readLinkedTask(link: JsonObject, place: Place, spellings: Spellings): JsonObject {
  if (classify('linked-task', link).isForeign) return link;
  const view = spellings.record('linked-task', link, place);
  return withPart(view, 'Trigger', place, (trigger, at) =>
    spellings.record('linked-task-trigger', trigger, at),
  );
}

/** A record with one of its objects read, copied only if that changed it. */
export function withPart(
  record: JsonObject,
  field: string,
  place: Place,
  read: (part: JsonObject, at: Place) => JsonObject,
): JsonObject {
  const part = record[field];
  if (!isObject(part)) return record;
  const view = read(part, place.at(field));
  return view === part ? record : { ...record, [field]: view };
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
