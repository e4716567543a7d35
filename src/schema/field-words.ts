import type { RecordName } from './records.js';

/** What messages say about a field where its JSON type is not enough. */
export interface FieldWords {
  /** Completes "it must be …". */
  readonly be?: string;
  /** Completes "it must be …" for a number that is too small. */
  readonly atLeast?: string;
  /** What to do about a missing field. */
  readonly missing?: string;
  /** The smallest value that the field may have. */
  readonly least?: number;
  /** The values that the documents allow, where they are few. A value in quotes is one of these or wrong in itself. */
  readonly only?: readonly (number | boolean)[];
}

type Words = Readonly<Record<string, FieldWords>>;

const QUEST_ID = "the id of the quest's inProgress entry";
const QUEST_NAME = "the quest's Name, with its number";
const OWN_UUID = 'a UUID v4 that is used nowhere else in the file';

const delay: Words = { Delay: { be: 'a number of seconds', atLeast: '0 (no delay) or more', least: 0 } };

/** Quest and task records, part 3, transition codes. */
const CODES: readonly number[] = [101, 111, 121, 131, 141, 151, 161, 171, 181];

const vector = (what: string): FieldWords => ({ be: `an object with the numbers x, y and z`, missing: what });

const questEntry: Words = {
  EntryId: { missing: 'write the UUID that both entries of the quest share' },
  id: { missing: 'write the key that the entry has in quests' },
  Name: { missing: 'write a number, an underscore and a name, such as "0_collect"' },
  Description: { missing: 'write "created in " and the name of the game editor in lowercase' },
  Status: { be: '"inProgress" or "completed"', missing: 'write "inProgress" or "completed"' },
  Group: {
    be: '"" (single player, saved), "nonPersistent" or "multiplayer"',
    missing: 'write "" (single player, saved), "nonPersistent" or "multiplayer"',
  },
  DisplayGroup: { missing: 'write its category in the quest log, "" for none' },
  Enabled: { be: 'true', only: [true], missing: 'write true: the quest does not work without it' },
  RepeatableLimit: {
    be: 'a whole number: how often the quest can be completed, 0 for no limit',
    atLeast: '0 (no limit) or more',
    least: 0,
    missing: 'write how often the quest can be completed, 0 for no limit',
  },
  FinishTime: {
    be: 'a number of seconds, 0 for no time limit',
    atLeast: '0 (no time limit) or more',
    least: 0,
    missing: 'write how many seconds the quest stays active, 0 for no time limit',
  },
  AutoStart: { be: 'false', only: [false], missing: 'write false' },
  TriggeredByInventory: {
    missing: 'write true if activating an inventory item triggers the quest, otherwise false',
  },
  Requirements: {
    be: 'a list, [] when the quest requires no other',
    missing: 'write [] when the quest requires no other',
  },
  Creator: { missing: 'write the user id of the owner of the room' },
  TemplateName: { be: '""', missing: 'write ""' },
  Tracked: { missing: 'write true to list the quest in the quest log, otherwise false' },
  Visible: { missing: 'write true to show the quest to the player, false to hide it' },
  ExtraText: { missing: 'write "", or the dialogue of a quest that a dialogue effect uses' },
  Rewards: { be: 'a list, [] for no reward' },
  SuccessMsg: { be: 'a string, "" for no message' },
};

const triggerSubscription: Words = {
  $type: { missing: 'write "TaskTriggerSubscription"' },
  Trigger: {
    be: 'an object with a $type',
    missing: 'name the event it waits for, such as {"$type":"OnClickEvent"}',
  },
  Id: { missing: `write ${OWN_UUID}` },
  TargetState: {
    be: 'a whole number',
    missing: 'write a transition code, such as 111 to activate the quest',
  },
  Name: { missing: `write ${QUEST_NAME}` },
  DirectEffector: { be: 'an object with an Effector' },
};

const subscriptionWords: Words = {
  $type: { missing: 'write "TaskEffectorSubscription" or "TaskTriggerSubscription"' },
};

const effect: Words = {
  $type: { missing: 'name the effect, such as "ShowObjectEvent"' },
};

const WORDS: Readonly<Partial<Record<RecordName, Words>>> = {
  snapshot: {
    '': { be: 'an object with sections such as roomItems, quests and logic' },
    roomItems: { be: 'an object that holds the room items by their id' },
    settings: { be: 'an object' },
    roomTasks: { be: 'an object with a Tasks list' },
    quests: { be: 'an object that holds the quest entries by their id' },
    logic: { be: 'an object that holds the logic of room items by their id' },
  },
  'room-item': {
    pos: vector('a position needs x, y and z'),
    rot: { be: 'an object with the numbers x, y, z and w', missing: 'a rotation needs x, y, z and w' },
    scale: vector('a scale needs x, y and z'),
    modelsize: vector('a size needs x, y and z'),
    modelCenter: vector('a center needs x, y and z'),
    parentItemID: { be: 'a whole number: the id of the parent item, or 0 for none' },
  },
  'room-tasks': {
    '': { be: 'an object with a Tasks list' },
    Tasks: { missing: 'write "Tasks": [] when there are none' },
  },
  'quest-entry': questEntry,
  'quest-entry-in-progress': questEntry,
  'quest-entry-completed': questEntry,
  requirement: {
    delete: { be: 'false', only: [false], missing: 'write false' },
    amount: {
      be: 'a whole number of 1 or more, usually 1',
      atLeast: '1 or more',
      least: 1,
      missing: 'write how often the required quest must be completed, usually 1',
    },
    type: { be: '"quest"', missing: 'write "quest"' },
    id: { missing: 'write the id of the inProgress entry of that quest' },
  },
  'logic-value': { Tasks: { be: 'a list of subscriptions' } },
  subscription: subscriptionWords,
  'effector-subscription': {
    $type: { missing: 'write "TaskEffectorSubscription"' },
    Effector: {
      be: 'an object with a $type',
      missing: 'name the effect to fire, such as {"$type":"ShowObjectEvent"}',
    },
    Id: { missing: `write ${OWN_UUID}` },
    TargetState: { be: 'the number 1 (Active) or 2 (Completed), or left out for Not Active', only: [1, 2] },
    Name: { missing: `write ${QUEST_NAME}` },
    TaskTriggerId: { missing: `write ${QUEST_ID}` },
  },
  'trigger-subscription': triggerSubscription,
  'trigger-subscription-basic': triggerSubscription,
  'trigger-subscription-quest': {
    ...triggerSubscription,
    TargetState: { ...triggerSubscription.TargetState, be: 'a transition code, such as 111', only: CODES },
  },
  'direct-effector': {
    Effector: {
      be: 'an object with a $type',
      missing: 'name the effect to fire, such as {"$type":"ShowObjectEvent"}',
    },
  },
  'linked-task': {
    Trigger: {
      be: 'an object, {} to run at once',
      missing: 'write {} to run at once, or {"Delay": seconds}',
    },
    Id: { missing: `write ${OWN_UUID}` },
    TargetState: {
      be: 'a transition code, such as 111',
      only: CODES,
      missing: 'write a transition code, such as 111 to activate the quest',
    },
    Name: { missing: `write ${QUEST_NAME}` },
    TaskTriggerId: { missing: `write ${QUEST_ID}` },
  },
  'linked-task-trigger': delay,
  trigger: {
    $type: { missing: 'name the event, such as "OnClickEvent"' },
  },
  effect,
  'move-to-spot': {
    ...effect,
    _transformState: {
      be: 'an object with position, rotation, scale and duration',
      missing: 'write position, rotation, scale and duration in it',
    },
    '_transformState.position': {
      be: 'a list of 3 numbers: x, y and z',
      missing: 'write a list of 3 numbers: x, y and z',
    },
    '_transformState.rotation': {
      be: 'a list of 4 numbers: x, y, z and w',
      missing: 'write a list of 4 numbers: x, y, z and w',
    },
    '_transformState.scale': {
      be: 'a list of 3 numbers: x, y and z',
      missing: 'write a list of 3 numbers: x, y and z',
    },
    '_transformState.duration': {
      be: 'a number of seconds',
      atLeast: '0 (at once) or more',
      least: 0,
      missing: 'write how many seconds the move takes, or 0 to move at once',
    },
  },
  'hide-object': effect,
  'show-object': effect,
  'run-triggers-from-effector': {
    ...effect,
    linkedTasks: { be: 'a list of linked tasks', missing: 'list the linked tasks to run' },
  },
};

const NONE: FieldWords = {};

/** The words for a field, its path given in dotted form; those for the record itself under the empty path. */
export function fieldWords(record: RecordName, path: readonly (string | number)[]): FieldWords {
  const words = WORDS[record];
  const key = path.join('.');
  return (words && Object.hasOwn(words, key) ? words[key] : undefined) ?? NONE;
}

/** How a message speaks of a whole record. */
export const RECORD_WORDS: Readonly<Record<RecordName, string>> = {
  snapshot: 'the snapshot',
  'room-item': 'this room item',
  settings: 'settings',
  'room-tasks': 'roomTasks',
  'quest-entry': 'this quest entry',
  'quest-entry-in-progress': 'this quest entry',
  'quest-entry-completed': 'this quest entry',
  requirement: 'this requirement',
  'logic-value': 'this logic',
  subscription: 'this subscription',
  'effector-subscription': 'this effector subscription',
  'trigger-subscription': 'this trigger subscription',
  'trigger-subscription-basic': 'this trigger subscription',
  'trigger-subscription-quest': 'this trigger subscription',
  'direct-effector': 'DirectEffector',
  'linked-task': 'this linked task',
  'linked-task-trigger': 'the Trigger of this linked task',
  trigger: 'this trigger',
  effect: 'this effect',
  'move-to-spot': 'this MoveToSpot',
  'hide-object': 'this HideObjectEvent',
  'show-object': 'this ShowObjectEvent',
  'run-triggers-from-effector': 'this RunTriggersFromEffector',
};
