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

type Fields = Readonly<Record<string, FieldKind>>;

const task: Fields = {
  $type: 'string',
  Id: 'string',
  TargetState: 'integer',
  Name: 'string',
  TaskTriggerId: 'string',
};

/**
 * The documented fields of each kind of record, with their types: what a misspelled key is compared with. A test holds them
 * against the schemas.
 */
export const FIELDS = {
  'room-item': {
    prefabName: 'string',
    pos: 'vector',
    rot: 'vector',
    scale: 'vector',
    modelsize: 'vector',
    modelCenter: 'vector',
    contentString: 'string',
    parentItemID: 'integer',
    placed: 'boolean',
    locked: 'boolean',
    superLocked: 'boolean',
    interactivityType: 'integer',
    interactivityURL: 'string',
    hoverTitle: 'string',
    hoverBodyContent: 'string',
    ImageInteractivityDetails: 'object',
    sessionData: 'string',
    instanceId: 'string',
    currentEditornetId: 'integer',
    extraData: 'any',
  },
  settings: {
    roomBase: 'string',
    isNight: 'boolean',
    chatDisabled: 'boolean',
    tasksRefresh: 'boolean',
    roomSettingsExtraData: 'string',
  },
  'room-tasks': { Tasks: 'array' },
  'quest-entry': {
    EntryId: 'string',
    id: 'string',
    Name: 'string',
    Description: 'string',
    Status: ['inProgress', 'completed'],
    Group: ['', 'nonPersistent', 'multiplayer'],
    DisplayGroup: 'string',
    Enabled: 'boolean',
    RepeatableLimit: 'integer',
    FinishTime: 'number',
    AutoStart: 'boolean',
    TriggeredByInventory: 'boolean',
    Requirements: 'array',
    Creator: 'string',
    TemplateName: 'string',
    Tracked: 'boolean',
    Visible: 'boolean',
    ExtraText: 'string',
    Rewards: 'array',
    SuccessMsg: 'string',
  },
  requirement: { delete: 'boolean', amount: 'integer', type: ['quest'], id: 'string' },
  'logic-value': { Tasks: 'array', ViewNodes: 'array', col: 'any', e: 'any', c: 'any' },
  /** Where nothing tells which kind of subscription it is. */
  subscription: { ...task, Effector: 'object', Trigger: 'object', DirectEffector: 'object' },
  'effector-subscription': { ...task, Effector: 'object' },
  'trigger-subscription': { ...task, Trigger: 'object', DirectEffector: 'object' },
  'direct-effector': { Effector: 'object' },
  'linked-task': { ...task, Trigger: 'object' },
  'linked-task-trigger': { Delay: 'number' },
  trigger: { $type: 'string' },
  effect: { $type: 'string' },
  'move-to-spot': { $type: 'string', _transformState: 'object' },
  'transform-state': { position: 'array', rotation: 'array', scale: 'array', duration: 'number' },
  'run-triggers-from-effector': { $type: 'string', linkedTasks: 'array', useRandom: 'boolean' },
} as const satisfies Readonly<Record<string, Fields>>;

export type FieldSetName = keyof typeof FIELDS;

/** Other words that people write for a documented field. Letter case does not count, and each counts only where the value has the documented type. */
export const SLIPS: { readonly [Name in FieldSetName]?: Readonly<Record<string, string>> } = {
  'room-item': {
    position: 'pos',
    rotation: 'rot',
    prefab: 'prefabName',
    parentId: 'parentItemID',
  },
  'quest-entry': {
    SuccessMessage: 'SuccessMsg',
  },
  subscription: { Effect: 'Effector' },
  'effector-subscription': {
    Effect: 'Effector',
    QuestId: 'TaskTriggerId',
  },
  'trigger-subscription': { QuestId: 'TaskTriggerId' },
  'linked-task': { QuestId: 'TaskTriggerId' },
  'move-to-spot': {
    transformState: '_transformState',
    transform: '_transformState',
  },
  'run-triggers-from-effector': { Tasks: 'linkedTasks' },
};
