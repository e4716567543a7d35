import { childOf, withoutMember } from '../../bytes/json/members.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import { type JsonObject, type JsonValue, jsonType } from '../../bytes/json/value.js';
import { classify } from './classify.js';
import { type ValidationError, validators } from './compiled/validators.js';
import type { RecordName } from './documented-fields.js';
import { missingFields, valueInstead, wrongValue } from './messages.js';
import type { OwnedComplaints } from './owned-complaints.js';

/**
 * One wrong value of a record. `path` leads from the record to the wrong value; `part` says where a finding
 * points: at the value, at its key, or, when a member is missing, at the record that lacks it (its key or its
 * opening brace).
 */
export interface SchemaFault {
  readonly path: readonly (string | number)[];
  readonly part: 'value' | 'key' | 'record';
  /** Worded when it is read: of a million faults, most are only counted. */
  readonly message: string;
  /** The wrong type, such as `boolean, not number`; undefined for other faults. */
  readonly wrongType?: string | undefined;
  /** The wrong value; undefined for missing fields. */
  readonly value?: JsonValue;
  /** The keyword of the schema that it breaks. */
  readonly keyword?: string;
  /** The value that was certainly meant, as JSON: a number without quotes, a word in the right case. */
  readonly instead?: string;
  /** The fields that the record lacks. */
  readonly missing?: readonly string[];
  /** The message for some only of the missing fields. */
  messageFor?(fields: readonly string[]): string;
}

type Words = (fields: readonly string[]) => string;

/** A fault that words its message when it is read. Of a million faults, each keeps only what it has. */
function wordedFault(
  path: SchemaFault['path'],
  part: SchemaFault['part'],
  word: Words,
  more: Omit<SchemaFault, 'path' | 'part' | 'message' | 'messageFor'>,
): SchemaFault {
  return {
    path,
    part,
    ...more,
    get message() {
      return word(more.missing ?? []);
    },
    messageFor: word,
  };
}

const NO_FAULTS: readonly SchemaFault[] = Object.freeze([]);

/**
 * What is wrong with the shape of one record. The records nested in it are not looked into: each is a call of
 * its own. A field such as Effector or settings that holds no object is a fault of its holder, so callers go
 * on into objects only. An element of a collection (room items, quest entries, Tasks, Requirements,
 * linkedTasks) that is not an object is a fault of that element's own call.
 *
 * @param owned complaints that somebody else reports: they are left out
 */
export function findSchemaFaults(
  record: RecordName,
  value: JsonValue,
  owned: OwnedComplaints,
): readonly SchemaFault[] {
  const exact = classify(record, value).record;
  const validate = validators[exact];
  if (validate(value)) return NO_FAULTS;
  const errors = validate.errors ?? [];
  // The validator would keep them, and with them the memory, until it next runs.
  validate.errors = null;
  const faults = wordFaults(exact, locate(exact, value, errors, owned));
  return faults.length === 0 ? NO_FAULTS : faults;
}

/** Whether the schema of a record requires one of its fields. */
export function isRequired(record: RecordName, value: JsonObject, field: string): boolean {
  const exact = classify(record, value).record;
  const validate = validators[exact];
  validate(withoutMember(value, field));
  const errors = validate.errors ?? [];
  validate.errors = null;
  return errors.some(
    ({ keyword, instancePath, params }) =>
      keyword === 'required' && instancePath === '' && params.missingProperty === field,
  );
}

interface Complaint {
  readonly error: ValidationError;
  readonly path: readonly (string | number)[];
  readonly value: JsonValue;
}

/** The errors that are ours to report, each with its path and the value there. */
function locate(
  record: RecordName,
  root: JsonValue,
  errors: readonly ValidationError[],
  owned: OwnedComplaints,
): Complaint[] {
  const complaints: Complaint[] = [];
  for (const error of errors) {
    const path: (string | number)[] = [];
    let value = root;
    for (const name of parsePointer(error.instancePath)) {
      const step = Array.isArray(value) ? Number(name) : name;
      path.push(step);
      value = childOf(value, step) ?? null;
    }
    if (!owned.has(record, error, path)) complaints.push({ error, path, value });
  }
  return complaints;
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
  for (const [pointer, complaint] of wrong) {
    const { error, path, value } = complaint;
    if (isInside(pointer, wrong)) continue;
    const instead = valueInstead(record, path, value, error);
    const word = (): string => wrongValue(record, path, value, error);
    const more = {
      ...(instead !== undefined && { instead }),
      value,
      keyword: error.keyword,
      ...wrongKind(complaint),
    };
    faults.push(wordedFault(path, 'value', word, more));
  }
  for (const { complaint, fields } of lacking.values()) {
    const { path, value } = complaint;
    const word = (some: readonly string[]): string => missingFields(record, path, some, value);
    faults.push(wordedFault(path, 'record', word, { missing: fields }));
  }
  return faults;
}

/** The wrong type of a value. */
function wrongKind({ error: { keyword, params }, value }: Complaint): Pick<SchemaFault, 'wrongType'> {
  return keyword === 'type' ? { wrongType: `${String(params.type)}, not ${jsonType(value)}` } : {};
}

function isInside(pointer: string, wrong: ReadonlyMap<string, unknown>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (wrong.has(pointer.slice(0, end))) return true;
    if (end === 0) break;
  }
  return false;
}
