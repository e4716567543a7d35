import {
  type BadExample,
  type ExampleRoom,
  isObject,
  items,
  type JsonObject,
  type JsonValue,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../kit.js';

/** What is changed at which pointer of the example room; without a value, the member there is removed. */
interface Change {
  readonly at: string;
  readonly to?: JsonValue;
}

type Said = readonly [marks: string, message: string];

/** A room with a single fault. */
const single = (title: string, text: string, at: string, [marks, message]: Said): BadExample => ({
  title,
  text,
  at,
  marks,
  message,
});

/** The same fault in both entries of a quest: one finding, at the first. */
const ofBoth = (title: string, change: Change, at: string, [marks, message]: Said): BadExample =>
  single(
    title,
    questsOnly((quests) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) apply(quests[key] ?? {}, change);
    }),
    `/quests/${OPEN_DOOR}${at}`,
    [marks === 'KEY' ? `"${OPEN_DOOR}"` : marks, message],
  );

const fixedTo = (example: BadExample, fixed: string): BadExample => ({ ...example, fixed });

/** A fault of a record in the logic of an item. `at` is the record or the value inside the logic. */
const inLogic = (title: string, item: string, change: Change, at: string, said: Said): BadExample =>
  single(
    title,
    room(({ logic }: ExampleRoom) => apply(logic[item] ?? {}, change)),
    `/logic/${item}#${at}`,
    said,
  );

/** Changes one member of a record, at any depth. */
function apply(record: JsonObject, { at, to }: Change): void {
  const steps = at.split('/').slice(1);
  const last = steps.pop() ?? '';
  let holder: JsonValue | undefined = record;
  for (const step of steps)
    holder = Array.isArray(holder) ? holder[Number(step)] : isObject(holder) ? holder[step] : undefined;
  if (Array.isArray(holder)) holder[Number(last)] = to ?? null;
  else if (isObject(holder) && to !== undefined) holder[last] = to;
  else if (isObject(holder)) delete holder[last];
}

/** Writes a field under another name, at the end. */
function respell(record: JsonObject, field: string, name: string): void {
  const value = record[field] ?? null;
  delete record[field];
  record[name] = value;
}

const LIST = single('a list of snapshots', '[]', '', [
  '[]',
  'the snapshot is an empty list: it must be an object with sections such as roomItems, quests and logic',
]);

/** What programs write throughout a file. */
const byPrograms = (): readonly BadExample[] => [
  single('a value that PowerShell cut short', items({ 3: { pos: '@{x=0; y=1; z=4}' } }), '/roomItems/3/pos', [
    '"@{x=0; y=1; z=4}"',
    'pos is "@{x=0; y=1; z=4}", which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100',
  ]),
  single(
    'many of them',
    items({ 2: { pos: '@{x=0; y=1; z=4}' }, 3: { pos: '@{x=1; y=1; z=4}' } }),
    '/roomItems/2/pos',
    ['"@{x=0; y=1; z=4}"', 'PowerShell cut 2 values short: run ConvertTo-Json with -Depth 100'],
  ),
  fixedTo(
    single(
      'fields that are null',
      questsOnly((quests) => {
        for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
          Object.assign(quests[key] ?? {}, { DisplayGroup: null, ExtraText: null });
      }),
      `/quests/${OPEN_DOOR}/DisplayGroup`,
      ['null', '4 fields of 1 quest are null: write "" for texts and [] for lists'],
    ),
    questsOnly((quests) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        Object.assign(quests[key] ?? {}, { DisplayGroup: '', ExtraText: '' });
    }),
  ),
];

const sections = (): readonly BadExample[] => [
  single('a section that is not an object', '{ "quests": [1] }', '/quests', [
    '[1]',
    'quests is a list: it must be an object that holds the quest entries by their id',
  ]),
  single('roomTasks without its list', '{ "roomTasks": {} }', '/roomTasks', [
    '"roomTasks"',
    'roomTasks has no Tasks: write "Tasks": [] when there are none',
  ]),
  fixedTo(
    single('a boolean in quotes', '{ "settings": { "isNight": "false" } }', '/settings/isNight', [
      '"false"',
      'isNight is the string "false": it must be true or false, without quotes',
    ]),
    '{ "settings": { "isNight": false } }',
  ),
  single('an item that is not an object', '{ "roomItems": { "2": null } }', '/roomItems/2', [
    'null',
    'this room item is null: it must be an object',
  ]),
  single(
    'a position without all of its components',
    room(({ roomItems }) => apply(roomItems, { at: '/2/pos', to: { x: 1 } })),
    '/roomItems/2/pos',
    ['"pos"', 'pos has no y or z: a position needs x, y and z'],
  ),
  fixedTo(
    single(
      'a component in quotes',
      room(({ roomItems }) => apply(roomItems, { at: '/2/rot/w', to: '1' })),
      '/roomItems/2/rot/w',
      ['"1"', 'rot.w is the string "1": it must be a number, without quotes'],
    ),
    room(),
  ),
];

const quests = (): readonly BadExample[] => [
  ofBoth('a boolean written as a word', { at: '/Tracked', to: 'yes' }, '/Tracked', [
    '"yes"',
    'Tracked is the string "yes": it must be true or false',
  ]),
  ofBoth('a Group that does not exist', { at: '/Group', to: 'solo' }, '/Group', [
    '"solo"',
    'Group is "solo": it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
  ]),
  ofBoth('a Status that does not exist', { at: '/Status', to: 'active' }, '/Status', [
    '"active"',
    'Status is "active": it must be "inProgress" or "completed"',
  ]),
  ofBoth('a limit below 0', { at: '/RepeatableLimit', to: -1 }, '/RepeatableLimit', [
    '-1',
    'RepeatableLimit is -1: it must be 0 (no limit) or more',
  ]),
  ofBoth('a time limit below 0', { at: '/FinishTime', to: -30 }, '/FinishTime', [
    '-30',
    'FinishTime is -30: it must be 0 (no time limit) or more',
  ]),
  ofBoth('a missing field', { at: '/Visible' }, '', [
    'KEY',
    'this quest entry has no Visible: write true to show the quest to the player, false to hide it',
  ]),
  fixedTo(
    single(
      'a field in another spelling',
      questsOnly((quests) => respell(quests[OPEN_DOOR] ?? {}, 'Visible', 'visible')),
      `/quests/${OPEN_DOOR}/visible`,
      ['"visible"', '"visible" is not a documented field: rename it to Visible'],
    ),
    questsOnly((quests) => respell(quests[OPEN_DOOR] ?? {}, 'Visible', 'Visible')),
  ),
  fixedTo(
    ofBoth('a Group in another letter case', { at: '/Group', to: 'Multiplayer' }, '/Group', [
      '"Multiplayer"',
      'Group is "Multiplayer": it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
    ]),
    questsOnly((quests) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        apply(quests[key] ?? {}, { at: '/Group', to: 'multiplayer' });
    }),
  ),
  ofBoth('an amount below 1', { at: '/Requirements/0/amount', to: 0 }, '/Requirements/0/amount', [
    '0',
    'amount is 0: it must be 1 or more',
  ]),
  ofBoth(
    'a requirement of another type',
    { at: '/Requirements/0/type', to: 'item' },
    '/Requirements/0/type',
    ['"item"', 'type is "item": it must be "quest"'],
  ),
  ofBoth(
    'a requirement that is to be removed',
    { at: '/Requirements/0/delete', to: true },
    '/Requirements/0/delete',
    ['true', 'delete is true: it must be false'],
  ),
  ofBoth('a requirement without an amount', { at: '/Requirements/0/amount' }, '/Requirements/0', [
    '{',
    'this requirement has no amount: write how often the required quest must be completed, usually 1',
  ]),
];

const SPOT = '/Tasks/0/Effector/_transformState';
const LINKED = '/Tasks/1/Effector/linkedTasks/0';

const tasks = (): readonly BadExample[] => [
  inLogic('a subscription without its Id', '2', { at: '/Tasks/1/Id' }, '/Tasks/1', [
    '{',
    'this effector subscription has no Id: write a UUID v4 that is used nowhere else in the file',
  ]),
  inLogic(
    'a subscription without any field that tells its kind',
    '3',
    { at: '/Tasks/2', to: { Id: '3c6a2e40-b5d7-48f9-8324-a5c6e7089abc' } },
    '/Tasks/2',
    ['{', 'this subscription has no $type: write "TaskEffectorSubscription" or "TaskTriggerSubscription"'],
  ),
  inLogic('a subscription without its $type', '2', { at: '/Tasks/1/$type' }, '/Tasks/1', [
    '{',
    'this effector subscription has no $type: write "TaskEffectorSubscription"',
  ]),
  inLogic('a trigger subscription without a Trigger', '4', { at: '/Tasks/2/Trigger' }, '/Tasks/2', [
    '{',
    'this trigger subscription has no Trigger: name the event it waits for, such as {"$type":"OnClickEvent"}',
  ]),
  inLogic('a quest trigger without a code', '2', { at: '/Tasks/0/TargetState' }, '/Tasks/0', [
    '{',
    'this trigger subscription has no TargetState: write a transition code, such as 111 to activate the quest',
  ]),
  fixedTo(
    inLogic('a state in quotes', '2', { at: '/Tasks/1/TargetState', to: '2' }, '/Tasks/1/TargetState', [
      String.raw`\"2\"`,
      'TargetState is the string "2": it must be a whole number, without quotes',
    ]),
    room(),
  ),
  inLogic(
    'a subscription without several of its fields',
    '2',
    { at: '/Tasks/1', to: { $type: 'TaskEffectorSubscription', TargetState: 2 } },
    '/Tasks/1',
    ['{', 'this effector subscription has no Effector, Id, Name or TaskTriggerId: add them'],
  ),
  inLogic('a trigger without its $type', '2', { at: '/Tasks/0/Trigger', to: {} }, '/Tasks/0/Trigger', [
    String.raw`\"Trigger\"`,
    'this trigger has no $type: name the event, such as "OnClickEvent"',
  ]),
  inLogic('an effect without its $type', '2', { at: '/Tasks/1/Effector', to: {} }, '/Tasks/1/Effector', [
    String.raw`\"Effector\"`,
    'this effect has no $type: name the effect, such as "ShowObjectEvent"',
  ]),
  inLogic('a position with two numbers', '3', { at: `${SPOT}/position`, to: [0, 4.5] }, `${SPOT}/position`, [
    '[0,4.5]',
    '_transformState.position holds 2 values: it must be a list of 3 numbers: x, y and z',
  ]),
  inLogic('a duration below 0', '3', { at: `${SPOT}/duration`, to: -2 }, `${SPOT}/duration`, [
    '-2',
    '_transformState.duration is -2: it must be 0 (at once) or more',
  ]),
  inLogic('a chain without its list', '3', { at: '/Tasks/1/Effector/linkedTasks' }, '/Tasks/1/Effector', [
    String.raw`\"Effector\"`,
    'this RunTriggersFromEffector has no linkedTasks: list the linked tasks to run',
  ]),
  inLogic('a linked task without a Trigger', '3', { at: `${LINKED}/Trigger` }, LINKED, [
    '{',
    'this linked task has no Trigger: write {} to run at once, or {"Delay": seconds}',
  ]),
  inLogic('a delay below 0', '3', { at: `${LINKED}/Trigger/Delay`, to: -5 }, `${LINKED}/Trigger/Delay`, [
    '-5',
    'Delay is -5: it must be 0 (no delay) or more',
  ]),
];

export function badExamples(): readonly [BadExample, ...BadExample[]] {
  return [LIST, ...sections(), ...byPrograms(), ...quests(), ...tasks()];
}
