import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import {
  COMPLETED_FIELDS,
  DOCUMENTED_TYPES,
  FIELDS,
  type FieldSetName,
  isOfKind,
  isSubscriptionType,
  type KeySlip,
} from '../schema/index.js';
import { transitionCode } from './quest-states.js';
import { isNumberedName, isQuestIdShaped, isUuid } from './quest-values.js';

/* Fields with another name altogether, such as `TaskId` for `TaskTriggerId`, known by their value. */

type Telling = Readonly<Record<string, (value: JsonValue, record: JsonObject) => boolean>>;

const NONE: readonly KeySlip[] = Object.freeze([]);
/** More undocumented keys say nothing about the one that is missing. */
export const MAX_UNDOCUMENTED = 32;

/** Parts of another kind of subscription, and undocumented fields of published rooms that hold quest ids. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  ...Object.keys(FIELDS.subscription),
  'InProgressId',
  'CompletedId',
]);

/** The undocumented keys whose value says which field, lacking in the record, they alone were meant to be. */
export function keysByValue(fields: FieldSetName, record: JsonObject): readonly KeySlip[] {
  const telling = TELLING[fields];
  if (telling === undefined) return NONE;
  const missing = Object.keys(telling).filter((field) => !Object.hasOwn(record, field));
  if (missing.length === 0) return NONE;
  const others = Object.keys(record).filter(
    (key) => !Object.hasOwn(FIELDS[fields], key) && !OF_OTHERS.has(key),
  );
  if (others.length > MAX_UNDOCUMENTED) return NONE;
  const slips = others.flatMap((spelled) => {
    const field = missing.find((name) => telling[name]?.(record[spelled] ?? null, record));
    return field === undefined ? [] : [{ field, spelled, isOtherWord: true }];
  });
  const found = slips.filter(({ field }) => slips.filter((slip) => slip.field === field).length === 1);
  if (fields !== 'quest-entry' || found.length === 0) return found;
  return [...found, ...keysByKind(record, others, found)];
}

/** Further keys of a quest entry, as in a translation: the only one of its type, where one such field is missing. */
function keysByKind(
  record: JsonObject,
  others: readonly string[],
  found: readonly KeySlip[],
): readonly KeySlip[] {
  const kinds = FIELDS['quest-entry'];
  const missing = Object.keys(kinds).filter(
    (field) =>
      !Object.hasOwn(record, field) &&
      !COMPLETED_FIELDS.includes(field) &&
      !found.some((slip) => slip.field === field),
  );
  const left = others.filter((key) => !found.some(({ spelled }) => spelled === key));
  const fits = (field: string, key: string): boolean => isOfKind(kinds[field] ?? 'any', record[key] ?? null);
  return missing.flatMap((field) => {
    const [spelled, ...more] = left.filter((key) => fits(field, key));
    const isOnly = spelled !== undefined && missing.filter((each) => fits(each, spelled)).length === 1;
    return isOnly && more.length === 0 ? [{ field, spelled, isOtherWord: true }] : [];
  });
}

/** Whether fields of such records can be found by their value. */
export function isFoundByValue(fields: FieldSetName): boolean {
  return TELLING[fields] !== undefined;
}

const isText =
  (is: (text: string) => boolean) =>
  (value: JsonValue): boolean =>
    typeof value === 'string' && is(value);

const isCode = (value: JsonValue): boolean =>
  typeof value === 'number' && transitionCode(value) !== undefined;

/** Whether a value is a trigger: public material names their types `On…`, too. */
const isTrigger = (value: JsonValue): boolean => {
  const type = typeOf(value);
  return type !== undefined && (DOCUMENTED_TYPES.get(type) === 'trigger' || /^On[A-Z]/.test(type));
};
const isEffect = (value: JsonValue): boolean => {
  const type = typeOf(value);
  return type !== undefined && !isSubscriptionType(type) && !isTrigger(value);
};

function typeOf(value: JsonValue): string | undefined {
  return isObject(value) && typeof value.$type === 'string' ? value.$type : undefined;
}

/** Whether a value is a list of objects that each have one of these fields. */
const isListWith =
  (...fields: readonly string[]) =>
  (value: JsonValue): boolean =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isObject(each) && fields.some((field) => Object.hasOwn(each, field)));

const ofLength =
  (length: number) =>
  (value: JsonValue): boolean =>
    Array.isArray(value) && value.length === length && value.every((each) => typeof each === 'number');

const ID: Telling = { Id: isText(isUuid) };
const OF_TASKS: Telling = {
  ...ID,
  Name: isText(isNumberedName),
  TaskTriggerId: isText(isQuestIdShaped),
};

/** The name of a class, as public material has many more than the documents. */
const OF_PARTS: Telling = { $type: isText((text) => /^(?:[A-Z][a-z]+){2,}$/.test(text)) };
const TYPE: Telling = { $type: isSubscriptionType };
const CODE: Telling = { TargetState: isCode };
const TRIGGER: Telling = { Trigger: isTrigger };
const EFFECTOR: Telling = { Effector: isEffect };
const DIRECT_EFFECTOR: Telling = {
  DirectEffector: (value) =>
    isObject(value) &&
    typeOf(value) === undefined &&
    (isEffect(value.Effector ?? null) || isEffect(value.Effect ?? null)),
};

const TELLING: { readonly [Name in FieldSetName]?: Telling } = {
  subscription: { ...TYPE, ...OF_TASKS, ...CODE, ...TRIGGER, ...EFFECTOR, ...DIRECT_EFFECTOR },
  'effector-subscription': { ...TYPE, ...OF_TASKS, ...EFFECTOR },
  'trigger-subscription': { ...TYPE, ...OF_TASKS, ...CODE, ...TRIGGER, ...DIRECT_EFFECTOR },
  'direct-effector': { ...ID, ...EFFECTOR },
  'linked-task': {
    ...OF_TASKS,
    ...CODE,
    Trigger: (value) => isObject(value) && Object.keys(value).every((key) => key === 'Delay'),
  },
  effect: OF_PARTS,
  trigger: OF_PARTS,
  'hide-object': OF_PARTS,
  'show-object': OF_PARTS,
  'move-to-spot': OF_PARTS,
  'run-triggers-from-effector': {
    ...OF_PARTS,
    linkedTasks: isListWith('TargetState', 'TaskTriggerId'),
  },
  'transform-state': {
    position: ofLength(3),
    rotation: ofLength(4),
    scale: ofLength(3),
    duration: (value) => typeof value === 'number',
  },
  'logic-value': { Tasks: isListWith('Trigger', 'Effector', 'DirectEffector', 'TaskTriggerId') },
  'quest-entry': {
    EntryId: isText(isUuid),
    id: isText(isQuestIdShaped),
    Name: isText(isNumberedName),
    Description: isText((text) => text.startsWith('created in ')),
    Status: (value) => value === 'inProgress' || value === 'completed',
    Creator: isText((text) => /^[A-Za-z\d]{28}$/.test(text)),
    Requirements: (value) => isListWith('amount')(value) || (Array.isArray(value) && value.length === 0),
    Rewards: (value, record) => Array.isArray(value) && Array.isArray(record.Requirements),
  },
  requirement: {
    id: isText(isQuestIdShaped),
    type: (value) => value === 'quest',
  },
};
