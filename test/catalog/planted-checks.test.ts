import { expect, test } from 'vitest';
import { PEER_CHECKS } from '../../.ci/peer-checks.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { roomWith, tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../example-room.js';
import { lintPreset } from '../lint-example.js';
import { addItem, basicTrigger, setExtraData } from './planted-rooms.js';

/* Each of the 101 checks of the platform's validator in a room of its own: a finding of the listed rule. */

const URL = 'https://models.example/';

const whole = (change: (snapshot: Record<string, JsonValue>) => void): string => rawRoom(change);
const item = (values: JsonObject, ...without: string[]): string =>
  room(({ roomItems }) => change(roomItems['2'], values, without));
const quest = (values: JsonObject, ...without: string[]): string =>
  room(({ quests }) => change(quests[FIND_KEY], values, without));
const bothEntries = (values: JsonObject, ...without: string[]): string =>
  room(({ quests }) => {
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) change(quests[key], values, without);
  });
const settings = (values: JsonObject, ...without: string[]): string =>
  room((changed) => change(changed.settings, values, without));
const extraData = (values: JsonObject): string => room((changed) => setExtraData(changed, values));
const task = (values: JsonObject, ...without: string[]): string =>
  room((changed) => change(tasksOf(changed, '2')[0], values, without));
const effector = (values: JsonObject, ...without: string[]): string =>
  room((changed) => change(tasksOf(changed, '2')[1], values, without));
const link = (values: JsonObject): string =>
  room((changed) => {
    const chain = tasksOf(changed, '3')[1]?.Effector as JsonObject;
    change((chain.linkedTasks as JsonObject[])[0], values);
  });
const added = (prefab: string, logic: JsonObject, content = ''): string =>
  room((changed) => addItem(changed, '6', prefab, logic, content));
const enemy = (parentItemID: number): string =>
  room((changed) => {
    addItem(changed, '6', 'EnemyNPC', { health: 40 }, URL);
    change(changed.roomItems['6'], { parentItemID });
  });
const requirement = (values: JsonValue): string =>
  room(({ quests }) => {
    for (const entry of Object.values(quests))
      if (entry.Name === '1_open_door') entry.Requirements = [values];
  });
const effect = (Effector: JsonObject): string => effector({ Effector });
const trigger = (prefab: string, type: string, content = ''): string =>
  added(prefab, { Tasks: [basicTrigger(type)] }, content);
const needs = (values: JsonObject): JsonObject => ({
  delete: false,
  amount: 1,
  type: 'quest',
  id: FIND_KEY,
  ...values,
});

function change(record: JsonObject | undefined, values: JsonObject, without: readonly string[] = []): void {
  Object.assign(record ?? {}, values);
  for (const field of without) delete record?.[field];
}

/** By the number of the check; without those that no rule reports: 1, 6, 37. */
const PLANTED: Readonly<Record<number, string>> = {
  2: room().slice(0, -2),
  3: '[]',
  4: whole((snapshot) => change(snapshot as JsonObject, { logic: [] })),
  5: whole(({ logic }) => {
    const held = logic as Record<string, string>;
    change(held, { 2: JSON.parse(held['2'] ?? '') as JsonObject });
  }),
  7: whole((snapshot) => change(snapshot, { roomTasks: [] })),
  8: whole((snapshot) => change(snapshot, { roomTasks: {} })),
  9: whole((snapshot) => change(snapshot, { roomTasks: { Tasks: {} } })),
  10: room(({ roomTasks }) => change(roomTasks, { Tasks: [7] })),
  11: room(({ roomTasks }) => change(roomTasks, { Tasks: ['mlhzzzzzzzzzzzz'] })),
  12: whole((snapshot) => change(snapshot, { roomItems: [] }, ['logic'])),
  13: room((changed) => addItem(changed, 'item-6', 'Light', { c: 'FFB200' })),
  14: whole((snapshot) => change(snapshot, { settings: [] })),
  15: whole((snapshot) => change(snapshot, { settings: {} })),
  16: settings({ roomName: 'Garden' }),
  17: settings({ gravity: 9.8 }),
  20: settings({ tasksRefresh: 'false' }),
  21: settings({ roomSettingsExtraData: {} }),
  22: settings({ roomSettingsExtraData: '{"fog":' }),
  23: settings({ roomSettingsExtraData: '[]' }),
  24: extraData({ numericParameters: {} }),
  25: extraData({ numericParameters: ['coins'] }),
  26: extraData({ numericParameters: [{ VT: 0 }] }),
  27: extraData({ numericParameters: [{ N: 'coins', VT: 'number' }] }),
  28: whole(({ roomItems }) => change(roomItems as JsonObject, { 7: 'a wall' })),
  29: item({}, 'prefabName'),
  30: item({ prefabName: 'GlbColectable', contentString: `${URL}?dynamic=true` }),
  31: item({}, 'pos'),
  32: item({ pos: { x: 0, y: 0 } }),
  33: item({}, 'rot'),
  34: item({ rot: { x: 0, y: 0, z: 0 } }),
  35: item({}, 'scale'),
  36: item({ scale: { x: 1, z: 1 } }),
  38: room(({ roomItems, logic }) => {
    change(roomItems['2'], { extraData: logic['2'] as JsonObject });
    delete logic['2'];
  }),
  39: item({ parentItemID: 99 }),
  40: whole(({ logic }) => change(logic as JsonObject, { 4: '{"Tasks":[' })),
  41: added('ResizableCube', { color: 'FFB200' }),
  42: added('ResizableCube', { c: 'FFB200' }),
  43: added('ResizableCube', { col: 'red' }),
  44: item({ contentString: '' }),
  45: added('GlbCollectable', { valueLabel: 'coins', valueChange: 1 }),
  46: added('GlbCollectable', { valueLabel: 'coins', valueChange: 1 }, URL),
  47: added('WorldText', {}),
  48: added('Addressable', {}),
  49: added('Addressable', {}, 'Fire2'),
  50: added('SpotLight', { c: 'warm' }),
  51: room((changed) => tasksOf(changed, '2').push(5 as never)),
  52: effector({}, '$type'),
  53: effector({ $type: 'TaskEfectorSubscription' }),
  54: effector({}, 'Effector'),
  55: effect({ $type: 'PlaySoundOnc', Url: URL }),
  56: effect({ $type: 'StartTimerEffect' }),
  57: effect({ $type: 'PlaySoundOnce', url: URL }),
  58: effect({ $type: 'DuplicateItem', _transformState: {} }),
  59: link({ TargetState: 142 }),
  60: task({ TaskTriggerId: 'MLH-4k2p9x7q1ab' }),
  61: task({ Name: 'find_key' }),
  62: task({}, 'Trigger'),
  63: trigger('ResizableCube', 'OnColideEvent'),
  64: trigger('ResizableCube', 'OnExitEvent'),
  65: trigger('Trigger', 'OnClickEvent'),
  66: trigger('GLB', 'OnEnemyDied', URL),
  67: room((changed) =>
    tasksOf(changed, '3').push(basicTrigger('OnCollideEvent', { $type: 'NotificationPillEvent' })),
  ),
  68: task({ TaskTriggerId: 'quest-id' }),
  69: task({ TargetState: 182 }),
  70: enemy(0),
  71: enemy(4),
  72: enemy(3),
  73: quest({ id: 'mlh4k2p9zzzzzz' }),
  74: room((changed) => renameQuest(changed, FIND_KEY_COMPLETED, 'b7f7a5a2-4a4e-4a5c-8f0c-1f2e3d4c5b6a')),
  75: quest({}, 'Group'),
  76: bothEntries({ EntryId: 'entry-1' }),
  77: room(({ quests }) => {
    for (const entry of Object.values(quests)) if (entry.Name === '1_open_door') entry.Name = 'open_door';
  }),
  78: bothEntries({ Description: 'made by hand' }),
  79: quest({ Status: 'started' }),
  80: bothEntries({ Group: 1 }),
  81: bothEntries({ Group: 'solo' }),
  82: bothEntries({ DisplayGroup: 1 }),
  83: bothEntries({ Tracked: 'true' }),
  84: bothEntries({ FinishTime: '0' }),
  85: bothEntries({ Requirements: {} }),
  86: requirement('mlh4k2p9x7q1ab'),
  87: requirement({ delete: false, amount: 1, type: 'quest' }),
  88: requirement(needs({ type: 'item' })),
  89: requirement(needs({ id: 'mlhzzzzzzzzzzzz' })),
  90: requirement(needs({ amount: -1 })),
  91: room(({ quests }) => change(quests[FIND_KEY_COMPLETED], { Rewards: {} })),
  92: room(({ quests }) => change(quests[FIND_KEY_COMPLETED], { SuccessMsg: 1 })),
  93: room(({ quests }) => {
    quests.mlh4k2p9third1 = { ...structuredClone(quests[FIND_KEY] ?? {}), id: 'mlh4k2p9third1' };
  }),
  94: roomWith({ quests: { [FIND_KEY]: undefined } }),
  95: roomWith({ quests: { [FIND_KEY_COMPLETED]: undefined } }),
  96: room(({ quests }) => change(quests[FIND_KEY_COMPLETED], { id: FIND_KEY })),
  97: quest({ Group: 'multiplayer' }),
  98: task({ TaskTriggerId: 'mlh4k2p9x7q1ax' }),
  99: room((changed) => {
    setExtraData(changed, { numericParameters: [{ N: 'coins', VT: 0 }] });
    change(tasksOf(changed, '2')[1], { Effector: { $type: 'DisplayValueEvent', label: 'coin' } });
  }),
  100: room((changed) => {
    setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] });
    change(tasksOf(changed, '2')[1], { Effector: { $type: 'ChangeCamState', camState: 'orbit' } });
  }),
  101: room((changed) => {
    setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] });
    change(tasksOf(changed, '2')[1], { Effector: { $type: 'ChangeMovementProfile', mvmtProfile: 'fly' } });
  }),
};

function renameQuest({ quests }: ExampleRoom, from: string, to: string): void {
  quests[to] = { ...structuredClone(quests[from] ?? {}), id: to };
  delete quests[from];
}

test.each(PEER_CHECKS.map(({ what, rules }, index) => [index + 1, what, rules] as const))(
  'check %i: %s',
  (number, _what, rules) => {
    const planted = PLANTED[number];
    expect(planted === undefined).toBe(rules.length === 0);
    if (planted === undefined) return;
    const found = lintPreset('catalog', planted).findings.map(({ rule }) => rule);
    expect(found.filter((rule) => rules.includes(rule))).toHaveLength(1);
    // What refers to a quest that is renamed or half gone is wrong as well.
    expect(found.filter((rule) => !rules.includes(rule) && !/-quest$|quest-name$/.test(rule))).toEqual([]);
  },
);
