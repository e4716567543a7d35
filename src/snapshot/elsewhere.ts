import { tryJsonParse } from '../json/parse-json.js';
import type { Step } from '../json/pointer.js';
import { quoteValue } from '../json/quote.js';
import { isObject, type JsonObject } from '../json/value.js';
import { FIELDS, type FieldSetName, isOfKind, type SchemaFault } from '../schema/index.js';
import { listed } from '../text/in-words.js';

/*
 * Fields whose values are not where the documents put them: encoded as JSON once more, or in a part of their
 * record.
 */

/** A record as it was meant, what is wrong with it, and where the values of some of its fields are in the file. */
export interface RecordElsewhere {
  readonly view: JsonObject;
  readonly faults: readonly SchemaFault[];
  /** The steps to the value of a field; undefined leads into the JSON of a string. */
  readonly fields: ReadonlyMap<string, readonly (Step | undefined)[]>;
}

/** The field of each record that shows whether a script encoded each value by itself. */
const TELLING: { readonly [Name in FieldSetName]?: string } = {
  subscription: '$type',
  'effector-subscription': '$type',
  'trigger-subscription': '$type',
  effect: '$type',
  trigger: '$type',
  'linked-task': 'Name',
  'direct-effector': 'Name',
  'quest-entry': 'Name',
  requirement: 'id',
  'room-item': 'prefabName',
  settings: 'roomBase',
};

const QUOTE = 0x22;
/** The cause that all values have which were encoded once more. */
export const ENCODED = 'encoded once more';

/** Whether the values of a record are encoded one by one. */
export function isEncoded(fields: FieldSetName, record: JsonObject): boolean {
  const telling = TELLING[fields];
  const value = telling === undefined ? undefined : record[telling];
  return (
    typeof value === 'string' && value.charCodeAt(0) === QUOTE && typeof tryJsonParse(value) === 'string'
  );
}

/** A record whose values are encoded one by one, with what they hold. */
export function decodedRecord(name: FieldSetName, record: JsonObject): RecordElsewhere {
  const kinds = FIELDS[name];
  const faults: SchemaFault[] = [];
  const inside = new Map<string, readonly (Step | undefined)[]>();
  const view = { ...record };
  for (const field of Object.keys(record)) {
    const text = record[field];
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    if (typeof text !== 'string' || kind === undefined) continue;
    const value = tryJsonParse(text);
    if (value === undefined || !isOfKind(kind, value)) continue;
    view[field] = value;
    if (typeof value === 'object' && value !== null) inside.set(field, [field, undefined]);
    const message = `${field} is ${quoteValue(text)}, JSON that is encoded once more: write ${quoteValue(value)}`;
    faults.push({ path: [field], part: 'value', message, instead: text, cause: ENCODED });
  }
  return { view, faults, fields: inside };
}

const OWN = ['Id', 'TargetState', 'Name', 'TaskTriggerId'] as const;

/** A subscription or linked task whose own fields are in its Effector or Trigger. */
export function liftedRecord(
  fields: 'subscription' | 'linked-task',
  record: JsonObject,
): RecordElsewhere | undefined {
  if (record.TaskTriggerId !== undefined) return undefined;
  for (const part of ['Effector', 'Trigger'] as const) {
    const inner = record[part];
    if (inner === undefined || !isObject(inner) || typeof inner.TaskTriggerId !== 'string') continue;
    const names = OWN.filter((field) => Object.hasOwn(inner, field) && !Object.hasOwn(record, field));
    const others = Object.entries(inner).filter(([key]) => !names.some((name) => name === key));
    const own = names.map((name) => [name, inner[name] ?? null] as const);
    const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const message = `${listed(names, 'and')} ${are} in the ${part}: move ${them} one level up, into the ${fields.replace('-', ' ')}`;
    return {
      view: { ...record, [part]: Object.fromEntries(others), ...Object.fromEntries(own) },
      faults: [{ path: [part], part: 'key', message, cause: `fields in the ${part}` }],
      fields: new Map(names.map((name) => [name, [part, name]])),
    };
  }
  return undefined;
}
