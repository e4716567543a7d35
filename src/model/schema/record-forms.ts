import type { ObjectForm } from '../../bytes/json/syntax/wrong-ends.js';
import { FIELDS, type FieldSetName } from './documented-fields.js';

/* The documented members of a snapshot and its records, and of those within them, for texts that do not parse. */

function form(fields: FieldSetName, within: Readonly<Record<string, ObjectForm>> = {}): ObjectForm {
  return { members: new Map(Object.keys(FIELDS[fields]).map((field) => [field, within[field]])) };
}

/** An object with a record under each key. */
function table(others: ObjectForm): ObjectForm {
  return { members: new Map(), others };
}

const LINKED_TASK = form('linked-task', { Trigger: form('linked-task-trigger') });
const EFFECT: ObjectForm = {
  members: new Map([
    ...form('move-to-spot', { _transformState: form('transform-state') }).members,
    ...form('run-triggers-from-effector', { linkedTasks: LINKED_TASK }).members,
  ]),
};
const SUBSCRIPTION = form('subscription', {
  Effector: EFFECT,
  Trigger: form('trigger'),
  DirectEffector: form('direct-effector', { Effector: EFFECT }),
});

/** What a logic value holds. */
export const LOGIC_FORM: ObjectForm = form('logic-value', { Tasks: SUBSCRIPTION });

const VECTOR: ObjectForm = { members: new Map(['x', 'y', 'z', 'w'].map((axis) => [axis, undefined])) };
const ITEM = form('room-item', {
  pos: VECTOR,
  rot: VECTOR,
  scale: VECTOR,
  modelsize: VECTOR,
  modelCenter: VECTOR,
});

/** What a snapshot holds. */
export const SNAPSHOT_FORM: ObjectForm = {
  members: new Map([
    ['roomItems', table(ITEM)],
    ['settings', form('settings')],
    ['roomTasks', form('room-tasks')],
    ['quests', table(form('quest-entry', { Requirements: form('requirement') }))],
    ['logic', table(LOGIC_FORM)],
  ]),
};
