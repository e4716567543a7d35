import type { JsonValue } from '../../src/json/value.js';
import type { RecordName } from '../../src/schema/index.js';

/** One valid record with one value replaced, and the message that must come of it. */
export type WrongValue = readonly [record: RecordName, path: string, value: JsonValue, message: string];
/** One valid record with one field removed. */
export type MissingField = readonly [record: RecordName, path: string, message: string];

const each = <T>(names: string, make: (name: string) => T): T[] => names.split(' ').map(make);

const wrong = (
  record: RecordName,
  ...cases: readonly (readonly [path: string, value: JsonValue, message: string])[]
): WrongValue[] => cases.map((each) => [record, ...each]);

const text = (record: RecordName, names: string): WrongValue[] =>
  each(names, (name) => [record, name, 5, `${name} is 5: it must be a string`]);
const flag = (record: RecordName, names: string): WrongValue[] =>
  each(names, (name) => [
    record,
    name,
    'true',
    `${name} is the string "true": it must be true or false, without quotes`,
  ]);
const whole = (record: RecordName, names: string): WrongValue[] =>
  each(names, (name) => [
    record,
    name,
    '3',
    `${name} is the string "3": it must be a whole number, without quotes`,
  ]);
const component = (record: RecordName, names: string): WrongValue[] =>
  each(names, (name) => [
    record,
    name,
    '3',
    `${name.replace('/', '.')} is the string "3": it must be a number, without quotes`,
  ]);

const xyz = 'an object with the numbers x, y and z';
const list = (record: RecordName, name: string): WrongValue => [
  record,
  name,
  {},
  `${name} is an object: it must be a list`,
];

const ENTRY_TEXTS = 'EntryId id Name Description DisplayGroup Creator ExtraText';
const ENTRY_FLAGS = 'TriggeredByInventory Tracked Visible';

const snapshot: WrongValue[] = [
  ...wrong(
    'snapshot',
    [
      '',
      null,
      'the snapshot is null: it must be an object with sections such as roomItems, quests and logic',
    ],
    [
      '',
      [1],
      'the snapshot is a list: it must be an object with sections such as roomItems, quests and logic',
    ],
    [
      'roomItems',
      [],
      'roomItems is an empty list: it must be an object that holds the room items by their id',
    ],
    ['settings', null, 'settings is null: it must be an object'],
    ['roomTasks', [], 'roomTasks is an empty list: it must be an object with a Tasks list'],
    ['quests', 0, 'quests is 0: it must be an object that holds the quest entries by their id'],
    [
      'logic',
      'x',
      'logic is the string "x": it must be an object that holds the logic of room items by their id',
    ],
  ),
];

const roomItem: WrongValue[] = [
  ...wrong(
    'room-item',
    ['', 7, 'this room item is 7: it must be an object'],
    [
      'parentItemID',
      1.5,
      'parentItemID is 1.5: it must be a whole number: the id of the parent item, or 0 for none',
    ],
    ['interactivityType', 0.1, 'interactivityType is 0.1: it must be a whole number'],
    ['pos/x', 'left', 'pos.x is the string "left": it must be a number'],
    ['pos', 3, `pos is 3: it must be ${xyz}`],
    [
      'rot',
      [0, 0, 0, 1],
      'rot is a list: it must be an object with the numbers x, y, z and w, here {x: 0, y: 0, z: 0, w: 1}',
    ],
    ['scale', null, `scale is null: it must be ${xyz}`],
    ['modelsize', '', `modelsize is the string "": it must be ${xyz}`],
    ['modelCenter', true, `modelCenter is true: it must be ${xyz}`],
    ['ImageInteractivityDetails', [], 'ImageInteractivityDetails is an empty list: it must be an object'],
  ),
  ...text(
    'room-item',
    'prefabName contentString interactivityURL hoverTitle hoverBodyContent sessionData instanceId',
  ),
  ...flag('room-item', 'placed locked superLocked'),
  ...whole('room-item', 'parentItemID interactivityType currentEditornetId'),
  ...component('room-item', 'pos/x pos/y pos/z rot/x rot/y rot/z rot/w scale/x scale/y scale/z'),
  ...component('room-item', 'modelsize/x modelsize/y modelsize/z modelCenter/x modelCenter/y modelCenter/z'),
];

const quests: WrongValue[] = [
  ...wrong(
    'quest-entry',
    ['', [], 'this quest entry is an empty list: it must be an object'],
    ['TemplateName', 5, 'TemplateName is 5: it must be ""'],
    ['Enabled', 'true', 'Enabled is the string "true": it must be true, without quotes'],
    ['Enabled', 'false', 'Enabled is the string "false": it must be true'],
    ['AutoStart', 'false', 'AutoStart is the string "false": it must be false, without quotes'],
    ['AutoStart', 'true', 'AutoStart is the string "true": it must be false'],
    ['Status', 'done', 'Status is "done": it must be "inProgress" or "completed"'],
    ['Status', 'x\n\u001b', 'Status is "x\\n\\u001b": it must be "inProgress" or "completed"'],
    ['Status', null, 'Status is null: it must be "inProgress" or "completed"'],
    [
      'Group',
      'solo',
      'Group is "solo": it must be "" (single player, saved), "nonPersistent" or "multiplayer"',
    ],
    ['Group', null, 'Group is null: it must be "" (single player, saved), "nonPersistent" or "multiplayer"'],
    ['Enabled', 1, 'Enabled is 1: it must be true'],
    ['RepeatableLimit', -1, 'RepeatableLimit is -1: it must be 0 (no limit) or more'],
    [
      'RepeatableLimit',
      -1.5,
      'RepeatableLimit is -1.5: it must be a whole number: how often the quest can be completed, 0 for no limit',
    ],
    ['RepeatableLimit', '3', 'RepeatableLimit is the string "3": it must be a whole number, without quotes'],
    ['FinishTime', -0.5, 'FinishTime is -0.5: it must be 0 (no time limit) or more'],
    ['FinishTime', null, 'FinishTime is null: it must be a number of seconds, 0 for no time limit'],
    ['Requirements', null, 'Requirements is null: it must be a list, [] when the quest requires no other'],
  ),
  ...text('quest-entry', ENTRY_TEXTS),
  ...flag('quest-entry', ENTRY_FLAGS),
  ...wrong(
    'quest-entry-completed',
    ['Rewards', '', 'Rewards is the string "": it must be a list, [] for no reward'],
    ['SuccessMsg', null, 'SuccessMsg is null: it must be a string, "" for no message'],
  ),
  ...text('quest-entry-completed', ENTRY_TEXTS),
  ...flag('quest-entry-completed', ENTRY_FLAGS),
  ...wrong(
    'requirement',
    ['', 'a', 'this requirement is the string "a": it must be an object'],
    ['delete', true, 'delete is true: it must be false'],
    ['delete', 'false', 'delete is the string "false": it must be false, without quotes'],
    ['amount', 0, 'amount is 0: it must be 1 or more'],
    ['amount', 0.5, 'amount is 0.5: it must be a whole number of 1 or more, usually 1'],
    ['amount', '0', 'amount is the string "0": it must be a whole number of 1 or more, usually 1'],
    ['amount', '1', 'amount is the string "1": it must be a whole number, without quotes'],
    ['type', 'item', 'type is "item": it must be "quest"'],
    ['type', 1, 'type is 1: it must be "quest"'],
  ),
  ...text('requirement', 'id'),
];

const subscriptions: WrongValue[] = [
  ...wrong('logic-value', ['Tasks', {}, 'Tasks is an object: it must be a list of subscriptions']),
  list('logic-value', 'ViewNodes'),
  ...wrong('subscription', ['', 1, 'this subscription is 1: it must be an object']),
  ...text('subscription', '$type'),
  ...wrong(
    'effector-subscription',
    ['', 1, 'this effector subscription is 1: it must be an object'],
    ['Effector', 'x', 'Effector is the string "x": it must be an object with a $type'],
    ['TargetState', '1', 'TargetState is the string "1": it must be a whole number, without quotes'],
    [
      'TargetState',
      1.5,
      'TargetState is 1.5: it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
    ],
    [
      'TargetState',
      null,
      'TargetState is null: it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
    ],
  ),
  ...text('effector-subscription', '$type Id Name TaskTriggerId'),
  ...wrong(
    'trigger-subscription',
    ['', 1, 'this trigger subscription is 1: it must be an object'],
    ['Trigger', null, 'Trigger is null: it must be an object with a $type'],
  ),
  ...text('trigger-subscription', '$type Id Name TaskTriggerId'),
  ...wrong(
    'trigger-subscription-quest',
    ['Trigger', [], 'Trigger is an empty list: it must be an object with a $type'],
    ['TargetState', '111', 'TargetState is the string "111": it must be a whole number, without quotes'],
    ['TargetState', 1.5, 'TargetState is 1.5: it must be a transition code, such as 111'],
  ),
  ...text('trigger-subscription-quest', '$type Id Name TaskTriggerId'),
  ...wrong(
    'trigger-subscription-basic',
    ['Id', null, 'Id is null: it must be a string'],
    ['Name', 2, 'Name is 2: it must be a string'],
    ['TargetState', null, 'TargetState is null: it must be a whole number'],
    ['Trigger', 'OnClickEvent', 'Trigger is the string "OnClickEvent": it must be an object with a $type'],
    ['DirectEffector', 'x', 'DirectEffector is the string "x": it must be an object with an Effector'],
  ),
  ...text('trigger-subscription-basic', '$type'),
  ...wrong(
    'direct-effector',
    ['', 1, 'DirectEffector is 1: it must be an object'],
    ['Effector', null, 'Effector is null: it must be an object with a $type'],
  ),
  ...text('direct-effector', 'Id'),
  ...wrong(
    'linked-task',
    ['', null, 'this linked task is null: it must be an object'],
    ['Trigger', null, 'Trigger is null: it must be an object, {} to run at once'],
    ['TargetState', '101', 'TargetState is the string "101": it must be a whole number, without quotes'],
    ['TargetState', null, 'TargetState is null: it must be a transition code, such as 111'],
  ),
  ...text('linked-task', 'Id Name TaskTriggerId'),
  ...wrong(
    'linked-task-trigger',
    ['', 1, 'the Trigger of this linked task is 1: it must be an object'],
    ['Delay', -1, 'Delay is -1: it must be 0 (no delay) or more'],
    ['Delay', '2', 'Delay is the string "2": it must be a number, without quotes'],
  ),
];

const at = '_transformState';
const xyzList = 'a list of 3 numbers: x, y and z';
const effects: WrongValue[] = [
  ...wrong('trigger', [
    '',
    'OnClickEvent',
    'this trigger is the string "OnClickEvent": it must be an object',
  ]),
  ...text('trigger', '$type'),
  ...wrong('effect', ['', 'x', 'this effect is the string "x": it must be an object']),
  ...text('effect', '$type'),
  ...text('hide-object', '$type'),
  ...text('show-object', '$type'),
  ...wrong(
    'move-to-spot',
    [at, [], `${at} is an empty list: it must be an object with position, rotation, scale and duration`],
    [`${at}/position`, { x: 1 }, `${at}.position is an object: it must be ${xyzList}`],
    [`${at}/position`, [], `${at}.position is an empty list: it must be ${xyzList}`],
    [`${at}/position`, [1], `${at}.position holds 1 value: it must be ${xyzList}`],
    [`${at}/position`, ['a', 'b'], `${at}.position holds 2 values: it must be ${xyzList}`],
    [`${at}/position/2`, '3', `${at}.position[2] is the string "3": it must be a number, without quotes`],
    [
      `${at}/rotation`,
      [0, 0, 1],
      `${at}.rotation holds 3 values: it must be a list of 4 numbers: x, y, z and w`,
    ],
    [`${at}/rotation/3`, null, `${at}.rotation[3] is null: it must be a number`],
    [`${at}/scale`, [1, 1, 1, 1], `${at}.scale holds 4 values: it must be ${xyzList}`],
    [`${at}/scale/0`, [1], `${at}.scale[0] is a list: it must be a number`],
    [`${at}/duration`, -1, `${at}.duration is -1: it must be 0 (at once) or more`],
    [`${at}/duration`, 'fast', `${at}.duration is the string "fast": it must be a number of seconds`],
  ),
  ...text('move-to-spot', '$type'),
  ...wrong('run-triggers-from-effector', [
    'linkedTasks',
    {},
    'linkedTasks is an object: it must be a list of linked tasks',
  ]),
  ...text('run-triggers-from-effector', '$type'),
  ...flag('run-triggers-from-effector', 'useRandom'),
];

export const WRONG_VALUES: readonly WrongValue[] = [
  ...snapshot,
  ...roomItem,
  ['settings', '', [], 'settings is an empty list: it must be an object'],
  ...text('settings', 'roomBase'),
  ...flag('settings', 'isNight chatDisabled tasksRefresh'),
  ['room-tasks', '', [], 'roomTasks is an empty list: it must be an object with a Tasks list'],
  list('room-tasks', 'Tasks'),
  ...quests,
  ...subscriptions,
  ...effects,
];

const lacks =
  (subject: string, record: RecordName) =>
  (field: string, todo: string): MissingField => [record, field, `${subject} has no ${field}: ${todo}`];

const entry = lacks('this quest entry', 'quest-entry');
const requirement = lacks('this requirement', 'requirement');
const effector = lacks('this effector subscription', 'effector-subscription');
const trigger = lacks('this trigger subscription', 'trigger-subscription-quest');
const linkedTask = lacks('this linked task', 'linked-task');
const components = (field: string, names: string, needs: string): MissingField[] =>
  each(names, (name) => ['room-item', `${field}/${name}`, `${field} has no ${name}: ${needs}`]);

const OWN_UUID = 'write a UUID v4 that is used nowhere else in the file';
const QUEST_NAME = "write the quest's Name, with its number";
const QUEST_ID = "write the id of the quest's inProgress entry";
const CODE = 'write a transition code, such as 111 to activate the quest';

export const MISSING_FIELDS: readonly MissingField[] = [
  lacks('roomTasks', 'room-tasks')('Tasks', 'write "Tasks": [] when there are none'),
  ...components('pos', 'x y z', 'a position needs x, y and z'),
  ...components('rot', 'x y z', 'a rotation needs x, y, z and w'),
  ...components('rot', 'w', 'set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1}'),
  ...components('scale', 'x y z', 'a scale needs x, y and z'),
  ...components('modelsize', 'x y z', 'a size needs x, y and z'),
  ...components('modelCenter', 'x y z', 'a center needs x, y and z'),
  entry('EntryId', 'write the UUID that both entries of the quest share'),
  entry('id', 'write the key that the entry has in quests'),
  entry('Name', 'write a number, an underscore and a name, such as "0_collect"'),
  entry('Description', 'write "created in " and the name of the game editor in lowercase'),
  entry('Status', 'write "inProgress" or "completed"'),
  entry('Group', 'write "" (single player, saved), "nonPersistent" or "multiplayer"'),
  entry('DisplayGroup', 'write its category in the quest log, "" for none'),
  entry('Enabled', 'write true: the quest does not work without it'),
  entry('RepeatableLimit', 'write how often the quest can be completed, 0 for no limit'),
  entry('FinishTime', 'write how many seconds the quest stays active, 0 for no time limit'),
  entry('AutoStart', 'write false'),
  entry(
    'TriggeredByInventory',
    'write true if activating an inventory item triggers the quest, otherwise false',
  ),
  entry('Requirements', 'write [] when the quest requires no other'),
  entry('Creator', 'write the user id of the owner of the room'),
  entry('TemplateName', 'write ""'),
  entry('Tracked', 'write true to list the quest in the quest log, otherwise false'),
  entry('Visible', 'write true to show the quest to the player, false to hide it'),
  entry('ExtraText', 'write "", or the dialogue of a quest that a dialogue effect uses'),
  requirement('delete', 'write false'),
  requirement('amount', 'write how often the required quest must be completed, usually 1'),
  requirement('type', 'write "quest"'),
  requirement('id', 'write the id of the inProgress entry of that quest'),
  lacks('this subscription', 'subscription')(
    '$type',
    'write "TaskEffectorSubscription" or "TaskTriggerSubscription"',
  ),
  effector('$type', 'write "TaskEffectorSubscription"'),
  effector('Effector', 'name the effect to fire, such as {"$type":"ShowObjectEvent"}'),
  effector('Id', OWN_UUID),
  effector('Name', QUEST_NAME),
  effector('TaskTriggerId', QUEST_ID),
  trigger('$type', 'write "TaskTriggerSubscription"'),
  trigger('Trigger', 'name the event it waits for, such as {"$type":"OnClickEvent"}'),
  trigger('Id', OWN_UUID),
  trigger('TargetState', CODE),
  trigger('Name', QUEST_NAME),
  lacks('this trigger subscription', 'trigger-subscription-basic')(
    '$type',
    'write "TaskTriggerSubscription"',
  ),
  lacks('this trigger subscription', 'trigger-subscription-basic')(
    'Trigger',
    'name the event it waits for, such as {"$type":"OnClickEvent"}',
  ),
  linkedTask('Trigger', 'write {} to run at once, or {"Delay": seconds}'),
  linkedTask('Id', OWN_UUID),
  linkedTask('TargetState', CODE),
  linkedTask('Name', QUEST_NAME),
  linkedTask('TaskTriggerId', QUEST_ID),
  lacks('this trigger', 'trigger')('$type', 'name the event, such as "OnClickEvent"'),
  lacks('this effect', 'effect')('$type', 'name the effect, such as "ShowObjectEvent"'),
  lacks('this RunTriggersFromEffector', 'run-triggers-from-effector')(
    'linkedTasks',
    'list the linked tasks to run',
  ),
];
