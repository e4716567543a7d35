import { logic, task, tasksOf } from '../../rules/example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';

/* Slips of creators in a hurry and of assistants, made in the example room. */

export interface Slip {
  readonly title: string;
  readonly text: string;
}

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

const item = (key: string, change: JsonObject): string =>
  room(({ roomItems }) => Object.assign(roomItems[key] ?? {}, change));

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

/** A section that holds itself. */
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

const rawLogic = (key: string, change: (value: string) => string): string =>
  inRaw('logic', (logic) => {
    logic[key] = change(String(logic[key]));
  });

const inLink = (change: (link: JsonObject) => void): string => room((changed) => change(linkOf(changed)));

const rename = (record: JsonObject, from: string, to: string): void => {
  record[to] = record[from] ?? null;
  delete record[from];
};
const renamedInTask = (from: string, to: string): string =>
  room((changed) => rename(tasksOf(changed, '2')[0] ?? {}, from, to));
const renamedInItem = (from: string, to: string): string =>
  room(({ roomItems }) => rename(roomItems['2'] ?? {}, from, to));

export const SLIPS: readonly Slip[] = [
  {
    title: 'quests pasted under logic',
    text: rawRoom((snapshot) => {
      Object.assign(snapshot.logic as JsonObject, snapshot.quests);
      delete snapshot.quests;
    }),
  },
  {
    title: 'quests pasted under roomTasks',
    text: rawRoom((snapshot) => {
      Object.assign(snapshot.roomTasks as JsonObject, { quests: snapshot.quests ?? null });
      delete snapshot.quests;
    }),
  },
  {
    title: 'logic nested in roomItems',
    text: rawRoom((snapshot) => {
      Object.assign(snapshot.roomItems as JsonObject, { logic: snapshot.logic ?? null });
      delete snapshot.logic;
    }),
  },
  { title: 'logic nested in itself', text: nested('logic') },
  { title: 'roomItems nested in itself', text: nested('roomItems') },
  { title: 'quests nested in itself', text: nested('quests') },
  {
    title: 'roomItems nested in logic',
    text: rawRoom((snapshot) =>
      Object.assign(snapshot.logic as JsonObject, { roomItems: snapshot.roomItems }),
    ),
  },
  { title: 'a quest entry in roomItems', text: movedRecord(FIND_KEY_COMPLETED, 'quests', 'roomItems') },
  { title: 'a quest entry moved to logic', text: movedRecord(FIND_KEY, 'quests', 'logic') },
  { title: 'an item in quests', text: movedRecord('3', 'roomItems', 'quests') },
  {
    title: 'settings in logic',
    text: inRaw('logic', (values) => Object.assign(values, { settings: { isNight: true } })),
  },
  { title: 'Tasks as an object', text: logic('2', { Tasks: { '0': { $type: 'TaskTriggerSubscription' } } }) },
  {
    title: 'Tasks as one subscription instead of a list',
    text: room((changed) => {
      const value = changed.logic['2'];
      if (value) value.Tasks = tasksOf(changed, '2')[0] ?? null;
    }),
  },
  {
    title: 'Tasks as a list in a list',
    text: room((changed) => {
      const value = changed.logic['2'];
      if (value) value.Tasks = [value.Tasks ?? []];
    }),
  },
  {
    title: 'roomTasks as a list',
    text: rawRoom((snapshot) => {
      snapshot.roomTasks = [];
    }),
  },
  { title: 'TaskTriggerId with the Name of the quest', text: task('2', 0, { TaskTriggerId: '0_find_key' }) },
  {
    title: 'TaskTriggerId with the EntryId of the quest',
    text: task('2', 0, { TaskTriggerId: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f' }),
  },
  { title: 'TaskTriggerId in capitals', text: task('2', 0, { TaskTriggerId: FIND_KEY.toUpperCase() }) },
  { title: 'TaskTriggerId with a space at the end', text: task('2', 0, { TaskTriggerId: `${FIND_KEY} ` }) },
  { title: 'TaskTriggerId a number', text: task('2', 0, { TaskTriggerId: 12 }) },
  { title: 'TaskTriggerId null', text: task('2', 0, { TaskTriggerId: null }) },
  {
    title: 'Name and TaskTriggerId swapped',
    text: task('2', 0, { TaskTriggerId: '0_find_key', Name: FIND_KEY }),
  },
  { title: 'an Id without hyphens', text: task('2', 0, { Id: 'a3d1f5b72c4e4f608a9b1c3d5e7f9012' }) },
  { title: 'an Id in braces', text: task('2', 0, { Id: '{a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012}' }) },
  {
    title: 'an EntryId without hyphens on both entries',
    text: bothEntries('0_find_key', { EntryId: '0f6d2a4e7b1c4c3d9e5f2a8b6c4d1e0f' }),
  },
  {
    title: 'a copied quest of which only the id of one entry was changed',
    text: room(({ quests }) => {
      quests.mlh4k2p9newone = { ...quests[FIND_KEY], id: 'mlh4k2p9newone' };
    }),
  },
  {
    title: 'a copied quest with new ids and the old EntryId',
    text: room(({ quests }) => {
      quests.mlh4k2p9newone = { ...quests[FIND_KEY], id: 'mlh4k2p9newone', Name: '2_other' };
      quests.mlh4k2p9newtwo = { ...quests[FIND_KEY_COMPLETED], id: 'mlh4k2p9newtwo', Name: '2_other' };
    }),
  },
  { title: 'Group "Multiplayer"', text: bothEntries('0_find_key', { Group: 'Multiplayer' }) },
  { title: 'Group "single"', text: bothEntries('0_find_key', { Group: 'single' }) },
  { title: 'Group null', text: bothEntries('0_find_key', { Group: null }) },
  {
    title: 'Status "completed "',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Status: 'completed ' })),
  },
  {
    title: 'Status "in progress"',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, { Status: 'in progress' })),
  },
  {
    title: 'Status "Complete"',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Status: 'Complete' })),
  },
  {
    title: 'Status a number',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, { Status: 1 })),
  },
  { title: 'pos as a list', text: item('2', { pos: [0, 1, 4] }) },
  { title: 'pos as a string', text: item('2', { pos: '0, 1, 4' }) },
  { title: 'rot with three components', text: item('2', { rot: { x: 0, y: 90, z: 0 } }) },
  { title: 'rot in degrees', text: item('2', { rot: { x: 0, y: 90, z: 0, w: 0 } }) },
  { title: 'scale a number', text: item('2', { scale: 2 }) },
  { title: 'scale in capitals X, Y, Z', text: item('2', { scale: { X: 1, Y: 1, Z: 1 } }) },
  { title: 'parentItemID a string', text: item('2', { parentItemID: '3' }) },
  { title: 'parentItemID null', text: item('2', { parentItemID: null }) },
  { title: 'parentItemID is the item itself', text: item('2', { parentItemID: 2 }) },
  { title: 'placed "yes"', text: item('2', { placed: 'yes' }) },
  { title: 'placed 1', text: item('2', { placed: 1 }) },
  { title: 'contentString null', text: item('2', { contentString: null }) },
  { title: 'locked in another language', text: replaced('"placed": true', '"placed": True') },
  { title: 'a requirement whose amount is a string', text: requiring((each) => ({ ...each, amount: '1' })) },
  { title: 'Requirements with a Name', text: bothEntries('1_open_door', { Requirements: ['0_find_key'] }) },
  { title: 'a requirement whose id is a Name', text: requiring((each) => ({ ...each, id: '0_find_key' })) },
  {
    title: 'a requirement whose id is an EntryId',
    text: requiring((each) => ({ ...each, id: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f' })),
  },
  {
    title: 'a requirement with Amount in capitals',
    text: requiring(({ amount, ...each }) => ({ ...each, Amount: amount ?? 1 })),
  },
  { title: 'a requirement of the type Quest', text: requiring((each) => ({ ...each, type: 'Quest' })) },
  { title: 'a requirement of amount 0', text: requiring((each) => ({ ...each, amount: 0 })) },
  {
    title: 'Requirements as an object',
    text: bothEntries('1_open_door', { Requirements: { id: FIND_KEY } }),
  },
  { title: 'Requirements null', text: bothEntries('1_open_door', { Requirements: null }) },
  {
    title: 'linkedTasks as one object',
    text: room((changed) => {
      chainOf(changed).linkedTasks = linkOf(changed);
    }),
  },
  {
    title: 'LinkedTasks',
    text: room((changed) => {
      chainOf(changed).LinkedTasks = [linkOf(changed)];
      delete chainOf(changed).linkedTasks;
    }),
  },
  {
    title: 'linkedTask',
    text: room((changed) => {
      chainOf(changed).linkedTask = [linkOf(changed)];
      delete chainOf(changed).linkedTasks;
    }),
  },
  { title: 'TargetState "Active"', text: task('2', 1, { TargetState: 'Active' }) },
  { title: 'TargetState "completed" in a trigger', text: task('2', 0, { TargetState: 'completed' }) },
  { title: 'TargetState null in an effector', text: task('2', 1, { TargetState: null }) },
  { title: 'a transition "0->1"', text: task('2', 0, { TargetState: '0->1' }) },
  {
    title: 'logic keyed by the name of the item',
    text: inRaw('logic', (logic) => {
      logic['the door'] = logic['3'] ?? '';
      delete logic['3'];
    }),
  },
  {
    title: 'logic keyed by the prefab of the item',
    text: inRaw('logic', (logic) => {
      logic.ResizableCube = logic['3'] ?? '';
      delete logic['3'];
    }),
  },
  {
    title: 'logic with a trailing comma',
    text: inRaw('logic', (logic) => {
      logic['3'] = String(logic['3']).replace(/\}$/, ',}');
    }),
  },
  {
    title: 'logic with single quotes',
    text: inRaw('logic', (logic) => {
      logic['3'] = String(logic['3']).replaceAll('"', "'");
    }),
  },
  {
    title: 'logic that lost its last brace',
    text: inRaw('logic', (logic) => {
      logic['3'] = String(logic['3']).slice(0, -1);
    }),
  },
  {
    title: 'logic as a list of subscriptions',
    text: inRaw('logic', (logic) => {
      logic['2'] = JSON.stringify(JSON.parse(String(logic['2'])).Tasks);
    }),
  },
  {
    title: 'logic value as a raw list',
    text: inRaw('logic', (logic) => {
      logic['2'] = JSON.parse(String(logic['2'])).Tasks;
    }),
  },
  {
    title: 'a logic value null',
    text: inRaw('logic', (logic) => {
      logic['2'] = null;
    }),
  },
  {
    title: 'an empty logic value',
    text: inRaw('logic', (logic) => {
      logic['2'] = '';
    }),
  },
  {
    title: 'smart quotes inside logic',
    text: inRaw('logic', (logic) => {
      logic['2'] = String(logic['2']).replace('"Tasks"', '“Tasks”');
    }),
  },
  {
    title: 'an item copied with the same logic',
    text: room((changed) => {
      changed.roomItems['5'] = structuredClone(changed.roomItems['2'] ?? {});
      changed.logic['5'] = structuredClone(changed.logic['2'] ?? {});
    }),
  },
  { title: 'RepeatableLimit -1 for unlimited', text: bothEntries('0_find_key', { RepeatableLimit: -1 }) },
  { title: 'RepeatableLimit "unlimited"', text: bothEntries('0_find_key', { RepeatableLimit: 'unlimited' }) },
  { title: 'RepeatableLimit 1.5', text: bothEntries('0_find_key', { RepeatableLimit: 1.5 }) },
  { title: 'FinishTime "60s"', text: bothEntries('0_find_key', { FinishTime: '60s' }) },
  { title: 'FinishTime null', text: bothEntries('0_find_key', { FinishTime: null }) },
  { title: 'FinishTime -1', text: bothEntries('0_find_key', { FinishTime: -1 }) },
  {
    title: 'Rewards as an object',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Rewards: {} })),
  },
  {
    title: 'Rewards null',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Rewards: null })),
  },
  { title: 'Rewards on both entries', text: bothEntries('0_find_key', { Rewards: [] }) },
  {
    title: 'SuccessMsg null',
    text: room(({ quests }) => Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { SuccessMsg: null })),
  },
  {
    title: 'SuccessMessage',
    text: room(({ quests }) => {
      const entry = quests[FIND_KEY_COMPLETED] ?? {};
      entry.SuccessMessage = 'Done';
      delete entry.SuccessMsg;
    }),
  },
  { title: 'ExtraText as an object', text: bothEntries('0_find_key', { ExtraText: { QT: 'Hello' } }) },
  { title: 'ExtraText null', text: bothEntries('0_find_key', { ExtraText: null }) },
  { title: 'Enabled "yes"', text: bothEntries('0_find_key', { Enabled: 'yes' }) },
  { title: 'AutoStart 0', text: bothEntries('0_find_key', { AutoStart: 0 }) },
  { title: 'Name 0-find-key', text: bothEntries('0_find_key', { Name: '0-find-key' }) },
  { title: 'Name a number', text: bothEntries('0_find_key', { Name: 0 }) },
  { title: 'Trigger as a string', text: task('2', 0, { Trigger: 'OnClickEvent' }) },
  { title: 'Trigger with type instead of $type', text: task('2', 0, { Trigger: { type: 'OnClickEvent' } }) },
  { title: 'Trigger null', text: task('2', 0, { Trigger: null }) },
  { title: 'Effector as a string', text: task('2', 1, { Effector: 'HideObjectEvent' }) },
  { title: 'Effector as a list', text: task('2', 1, { Effector: [{ $type: 'HideObjectEvent' }] }) },
  {
    title: 'Effect instead of Effector',
    text: room((changed) => {
      const effector = tasksOf(changed, '2')[1] ?? {};
      effector.Effect = effector.Effector ?? null;
      delete effector.Effector;
    }),
  },
  {
    title: 'type instead of $type',
    text: room((changed) => {
      const effector = tasksOf(changed, '2')[1] ?? {};
      effector.type = effector.$type ?? null;
      delete effector.$type;
    }),
  },
  {
    title: 'MoveToSpot with position as an object',
    text: room((changed) => {
      transformOf(changed).position = { x: 0, y: 4.5, z: 8 };
    }),
  },
  {
    title: 'MoveToSpot with Euler rotation',
    text: room((changed) => {
      transformOf(changed).rotation = [0, 90, 0];
    }),
  },
  {
    title: 'MoveToSpot with a number as scale',
    text: room((changed) => {
      transformOf(changed).scale = 1;
    }),
  },
  {
    title: 'MoveToSpot with duration in a string',
    text: room((changed) => {
      transformOf(changed).duration = '2s';
    }),
  },
  {
    title: 'MoveToSpot with transformState',
    text: room((changed) => {
      const effect = moveOf(changed);
      effect.transformState = effect._transformState ?? null;
      delete effect._transformState;
    }),
  },
  {
    title: 'MoveToSpot with its values flat',
    text: room((changed) => {
      const effect = moveOf(changed);
      Object.assign(effect, effect._transformState);
      delete effect._transformState;
    }),
  },
  {
    title: 'MoveToSpot with all vectors as objects',
    text: room((changed) => {
      Object.assign(transformOf(changed), {
        position: { x: 0, y: 4.5, z: 8 },
        rotation: { x: 0, y: 0, z: 0, w: 1 },
        scale: { x: 1, y: 1, z: 1 },
      });
    }),
  },
  {
    title: 'Delay of a linked task in a string',
    text: room((changed) => {
      linkOf(changed).Trigger = { Delay: '5s' };
    }),
  },
  {
    title: 'Trigger of a linked task a number',
    text: room((changed) => {
      linkOf(changed).Trigger = 5;
    }),
  },
  {
    title: 'linked task with only a Name',
    text: room((changed) => {
      chainOf(changed).linkedTasks = ['0_find_key'];
    }),
  },
  {
    title: 'useRandom "true"',
    text: room((changed) => {
      const link = { ...linkOf(changed), Id: 'd604c8ea-5f71-4293-9dce-4f6081a23457' };
      Object.assign(chainOf(changed), { useRandom: 'true', linkedTasks: [linkOf(changed), link] });
    }),
  },
  {
    title: 'booleans "yes" in settings',
    text: rawRoom((snapshot) => Object.assign(snapshot.settings as JsonObject, { isNight: 'yes' })),
  },
  { title: 'a decimal comma', text: replaced('"y": 1.5', '"y": 1,5') },
  { title: 'a decimal comma in a string', text: item('2', { pos: { x: 0, y: '1,5', z: 4 } }) },
  {
    title: 'quests as a list',
    text: rawRoom((snapshot) => {
      snapshot.quests = Object.values(snapshot.quests as JsonObject);
    }),
  },
  {
    title: 'roomItems as a list',
    text: rawRoom((snapshot) => {
      snapshot.roomItems = Object.values(snapshot.roomItems as JsonObject);
    }),
  },
  {
    title: 'logic as a list',
    text: rawRoom((snapshot) => {
      snapshot.logic = Object.values(snapshot.logic as JsonObject);
    }),
  },
  {
    title: 'logic as one string',
    text: rawRoom((snapshot) => {
      snapshot.logic = JSON.stringify(snapshot.logic);
    }),
  },
  {
    title: 'settings as a string',
    text: rawRoom((snapshot) => {
      snapshot.settings = JSON.stringify(snapshot.settings);
    }),
  },
  {
    title: 'quests null',
    text: rawRoom((snapshot) => {
      snapshot.quests = null;
    }),
  },
  {
    title: 'roomSettingsExtraData encoded twice',
    text: rawRoom((snapshot) => {
      const settings = snapshot.settings as JsonObject;
      settings.roomSettingsExtraData = JSON.stringify(settings.roomSettingsExtraData);
    }),
  },
  {
    title: 'roomSettingsExtraData as an object',
    text: rawRoom((snapshot) => {
      const settings = snapshot.settings as JsonObject;
      settings.roomSettingsExtraData = JSON.parse(String(settings.roomSettingsExtraData));
    }),
  },
  {
    title: 'Tasks inside an extraData object',
    text: rawRoom((snapshot) => {
      const { items, logic } = partsOf(snapshot);
      Object.assign(items['2'] ?? {}, { extraData: JSON.parse(String(logic['2'])) });
      delete logic['2'];
    }),
  },
  {
    title: 'Tasks on the item itself',
    text: rawRoom((snapshot) => {
      const { items, logic } = partsOf(snapshot);
      Object.assign(items['2'] ?? {}, JSON.parse(String(logic['2'])));
      delete logic['2'];
    }),
  },
  { title: 'smart quotes around a key of the file', text: replaced('"isNight"', '“isNight”') },
  { title: 'a byte-order mark', text: `\uFEFF${room()}` },
  { title: 'a missing comma between entries', text: replaced('"isNight": false,', '"isNight": false') },
  { title: 'a missing closing brace at the end', text: room().trimEnd().slice(0, -1) },
  { title: 'two snapshots in one file', text: `${room()}\n${room()}` },
  { title: 'prose of an assistant before the snapshot', text: `Here is the updated room:\n\n${room()}` },
  {
    title: 'DirectEffector without its wrapper',
    text: room((changed) => {
      const basic = tasksOf(changed, '4')[2] ?? {};
      basic.DirectEffector = (basic.DirectEffector as JsonObject).Effector ?? null;
    }),
  },
  {
    title: 'Direct effector as a string',
    text: room((changed) => {
      const basic = tasksOf(changed, '4')[2] ?? {};
      basic.DirectEffector = 'HideObjectEvent';
    }),
  },
  { title: 'Name without its number in one subscription', text: task('2', 0, { Name: 'find_key' }) },
  { title: 'Name of the quest in other letter case', text: task('2', 0, { Name: '0_Find_Key' }) },
  {
    title: 'a quest renamed, with its subscriptions left',
    text: bothEntries('0_find_key', { Name: '0_find_golden_key' }),
  },
  {
    title: 'a quest removed, with its subscriptions left',
    text: room(({ quests }) => {
      delete quests[OPEN_DOOR];
      delete quests[OPEN_DOOR_COMPLETED];
    }),
  },
  {
    title: 'one entry only of a quest',
    text: room(({ quests }) => {
      delete quests[OPEN_DOOR_COMPLETED];
    }),
  },
  { title: 'an id with an underscore', text: room().replaceAll(FIND_KEY, 'mlh_find_key') },
  { title: 'a UUID as id', text: room().replaceAll(FIND_KEY, '9b2f7c1e-3d4a-4b5c-8d6e-7f8091a2b3c4') },
  { title: 'Creator null', text: bothEntries('0_find_key', { Creator: null }) },
  {
    title: 'a comment of an assistant in a string-free place',
    text: replaced('"roomTasks":', '// tasks of the room\n  "roomTasks":'),
  },
  { title: 'a trigger without Event as Effector', text: task('2', 1, { Effector: { $type: 'OnClick' } }) },
  { title: 'onClick in lower case', text: task('2', 0, { Trigger: { $type: 'onClick' } }) },
  {
    title: "the two entries of a quest under each other's id",
    text: room(({ quests }) => {
      const [one = {}, other = {}] = [quests[FIND_KEY], quests[FIND_KEY_COMPLETED]];
      Object.assign(quests, { [FIND_KEY]: other, [FIND_KEY_COMPLETED]: one });
    }),
  },
  {
    title: 'Status in capitals on both entries',
    text: room(({ quests }) => {
      Object.assign(quests[FIND_KEY] ?? {}, { Status: 'INPROGRESS' });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Status: 'COMPLETED' });
    }),
  },
  {
    title: 'Status misspelled in two ways',
    text: room(({ quests }) => {
      Object.assign(quests[FIND_KEY] ?? {}, { Status: 'inprogres' });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Status: 'Complete' });
    }),
  },
  { title: 'a missing closing quote of a key', text: replaced('"isNight": false', '"isNight: false') },
  { title: 'an object that JavaScript wrote as text', text: rawLogic('2', () => '[object Object]') },
  { title: 'logic in base64', text: rawLogic('2', () => 'eyJUYXNrcyI6W10=') },
  { title: 'logic "undefined"', text: rawLogic('2', () => 'undefined') },
  { title: 'logic encoded twice', text: rawLogic('2', (value) => JSON.stringify(value)) },
  { title: 'logic with True', text: rawLogic('3', (value) => value.replace('"c":true', '"c":True')) },
  { title: 'logic with a comment', text: rawLogic('2', (value) => value.replace('{', '{/* mine */')) },
  {
    title: 'logic keyed by item_2',
    text: inRaw('logic', (values) => {
      values.item_2 = values['2'] ?? '';
      delete values['2'];
    }),
  },
  { title: 'a code that does not exist', text: task('2', 0, { TargetState: 112 }) },
  { title: 'several states in a list', text: task('2', 1, { TargetState: [1, 2] }) },
  { title: 'TaskTriggerID', text: renamedInTask('TaskTriggerId', 'TaskTriggerID') },
  { title: 'QuestName for Name', text: renamedInTask('Name', 'QuestName') },
  { title: 'Triggers for Trigger', text: renamedInTask('Trigger', 'Triggers') },
  { title: 'delay in lower case', text: inLink((link) => Object.assign(link, { Trigger: { delay: 5 } })) },
  { title: 'a negative Delay', text: inLink((link) => Object.assign(link, { Trigger: { Delay: -1 } })) },
  { title: 'a state in a linked task', text: inLink((link) => Object.assign(link, { TargetState: 1 })) },
  {
    title: 'an event in a linked task',
    text: inLink((link) => Object.assign(link, { Trigger: { $type: 'OnClickEvent' } })),
  },
  {
    title: 'the completed id in a linked task',
    text: inLink((link) => Object.assign(link, { TaskTriggerId: OPEN_DOOR_COMPLETED })),
  },
  {
    title: 'a linked task as an id',
    text: room((changed) => Object.assign(chainOf(changed), { linkedTasks: [OPEN_DOOR] })),
  },
  {
    title: 'a requirement with questId',
    text: requiring(({ id, ...each }) => ({ ...each, questId: id ?? '' })),
  },
  { title: 'a requirement without delete', text: requiring(({ delete: _, ...each }) => each) },
  {
    title: 'a requirement with the completed id',
    text: requiring((each) => ({ ...each, id: FIND_KEY_COMPLETED })),
  },
  ...[
    ['Status', 'State'],
    ['id', 'ID'],
    ['Creator', 'Owner'],
  ].map(([from = '', to = '']) => ({
    title: `${from} renamed to ${to} on both entries of a quest`,
    text: room(({ quests }) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) rename(quests[key] ?? {}, from, to);
    }),
  })),
  {
    title: 'Creator renamed to Owner on one entry of a quest',
    text: room(({ quests }) => rename(quests[OPEN_DOOR] ?? {}, 'Creator', 'Owner')),
  },
  {
    title: 'a quest that requires itself, by its completed id',
    text: requiring((each) => ({ ...each, id: OPEN_DOOR_COMPLETED })),
  },
  { title: 'a quest that requires itself', text: requiring((each) => ({ ...each, id: OPEN_DOOR })) },
  { title: 'FinishTime as a clock', text: bothEntries('0_find_key', { FinishTime: '00:30' }) },
  {
    title: 'Description in the words of the quest',
    text: bothEntries('0_find_key', { Description: 'Find the key' }),
  },
  {
    title: 'a Name with a point instead of an underscore',
    text: bothEntries('0_find_key', { Name: '0. find_key' }),
  },
  { title: 'Position', text: renamedInItem('pos', 'Position') },
  { title: 'prefab_name', text: renamedInItem('prefabName', 'prefab_name') },
  { title: 'parentItemID -1 for none', text: item('2', { parentItemID: -1 }) },
  { title: 'rot of zeros', text: item('2', { rot: { x: 0, y: 0, z: 0, w: 0 } }) },
  {
    title: 'room_items',
    text: rawRoom((snapshot) => {
      snapshot.room_items = snapshot.roomItems ?? null;
      delete snapshot.roomItems;
    }),
  },
  { title: 'a snapshot in a room object', text: JSON.stringify({ room: JSON.parse(room()) }) },
  {
    title: 'SetTask() with the id of a quest',
    text: task('2', 1, {
      Effector: { $type: 'FunctionEffector', V: `SetTask('${FIND_KEY}', 'Active', 0.0)` },
    }),
  },
  {
    title: '$T{} with a swapped letter',
    text: task('2', 1, { Effector: { $type: 'FunctionEffector', V: '$T{find_kye}' } }),
  },
];
