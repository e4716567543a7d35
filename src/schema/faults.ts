import { isObject, type JsonValue, member } from '../text/value.js';
import * as compiled from './compiled/validators.js';
import { missingComponents, missingField, wrongValue } from './messages.js';
import { ownerOf } from './ownership.js';
import { exactRecord, type RecordName } from './records.js';

/**
 * One wrong value of a record. `path` leads from the record to the wrong value; `part` says where a finding points: at
 * the value, at its key, or, when a member is missing, at the record that lacks it (its key or its opening brace).
 */
export interface SchemaFault {
  readonly path: readonly (string | number)[];
  readonly part: 'value' | 'key' | 'record';
  readonly message: string;
}

type Validator = compiled.RecordValidator;
type ValidationError = compiled.ValidationError;

const VALIDATORS: Readonly<Record<RecordName, Validator>> = {
  snapshot: compiled.snapshot,
  'room-item': compiled.roomItem,
  settings: compiled.settings,
  'room-tasks': compiled.roomTasks,
  'quest-entry': compiled.questEntry,
  'quest-entry-in-progress': compiled.questEntryInProgress,
  'quest-entry-completed': compiled.questEntryCompleted,
  requirement: compiled.requirement,
  'logic-value': compiled.logicValue,
  subscription: compiled.subscription,
  'effector-subscription': compiled.effectorSubscription,
  'trigger-subscription': compiled.triggerSubscription,
  'trigger-subscription-basic': compiled.triggerSubscriptionBasic,
  'trigger-subscription-quest': compiled.triggerSubscriptionQuest,
  'direct-effector': compiled.directEffector,
  'linked-task': compiled.linkedTask,
  'linked-task-trigger': compiled.linkedTaskTrigger,
  trigger: compiled.trigger,
  effect: compiled.effect,
  'move-to-spot': compiled.moveToSpot,
  'hide-object': compiled.hideObject,
  'show-object': compiled.showObject,
  'run-triggers-from-effector': compiled.runTriggersFromEffector,
};

const NO_FAULTS: readonly SchemaFault[] = Object.freeze([]);

/**
 * What is wrong with the shape of one record. The records nested in it are not looked into: each is a call of its own.
 * A nested value that is no object at all is a fault of the record that holds it, so callers descend into objects only.
 * Faults that a named rule reports are left out.
 */
export function findSchemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[] {
  const exact = exactRecord(record, value);
  const validate = VALIDATORS[exact];
  if (validate(value)) return NO_FAULTS;
  const errors = validate.errors ?? [];
  // The validator would keep them, and with them the memory, until it next runs.
  validate.errors = null;
  const faults = wordFaults(exact, locate(exact, value, errors));
  return faults.length === 0 ? NO_FAULTS : faults;
}

interface Complaint {
  readonly error: ValidationError;
  readonly path: readonly (string | number)[];
  readonly value: JsonValue;
}

/** The errors that are ours to report, each with its path and the value there. */
function locate(record: RecordName, root: JsonValue, errors: readonly ValidationError[]): Complaint[] {
  const complaints: Complaint[] = [];
  for (const error of errors) {
    const path: (string | number)[] = [];
    let value = root;
    for (const step of error.instancePath.split('/').slice(1)) {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      path.push(Array.isArray(value) ? Number(key) : key);
      value = child(value, key);
    }
    if (ownerOf(record, error, path) === undefined) complaints.push({ error, path, value });
  }
  return complaints;
}

function child(value: JsonValue, key: string): JsonValue {
  if (Array.isArray(value)) return value[Number(key)] ?? null;
  return (isObject(value) ? member(value, key) : undefined) ?? null;
}

/** One fault a wrong value: the type before all else, and nothing inside a value that is wrong as a whole. */
function wordFaults(record: RecordName, complaints: readonly Complaint[]): SchemaFault[] {
  const wrong = new Map<string, Complaint>();
  const lacking = new Map<string, { readonly complaint: Complaint; readonly fields: string[] }>();
  for (const complaint of complaints) {
    const { keyword, instancePath, params } = complaint.error;
    if (keyword === 'required') {
      const known = lacking.get(instancePath);
      if (known) known.fields.push(String(params.missingProperty));
      else lacking.set(instancePath, { complaint, fields: [String(params.missingProperty)] });
    } else if (keyword === 'type' || !wrong.has(instancePath)) {
      wrong.set(instancePath, complaint);
    }
  }

  const faults: SchemaFault[] = [];
  for (const [pointer, { error, path, value }] of wrong) {
    if (isInside(pointer, wrong)) continue;
    faults.push({ path, part: 'value', message: wrongValue(record, path, value, error) });
  }
  for (const { complaint, fields } of lacking.values()) {
    const { path } = complaint;
    const messages =
      record === 'room-item'
        ? [missingComponents(record, path, fields)]
        : fields.map((field) => missingField(record, path, field));
    for (const message of messages) faults.push({ path, part: 'record', message });
  }
  return faults;
}

function isInside(pointer: string, wrong: ReadonlyMap<string, unknown>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (wrong.has(pointer.slice(0, end))) return true;
    if (end === 0) break;
  }
  return false;
}
