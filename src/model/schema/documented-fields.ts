import {
  type CompiledFieldSetName,
  type CompiledFieldWords,
  type CompiledRecordName,
  fieldWords as compiled,
  documentedFields,
  documentedTypes,
  pairFields,
  recordWords,
} from './compiled/record-table.js';

/* The fields and types that the documents name, as tables from schemas/, and what people write instead. */

export type RecordName = CompiledRecordName;

/** Every record that has a file in schemas/; the reports, which are no part of a snapshot, aside. */
export const RECORD_NAMES = Object.keys(recordWords) as readonly RecordName[];

/** The type that the documents give a field; a list names the only values that a string may have. */
export type FieldKind =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'object'
  | 'array'
  /** An object with the numbers x, y and z, and w in a quaternion. */
  | 'vector'
  | 'any'
  | readonly string[];

export type FieldSetName = CompiledFieldSetName;
type Fields = Readonly<Record<string, FieldKind>>;

const COMPILED = documentedFields as Readonly<Record<CompiledFieldSetName, Fields>>;

/** The documented fields of each kind of record, with their types: what a misspelled key is compared with. */
export const FIELDS: Readonly<Record<FieldSetName, Fields>> = {
  ...COMPILED,
  /** Fields of a subscription of unknown kind. */
  subscription: { ...COMPILED['effector-subscription'], ...COMPILED['trigger-subscription'] },
};

const TRANSFORM = FIELDS['transform-state'];
const ITEM = FIELDS['room-item'];

/** The fields that hold coordinates: those of items are objects, those of MoveToSpot lists. */
export const VECTORS: ReadonlySet<unknown> = new Set([
  ...Object.keys(ITEM).filter((field) => ITEM[field] === 'vector'),
  ...Object.keys(TRANSFORM).filter((field) => TRANSFORM[field] === 'array'),
]);

const OF_TASKS = { Id: 'Id', QuestId: 'TaskTriggerId', QuestName: 'Name' } as const;

/**
 * Other words for a documented field, in any letter case, if the value has the documented type. Of fields that a record
 * may lack, only the names that other formats have for them.
 */
export const SLIPS: { readonly [Name in FieldSetName]?: Readonly<Record<string, string>> } = {
  'room-item': { position: 'pos', rotation: 'rot', prefab: 'prefabName', parentId: 'parentItemID' },
  'quest-entry': {
    SuccessMessage: 'SuccessMsg',
    TimeLimit: 'FinishTime',
    RepeatLimit: 'RepeatableLimit',
    Title: 'Name',
    id: 'id',
    key: 'id',
  },
  requirement: { id: 'id', key: 'id', questId: 'id', count: 'amount', times: 'amount', quantity: 'amount' },
  'room-tasks': { Quests: 'Tasks' },
  subscription: { Effect: 'Effector' },
  'effector-subscription': { Effect: 'Effector', ...OF_TASKS },
  'trigger-subscription': { Id: 'Id' },
  'linked-task': OF_TASKS,
  'move-to-spot': { transformState: '_transformState', transform: '_transformState' },
  'transform-state': { pos: 'position', rot: 'rotation' },
  'run-triggers-from-effector': { Tasks: 'linkedTasks', linkedQuests: 'linkedTasks' },
};

/**
 * What messages say about a field where its JSON type is not enough: `be` and `atLeast` complete "it must be
 * …", the second for a number that is too small; `missing` is what to do about a missing field. A value in
 * quotes is one of `only`, where there are any, or wrong in itself.
 */
type FieldWords = CompiledFieldWords;

const NONE: FieldWords = {};

/** The words for a field, its path given in dotted form; those for the record itself under the empty path. */
export function fieldWords(record: RecordName, path: readonly (string | number)[]): FieldWords {
  const words = compiled[record];
  const key = path.join('.');
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? NONE;
}

/** Whether a string may be empty: what to write for a missing one does not say otherwise. */
export function mayBeEmpty(record: RecordName, path: readonly (string | number)[]): boolean {
  const { missing } = fieldWords(record, path);
  return missing === undefined || missing.includes('""');
}

/** How a message speaks of a whole record. */
export const RECORD_WORDS: Readonly<Record<RecordName, string>> = recordWords;

/** The documented fields with one value on both entries (quest and task records, part 2, quest pair). */
export const SHARED_FIELDS: ReadonlySet<string> = new Set(pairFields.shared);
/** The fields that both entries have, each with a value of its own. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(pairFields.own);
/** The fields that only the completed entry has. */
export const COMPLETED_FIELDS: readonly string[] = pairFields.completedOnly;
/** What a field of a completed entry holds, as JSON, when there is nothing to say. */
export function emptyJson(field: string): string {
  return FIELDS['quest-entry-completed'][field] === 'array' ? '[]' : '""';
}

/** The fields with one documented value. */
export const FIXED_FIELDS: ReadonlySet<string> = new Set(pairFields.fixed);

/** What a `$type` says that a record is. */
export type TypeKind = 'effector subscription' | 'trigger subscription' | 'effect' | 'trigger';

/** Every `$type` in the documents, whose lists of effects and triggers are incomplete (part 2). */
export const DOCUMENTED_TYPES: ReadonlyMap<string, TypeKind> = new Map(
  Object.entries(documentedTypes as Readonly<Record<string, TypeKind>>),
);

/** What people write for a documented `$type` in each place, in any letter case. */
export const TYPE_SLIPS: Readonly<
  Record<'subscription' | 'effect' | 'trigger', Readonly<Record<string, string>>>
> = {
  subscription: {
    Effector: 'TaskEffectorSubscription',
    Trigger: 'TaskTriggerSubscription',
    EffectorSubscription: 'TaskEffectorSubscription',
    TaskEffector: 'TaskEffectorSubscription',
    TaskEffectSubscription: 'TaskEffectorSubscription',
    TriggerSubscription: 'TaskTriggerSubscription',
    TaskTrigger: 'TaskTriggerSubscription',
    QuestEffectorSubscription: 'TaskEffectorSubscription',
    QuestTriggerSubscription: 'TaskTriggerSubscription',
  },
  effect: {
    HideObject: 'HideObjectEvent',
    HideObjectEffect: 'HideObjectEvent',
    HideObjectEffector: 'HideObjectEvent',
    HideEvent: 'HideObjectEvent',
    ShowObject: 'ShowObjectEvent',
    ShowObjectEffect: 'ShowObjectEvent',
    ShowObjectEffector: 'ShowObjectEvent',
    ShowEvent: 'ShowObjectEvent',
    MoveToSpotEvent: 'MoveToSpot',
    MoveToSpotEffect: 'MoveToSpot',
    MoveToSpotEffector: 'MoveToSpot',
    RunTriggers: 'RunTriggersFromEffector',
    RunTriggersEffector: 'RunTriggersFromEffector',
    RunTriggersFromEffect: 'RunTriggersFromEffector',
    RunTriggersFromEffectorEvent: 'RunTriggersFromEffector',
  },
  trigger: {
    OnClick: 'OnClickEvent',
    ClickEvent: 'OnClickEvent',
    OnClickTrigger: 'OnClickEvent',
    OnEnter: 'OnEnterEvent',
    EnterEvent: 'OnEnterEvent',
    OnEnterTrigger: 'OnEnterEvent',
    OnTriggerEnter: 'OnEnterEvent',
  },
};
