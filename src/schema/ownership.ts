import type { ValidationError } from './compiled/validators.js';
import type { RecordName } from './records.js';

/** A complaint that a named rule makes, better than its schema could. One root cause is one finding. */
interface Owned {
  readonly owner: string;
  readonly record: RecordName;
  readonly keyword: 'type' | 'required' | 'not';
  /** The field within the record, `*` for any name; empty for the record itself. */
  readonly field: readonly string[];
}

const completedOnly = (field: string): Owned[] => [
  { owner: 'quest/completed-only-fields', record: 'quest-entry-in-progress', keyword: 'not', field: [field] },
  {
    owner: 'quest/completed-only-fields',
    record: 'quest-entry-completed',
    keyword: 'required',
    field: [field],
  },
];

/** In the form that has `own`, the field `other` is one too many, whatever it holds. */
const triggerForm = (record: RecordName, own: string, other: string): Owned[] => [
  { owner: 'subscription/trigger-form', record, keyword: 'required', field: [own] },
  { owner: 'subscription/trigger-form', record, keyword: 'not', field: [other] },
  { owner: 'subscription/trigger-form', record, keyword: 'type', field: [other] },
];

const OWNED: readonly Owned[] = [
  { owner: 'logic/json-string', record: 'snapshot', keyword: 'type', field: ['logic', '*'] },
  { owner: 'logic/json-string', record: 'logic-value', keyword: 'type', field: [] },
  { owner: 'logic/field-types', record: 'logic-value', keyword: 'type', field: ['col'] },
  { owner: 'logic/field-types', record: 'logic-value', keyword: 'type', field: ['e'] },
  { owner: 'logic/field-types', record: 'logic-value', keyword: 'type', field: ['c'] },
  {
    owner: 'settings/extra-data-json',
    record: 'settings',
    keyword: 'type',
    field: ['roomSettingsExtraData'],
  },
  ...completedOnly('Rewards'),
  ...completedOnly('SuccessMsg'),
  ...triggerForm('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
  ...triggerForm('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
  // Neither form: both fields are there or none is.
  {
    owner: 'subscription/trigger-form',
    record: 'trigger-subscription',
    keyword: 'type',
    field: ['DirectEffector'],
  },
  {
    owner: 'subscription/trigger-form',
    record: 'trigger-subscription',
    keyword: 'type',
    field: ['TaskTriggerId'],
  },
];

const BY_RECORD: ReadonlyMap<RecordName, readonly Owned[]> = new Map(
  OWNED.map(({ record }) => [record, OWNED.filter((owned) => owned.record === record)]),
);

/** The rule that reports this complaint instead; undefined when it is ours. */
export function ownerOf(
  record: RecordName,
  error: ValidationError,
  path: readonly (string | number)[],
): string | undefined {
  const ours = BY_RECORD.get(record);
  if (ours === undefined) return undefined;
  const field = error.keyword === 'required' ? [...path, String(error.params.missingProperty)] : path;
  return ours.find(
    (owned) =>
      owned.keyword === error.keyword &&
      owned.field.length === field.length &&
      owned.field.every((name, depth) => name === '*' || name === field[depth]),
  )?.owner;
}
