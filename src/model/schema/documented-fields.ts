import { type CompiledFieldSetName, documentedFields } from './compiled/record-table.js';

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

export type FieldSetName = CompiledFieldSetName | 'vector';
type Fields = Readonly<Record<string, FieldKind>>;

const COMPILED = documentedFields as Readonly<Record<CompiledFieldSetName, Fields>>;

/** The documented fields of each kind of record, with their types: what a misspelled key is compared with. */
export const FIELDS: Readonly<Record<FieldSetName, Fields>> = {
  ...COMPILED,
  /** Fields of a subscription of unknown kind. */
  subscription: { ...COMPILED['effector-subscription'], ...COMPILED['trigger-subscription'] },
  vector: { x: 'number', y: 'number', z: 'number', w: 'number' },
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
  vector: { x: 'x', y: 'y', z: 'z', w: 'w' },
  'room-tasks': { Quests: 'Tasks' },
  subscription: { Effect: 'Effector' },
  'effector-subscription': { Effect: 'Effector', ...OF_TASKS },
  'linked-task': OF_TASKS,
  'move-to-spot': { transformState: '_transformState', transform: '_transformState' },
  'transform-state': { pos: 'position', rot: 'rotation' },
  'run-triggers-from-effector': { Tasks: 'linkedTasks', linkedQuests: 'linkedTasks' },
};
