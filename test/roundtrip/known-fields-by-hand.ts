/* What the documents know, by hand, to check the table from schemas/. Members of a context lead to others. */

/** `open`: known, with unknown content. `prose`: JSON in plain text. `unknown`: unknown throughout. */
export type Context = string;

const scalars = (names: string): Record<string, Context> =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'open']));

const MEMBERS: Readonly<Record<string, Readonly<Record<string, Context>>>> = {
  snapshot: {
    roomItems: 'items',
    settings: 'settings',
    roomTasks: 'roomTasks',
    quests: 'quests',
    logic: 'logics',
  },
  items: { '*': 'item' },
  item: {
    ...scalars('prefabName contentString parentItemID placed locked superLocked interactivityType'),
    ...scalars('interactivityURL hoverTitle hoverBodyContent ImageInteractivityDetails sessionData'),
    ...scalars('instanceId currentEditornetId'),
    pos: 'vector',
    scale: 'vector',
    modelsize: 'vector',
    modelCenter: 'vector',
    rot: 'quaternion',
    extraData: 'logicText',
  },
  vector: scalars('x y z'),
  quaternion: scalars('x y z w'),
  settings: { ...scalars('roomBase isNight chatDisabled tasksRefresh'), roomSettingsExtraData: 'jsonText' },
  roomTasks: scalars('Tasks'),
  quests: { '*': 'quest' },
  quest: {
    ...scalars('EntryId id Name Description Status Group DisplayGroup Enabled RepeatableLimit FinishTime'),
    ...scalars('AutoStart TriggeredByInventory Creator TemplateName Tracked Visible Rewards SuccessMsg'),
    Requirements: 'requirements',
    ExtraText: 'jsonText',
  },
  requirement: scalars('delete amount type id'),
  logics: { '*': 'logicText' },
  logic: { ...scalars('ViewNodes col e c'), Tasks: 'tasks' },
  'task?': scalars('$type'),
  effectorTask: { ...scalars('$type Id TargetState Name TaskTriggerId'), Effector: 'effect?' },
  triggerTask: {
    ...scalars('$type Id TargetState Name TaskTriggerId'),
    Trigger: 'trigger?',
    DirectEffector: 'directEffector',
  },
  directEffector: { ...scalars('Id'), Effector: 'effect?' },
  'effect?': scalars('$type'),
  'trigger?': scalars('$type'),
  trigger: scalars('$type'),
  hideOrShow: scalars('$type'),
  moveToSpot: { ...scalars('$type'), _transformState: 'transform' },
  transform: { ...scalars('duration'), position: 'numbers', rotation: 'numbers', scale: 'numbers' },
  runTriggers: { ...scalars('$type useRandom'), linkedTasks: 'linkedTasks' },
  linkedTask: { ...scalars('Id TargetState Name TaskTriggerId'), Trigger: 'linkedTrigger' },
  linkedTrigger: scalars('Delay'),
};

const ELEMENTS: Readonly<Record<string, Context>> = {
  tasks: 'task?',
  requirements: 'requirement',
  linkedTasks: 'linkedTask',
  numbers: 'open',
  prose: 'prose',
};

const INSIDE: Readonly<Record<string, Context>> = { logicText: 'logic', jsonText: 'open' };

const KINDS: Readonly<Record<string, Readonly<Record<string, Context>>>> = {
  'task?': { TaskEffectorSubscription: 'effectorTask', TaskTriggerSubscription: 'triggerTask' },
  'effect?': {
    MoveToSpot: 'moveToSpot',
    HideObjectEvent: 'hideOrShow',
    ShowObjectEvent: 'hideOrShow',
    RunTriggersFromEffector: 'runTriggers',
  },
  'trigger?': { OnClickEvent: 'trigger', OnEnterEvent: 'trigger' },
};

/** Records that can be removed as a whole, including unknown fields. */
export const RECORDS: ReadonlySet<Context> = new Set([
  ...['item', 'settings', 'roomTasks', 'quest', 'requirement', 'logic', 'effectorTask', 'triggerTask'],
  ...['directEffector', 'trigger', 'hideOrShow', 'moveToSpot', 'runTriggers', 'linkedTask', 'linkedTrigger'],
]);

export function memberContext(context: Context, key: string): Context {
  const members = MEMBERS[context];
  if (members === undefined) return 'unknown';
  if (Object.hasOwn(members, '*')) return members['*'] ?? 'unknown';
  return Object.hasOwn(members, key) ? (members[key] ?? 'unknown') : 'unknown';
}

export const elementContext = (context: Context): Context => ELEMENTS[context] ?? 'unknown';

export function insideContext(context: Context): Context {
  return INSIDE[context] ?? (context === 'unknown' ? 'unknown' : 'prose');
}

/** The context of an object by its $type, also where JSON in a string belongs. */
export function kindContext(placed: Context, type: unknown): Context {
  const context = INSIDE[placed] ?? placed;
  const kinds = KINDS[context];
  if (kinds === undefined || typeof type !== 'string') return context;
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'unknown') : 'unknown';
}

export function knownMembers(context: Context): string[] {
  return Object.keys(MEMBERS[context] ?? {}).filter((key) => key !== '*');
}

/** Whether the elements of a list are records of a kind of their own. Anything else in it is unknown. */
export function holdsRecords(context: Context): boolean {
  return ['tasks', 'requirements', 'linkedTasks'].includes(context);
}

/** Whether the elements of a list are matched by their Id, as those in unknown lists are. */
export function isMatchedById(context: Context): boolean {
  return ['tasks', 'linkedTasks', 'unknown'].includes(context);
}

/** Whether the documents say that such a string holds JSON. */
export const isJsonText = (context: Context): boolean => Object.hasOwn(INSIDE, context);
