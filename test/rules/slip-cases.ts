import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { apply, type Change, chain, items, logic, roomWith, task, tasksOf } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../example-room.js';

/* Slips of creators in a hurry and of assistants, made in the example room. */

const bothEntries = (name: string, change: JsonObject): string =>
  room(({ quests }) => {
    for (const entry of Object.values(quests)) if (entry.Name === name) Object.assign(entry, change);
  });

const requiring = (change: (requirement: JsonObject) => JsonValue): string =>
  room(({ quests }) => {
    for (const { Requirements } of Object.values(quests)) {
      const [first] = Requirements as JsonObject[];
      if (first !== undefined) (Requirements as JsonValue[])[0] = change(first);
    }
  });

const inEntries = (changes: Readonly<Record<string, Change>>): string =>
  room(({ quests }) => {
    for (const [key, change] of Object.entries(changes)) apply(quests[key] ?? {}, change);
  });
const entry = (key: string, change: Change): string => inEntries({ [key]: change });

const item = (key: string, change: JsonObject): string => items({ [key]: change });

const tasks = (change: (tasks: JsonObject[]) => JsonValue): string =>
  room((changed) => Object.assign(changed.logic['2'] ?? {}, { Tasks: change(tasksOf(changed, '2')) }));

const transform = (change: JsonObject): string =>
  room((changed) => Object.assign(transformOf(changed), change));

/** The room with another value of a section. */
const section = (name: string, change: (value: JsonValue) => JsonValue): string =>
  rawRoom((snapshot) => Object.assign(snapshot, { [name]: change(snapshot[name] ?? null) }));

const extraData = (change: (value: string) => JsonValue): string =>
  inRaw('settings', (settings) => {
    settings.roomSettingsExtraData = change(String(settings.roomSettingsExtraData));
  });

/** The chain of the second task of item 3. */
const chainOf = (changed: ExampleRoom): JsonObject => tasksOf(changed, '3')[1]?.Effector as JsonObject;
const linkOf = (changed: ExampleRoom): JsonObject =>
  ((chainOf(changed).linkedTasks ?? []) as JsonObject[])[0] ?? {};
const moveOf = (changed: ExampleRoom): JsonObject => tasksOf(changed, '3')[0]?.Effector as JsonObject;
const transformOf = (changed: ExampleRoom): JsonObject => moveOf(changed)._transformState as JsonObject;

const partsOf = (
  snapshot: Record<string, JsonValue>,
): { readonly items: Record<string, JsonObject>; readonly logic: JsonObject } => ({
  items: snapshot.roomItems as Record<string, JsonObject>,
  logic: snapshot.logic as JsonObject,
});

const inRaw = (section: string, change: (record: Record<string, JsonValue>) => void): string =>
  rawRoom((snapshot) => change(snapshot[section] as Record<string, JsonValue>));

const nested = (section: string): string =>
  rawRoom((snapshot) => Object.assign(snapshot, { [section]: { [section]: snapshot[section] } }));

const movedRecord = (key: string, from: string, to: string): string =>
  rawRoom((snapshot) => {
    const { [key]: record, ...others } = snapshot[from] as JsonObject;
    Object.assign(snapshot, { [from]: others, [to]: { ...(snapshot[to] as JsonObject), [key]: record } });
  });

/** The example room as text, with one replacement. */
const replaced = (from: string, to: string): string => {
  const text = room();
  if (!text.includes(from)) throw new Error(`the room has no ${from}`);
  return text.replace(from, to);
};

const rawLogic = (key: string, change: (value: string) => JsonValue): string =>
  inRaw('logic', (logic) => {
    logic[key] = change(String(logic[key]));
  });

const rename = (record: JsonObject, from: string, to: string): void => {
  record[to] = record[from] ?? null;
  delete record[from];
};
const renamedInTask = (from: string, to: string, index = 0): string =>
  room((changed) => rename(tasksOf(changed, '2')[index] ?? {}, from, to));
const renamedInItem = (from: string, to: string): string =>
  room(({ roomItems }) => rename(roomItems['2'] ?? {}, from, to));

const renamedInQuest = (from: string, to: string): string =>
  room(({ quests }) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) rename(quests[key] ?? {}, from, to);
  });

/** Texts by what is wrong in them. */
export const SLIPS: Readonly<Record<string, string>> = {
  'quests pasted under logic': rawRoom((snapshot) => {
    Object.assign(snapshot.logic as JsonObject, snapshot.quests);
    delete snapshot.quests;
  }),
  'quests pasted under roomTasks': rawRoom((snapshot) => {
    Object.assign(snapshot.roomTasks as JsonObject, { quests: snapshot.quests ?? null });
    delete snapshot.quests;
  }),
  'logic nested in roomItems': rawRoom((snapshot) => {
    Object.assign(snapshot.roomItems as JsonObject, { logic: snapshot.logic ?? null });
    delete snapshot.logic;
  }),
  'logic nested in itself': nested('logic'),
  'roomItems nested in itself': nested('roomItems'),
  'quests nested in itself': nested('quests'),
  'roomItems nested in logic': rawRoom((snapshot) =>
    Object.assign(snapshot.logic as JsonObject, { roomItems: snapshot.roomItems }),
  ),
  'a quest entry in roomItems': movedRecord(FIND_KEY_COMPLETED, 'quests', 'roomItems'),
  'a quest entry moved to logic': movedRecord(FIND_KEY, 'quests', 'logic'),
  'an item in quests': movedRecord('3', 'roomItems', 'quests'),
  'settings in logic': inRaw('logic', (values) => Object.assign(values, { settings: { isNight: true } })),
  'Tasks as an object': logic('2', { Tasks: { '0': { $type: 'TaskTriggerSubscription' } } }),
  'Tasks as one subscription instead of a list': tasks((tasks) => tasks[0] ?? null),
  'Tasks as a list in a list': tasks((tasks) => [tasks]),
  'roomTasks as a list': section('roomTasks', () => []),
  'TaskTriggerId with the Name of the quest': task('2', 0, { TaskTriggerId: '0_find_key' }),
  'TaskTriggerId with the EntryId of the quest': task('2', 0, {
    TaskTriggerId: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f',
  }),
  'TaskTriggerId in capitals': task('2', 0, { TaskTriggerId: FIND_KEY.toUpperCase() }),
  'TaskTriggerId with a space at the end': task('2', 0, { TaskTriggerId: `${FIND_KEY} ` }),
  'TaskTriggerId a number': task('2', 0, { TaskTriggerId: 12 }),
  'TaskTriggerId null': task('2', 0, { TaskTriggerId: null }),
  'Name and TaskTriggerId swapped': task('2', 0, { TaskTriggerId: '0_find_key', Name: FIND_KEY }),
  'an Id without hyphens': task('2', 0, { Id: 'a3d1f5b72c4e4f608a9b1c3d5e7f9012' }),
  'an Id in braces': task('2', 0, { Id: '{a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012}' }),
  'an EntryId without hyphens on both entries': bothEntries('0_find_key', {
    EntryId: '0f6d2a4e7b1c4c3d9e5f2a8b6c4d1e0f',
  }),
  'a copied quest of which only the id of one entry was changed': room(({ quests }) =>
    Object.assign(quests, { mlh4k2p9newone: { ...quests[FIND_KEY], id: 'mlh4k2p9newone' } }),
  ),
  'a copied quest with new ids and the old EntryId': room(({ quests }) => {
    quests.mlh4k2p9newone = { ...quests[FIND_KEY], id: 'mlh4k2p9newone', Name: '2_other' };
    quests.mlh4k2p9newtwo = { ...quests[FIND_KEY_COMPLETED], id: 'mlh4k2p9newtwo', Name: '2_other' };
  }),
  'Group "Multiplayer"': bothEntries('0_find_key', { Group: 'Multiplayer' }),
  'Group "single"': bothEntries('0_find_key', { Group: 'single' }),
  'Group null': bothEntries('0_find_key', { Group: null }),
  'Status "completed "': entry(FIND_KEY_COMPLETED, { Status: 'completed ' }),
  'Status "in progress"': entry(FIND_KEY, { Status: 'in progress' }),
  'Status "Complete"': entry(FIND_KEY_COMPLETED, { Status: 'Complete' }),
  'Status a number': entry(FIND_KEY, { Status: 1 }),
  'pos as a list': item('2', { pos: [0, 1, 4] }),
  'pos as a string': item('2', { pos: '0, 1, 4' }),
  'rot with three components': item('2', { rot: { x: 0, y: 90, z: 0 } }),
  'rot in degrees': item('2', { rot: { x: 0, y: 90, z: 0, w: 0 } }),
  'scale a number': item('2', { scale: 2 }),
  'scale in capitals X, Y, Z': item('2', { scale: { X: 1, Y: 1, Z: 1 } }),
  'parentItemID a string': item('2', { parentItemID: '3' }),
  'parentItemID null': item('2', { parentItemID: null }),
  'parentItemID is the item itself': item('2', { parentItemID: 2 }),
  'placed "yes"': item('2', { placed: 'yes' }),
  'placed 1': item('2', { placed: 1 }),
  'contentString null': item('2', { contentString: null }),
  'locked in another language': replaced('"placed": true', '"placed": True'),
  'a requirement whose amount is a string': requiring((each) => ({ ...each, amount: '1' })),
  'Requirements with a Name': bothEntries('1_open_door', { Requirements: ['0_find_key'] }),
  'a requirement whose id is a Name': requiring((each) => ({ ...each, id: '0_find_key' })),
  'a requirement whose id is an EntryId': requiring((each) => ({
    ...each,
    id: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f',
  })),
  'a requirement with Amount in capitals': requiring(({ amount, ...each }) => ({
    ...each,
    Amount: amount ?? 1,
  })),
  'a requirement of the type Quest': requiring((each) => ({ ...each, type: 'Quest' })),
  'a requirement of amount 0': requiring((each) => ({ ...each, amount: 0 })),
  'Requirements as an object': bothEntries('1_open_door', { Requirements: { id: FIND_KEY } }),
  'Requirements null': bothEntries('1_open_door', { Requirements: null }),
  'linkedTasks as one object': room((changed) =>
    Object.assign(chainOf(changed), { linkedTasks: linkOf(changed) }),
  ),
  LinkedTasks: room((changed) => rename(chainOf(changed), 'linkedTasks', 'LinkedTasks')),
  linkedTask: room((changed) => rename(chainOf(changed), 'linkedTasks', 'linkedTask')),
  'TargetState "Active"': task('2', 1, { TargetState: 'Active' }),
  'TargetState "completed" in a trigger': task('2', 0, { TargetState: 'completed' }),
  'TargetState null in an effector': task('2', 1, { TargetState: null }),
  'a transition "0->1"': task('2', 0, { TargetState: '0->1' }),
  'logic keyed by the name of the item': inRaw('logic', (logic) => rename(logic, '3', 'the door')),
  'logic keyed by the prefab of the item': inRaw('logic', (logic) => rename(logic, '3', 'ResizableCube')),
  'logic with a trailing comma': rawLogic('3', (value) => value.replace(/\}$/, ',}')),
  'logic with single quotes': rawLogic('3', (value) => value.replaceAll('"', "'")),
  'logic that lost its last brace': rawLogic('3', (value) => value.slice(0, -1)),
  'logic as a list of subscriptions': rawLogic('2', (value) => JSON.stringify(JSON.parse(value).Tasks)),
  'logic value as a raw list': rawLogic('2', (value) => JSON.parse(value).Tasks),
  'a logic value null': rawLogic('2', () => null),
  'an empty logic value': rawLogic('2', () => ''),
  'smart quotes inside logic': rawLogic('2', (value) => value.replace('"Tasks"', '“Tasks”')),
  'an item copied with the same logic': room((changed) => {
    changed.roomItems['5'] = structuredClone(changed.roomItems['2'] ?? {});
    changed.logic['5'] = structuredClone(changed.logic['2'] ?? {});
  }),
  'RepeatableLimit -1 for unlimited': bothEntries('0_find_key', { RepeatableLimit: -1 }),
  'RepeatableLimit "unlimited"': bothEntries('0_find_key', { RepeatableLimit: 'unlimited' }),
  'RepeatableLimit 1.5': bothEntries('0_find_key', { RepeatableLimit: 1.5 }),
  'FinishTime "60s"': bothEntries('0_find_key', { FinishTime: '60s' }),
  'FinishTime null': bothEntries('0_find_key', { FinishTime: null }),
  'FinishTime -1': bothEntries('0_find_key', { FinishTime: -1 }),
  'Rewards as an object': entry(FIND_KEY_COMPLETED, { Rewards: {} }),
  'Rewards null': entry(FIND_KEY_COMPLETED, { Rewards: null }),
  'Rewards on both entries': bothEntries('0_find_key', { Rewards: [] }),
  'SuccessMsg null': entry(FIND_KEY_COMPLETED, { SuccessMsg: null }),
  SuccessMessage: entry(FIND_KEY_COMPLETED, { SuccessMsg: undefined, SuccessMessage: 'Done' }),
  'ExtraText as an object': bothEntries('0_find_key', { ExtraText: { QT: 'Hello' } }),
  'ExtraText null': bothEntries('0_find_key', { ExtraText: null }),
  'Enabled "yes"': bothEntries('0_find_key', { Enabled: 'yes' }),
  'AutoStart 0': bothEntries('0_find_key', { AutoStart: 0 }),
  'Name 0-find-key': bothEntries('0_find_key', { Name: '0-find-key' }),
  'Name a number': bothEntries('0_find_key', { Name: 0 }),
  'Trigger as a string': task('2', 0, { Trigger: 'OnClickEvent' }),
  'Trigger with type instead of $type': task('2', 0, { Trigger: { type: 'OnClickEvent' } }),
  'Trigger null': task('2', 0, { Trigger: null }),
  'Effector as a string': task('2', 1, { Effector: 'HideObjectEvent' }),
  'Effector as a list': task('2', 1, { Effector: [{ $type: 'HideObjectEvent' }] }),
  'Effect instead of Effector': renamedInTask('Effector', 'Effect', 1),
  'type instead of $type': renamedInTask('$type', 'type', 1),
  'MoveToSpot with position as an object': transform({ position: { x: 0, y: 4.5, z: 8 } }),
  'MoveToSpot with Euler rotation': transform({ rotation: [0, 90, 0] }),
  'MoveToSpot with a number as scale': transform({ scale: 1 }),
  'MoveToSpot with duration in a string': transform({ duration: '2s' }),
  'MoveToSpot with transformState': room((changed) =>
    rename(moveOf(changed), '_transformState', 'transformState'),
  ),
  'MoveToSpot with its values flat': room((changed) => {
    const effect = moveOf(changed);
    Object.assign(effect, effect._transformState);
    delete effect._transformState;
  }),
  'MoveToSpot with all vectors as objects': transform({
    position: { x: 0, y: 4.5, z: 8 },
    rotation: { x: 0, y: 0, z: 0, w: 1 },
    scale: { x: 1, y: 1, z: 1 },
  }),
  'Delay of a linked task in a string': chain({}, [{ Trigger: { Delay: '5s' } }]),
  'Trigger of a linked task a number': chain({}, [{ Trigger: 5 }]),
  'linked task with only a Name': chain({ linkedTasks: ['0_find_key'] }),
  'useRandom "true"': room((changed) => {
    const link = { ...linkOf(changed), Id: 'd604c8ea-5f71-4293-9dce-4f6081a23457' };
    Object.assign(chainOf(changed), { useRandom: 'true', linkedTasks: [linkOf(changed), link] });
  }),
  'booleans "yes" in settings': room(({ settings }) => Object.assign(settings, { isNight: 'yes' })),
  'a decimal comma': replaced('"y": 1.5', '"y": 1,5'),
  'a decimal comma in a string': item('2', { pos: { x: 0, y: '1,5', z: 4 } }),
  'quests as a list': section('quests', (value) => Object.values(value ?? {})),
  'roomItems as a list': section('roomItems', (value) => Object.values(value ?? {})),
  'logic as a list': section('logic', (value) => Object.values(value ?? {})),
  'logic as one string': section('logic', (value) => JSON.stringify(value)),
  'settings as a string': section('settings', (value) => JSON.stringify(value)),
  'quests null': section('quests', () => null),
  'roomSettingsExtraData encoded twice': extraData((value) => JSON.stringify(value)),
  'roomSettingsExtraData as an object': extraData((value) => JSON.parse(value)),
  'Tasks inside an extraData object': rawRoom((snapshot) => {
    const { items, logic } = partsOf(snapshot);
    Object.assign(items['2'] ?? {}, { extraData: JSON.parse(String(logic['2'])) });
    delete logic['2'];
  }),
  'Tasks on the item itself': rawRoom((snapshot) => {
    const { items, logic } = partsOf(snapshot);
    Object.assign(items['2'] ?? {}, JSON.parse(String(logic['2'])));
    delete logic['2'];
  }),
  'smart quotes around a key of the file': replaced('"isNight"', '“isNight”'),
  'a byte-order mark': `\uFEFF${room()}`,
  'a missing comma between entries': replaced('"isNight": false,', '"isNight": false'),
  'a missing closing brace at the end': room().trimEnd().slice(0, -1),
  'two snapshots in one file': `${room()}\n${room()}`,
  'prose of an assistant before the snapshot': `Here is the updated room:\n\n${room()}`,
  'DirectEffector without its wrapper': room((changed) => {
    const basic = tasksOf(changed, '4')[2] ?? {};
    basic.DirectEffector = (basic.DirectEffector as JsonObject).Effector ?? null;
  }),
  'Direct effector as a string': task('4', 2, { DirectEffector: 'HideObjectEvent' }),
  'Name without its number in one subscription': task('2', 0, { Name: 'find_key' }),
  'Name of the quest in other letter case': task('2', 0, { Name: '0_Find_Key' }),
  'a quest renamed, with its subscriptions left': bothEntries('0_find_key', { Name: '0_find_golden_key' }),
  'a quest removed, with its subscriptions left': roomWith({
    quests: { [OPEN_DOOR]: undefined, [OPEN_DOOR_COMPLETED]: undefined },
  }),
  'one entry only of a quest': room(({ quests }) => delete quests[OPEN_DOOR_COMPLETED]),
  'an id with an underscore': room().replaceAll(FIND_KEY, 'mlh_find_key'),
  'a UUID as id': room().replaceAll(FIND_KEY, '9b2f7c1e-3d4a-4b5c-8d6e-7f8091a2b3c4'),
  'Creator null': bothEntries('0_find_key', { Creator: null }),
  'a comment of an assistant in a string-free place': replaced(
    '"roomTasks":',
    '// tasks of the room\n  "roomTasks":',
  ),
  'a trigger without Event as Effector': task('2', 1, { Effector: { $type: 'OnClick' } }),
  'onClick in lower case': task('2', 0, { Trigger: { $type: 'onClick' } }),
  "the two entries of a quest under each other's id": room(({ quests }) => {
    const [one = {}, other = {}] = [quests[FIND_KEY], quests[FIND_KEY_COMPLETED]];
    Object.assign(quests, { [FIND_KEY]: other, [FIND_KEY_COMPLETED]: one });
  }),
  'Status in capitals on both entries': inEntries({
    [FIND_KEY]: { Status: 'INPROGRESS' },
    [FIND_KEY_COMPLETED]: { Status: 'COMPLETED' },
  }),
  'Status misspelled in two ways': inEntries({
    [FIND_KEY]: { Status: 'inprogres' },
    [FIND_KEY_COMPLETED]: { Status: 'Complete' },
  }),
  'a missing closing quote of a key': replaced('"isNight": false', '"isNight: false'),
  'an object that JavaScript wrote as text': rawLogic('2', () => '[object Object]'),
  'logic in base64': rawLogic('2', () => 'eyJUYXNrcyI6W10='),
  'logic "undefined"': rawLogic('2', () => 'undefined'),
  'logic encoded twice': rawLogic('2', (value) => JSON.stringify(value)),
  'logic with True': rawLogic('3', (value) => value.replace('"c":true', '"c":True')),
  'logic with a comment': rawLogic('2', (value) => value.replace('{', '{/* mine */')),
  'logic keyed by item_2': inRaw('logic', (logic) => rename(logic, '2', 'item_2')),
  'a code that does not exist': task('2', 0, { TargetState: 112 }),
  'several states in a list': task('2', 1, { TargetState: [1, 2] }),
  TaskTriggerID: renamedInTask('TaskTriggerId', 'TaskTriggerID'),
  'QuestName for Name': renamedInTask('Name', 'QuestName'),
  'Triggers for Trigger': renamedInTask('Trigger', 'Triggers'),
  'delay in lower case': chain({}, [{ Trigger: { delay: 5 } }]),
  'a negative Delay': chain({}, [{ Trigger: { Delay: -1 } }]),
  'a state in a linked task': chain({}, [{ TargetState: 1 }]),
  'an event in a linked task': chain({}, [{ Trigger: { $type: 'OnClickEvent' } }]),
  'the completed id in a linked task': chain({}, [{ TaskTriggerId: OPEN_DOOR_COMPLETED }]),
  'a linked task as an id': chain({ linkedTasks: [OPEN_DOOR] }),
  'a requirement with questId': requiring(({ id, ...each }) => ({ ...each, questId: id ?? '' })),
  'a requirement without delete': requiring(({ delete: _, ...each }) => each),
  'a requirement with the completed id': requiring((each) => ({ ...each, id: FIND_KEY_COMPLETED })),
  'Status renamed to State on both entries of a quest': renamedInQuest('Status', 'State'),
  'id renamed to ID on both entries of a quest': renamedInQuest('id', 'ID'),
  'Creator renamed to Owner on both entries of a quest': renamedInQuest('Creator', 'Owner'),
  'Creator renamed to Owner on one entry of a quest': room(({ quests }) =>
    rename(quests[OPEN_DOOR] ?? {}, 'Creator', 'Owner'),
  ),
  'a quest that requires itself, by its completed id': requiring((each) => ({
    ...each,
    id: OPEN_DOOR_COMPLETED,
  })),
  'a quest that requires itself': requiring((each) => ({ ...each, id: OPEN_DOOR })),
  'FinishTime as a clock': bothEntries('0_find_key', { FinishTime: '00:30' }),
  'Description in the words of the quest': bothEntries('0_find_key', { Description: 'Find the key' }),
  'a Name with a point instead of an underscore': bothEntries('0_find_key', { Name: '0. find_key' }),
  Position: renamedInItem('pos', 'Position'),
  prefab_name: renamedInItem('prefabName', 'prefab_name'),
  'parentItemID -1 for none': item('2', { parentItemID: -1 }),
  'rot of zeros': item('2', { rot: { x: 0, y: 0, z: 0, w: 0 } }),
  room_items: rawRoom((snapshot) => rename(snapshot, 'roomItems', 'room_items')),
  'a snapshot in a room object': JSON.stringify({ room: JSON.parse(room()) }),
  'SetTask() with the id of a quest': task('2', 1, {
    Effector: { $type: 'FunctionEffector', V: `SetTask('${FIND_KEY}', 'Active', 0.0)` },
  }),
  '$T{} with a swapped letter': task('2', 1, { Effector: { $type: 'FunctionEffector', V: '$T{find_kye}' } }),
};
