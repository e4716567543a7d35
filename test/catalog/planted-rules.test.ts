import { describe, expect, test } from 'vitest';
import { tasksOf } from '../../rules/example-changes.js';
import { type ExampleRoom, room } from '../../rules/example-room.js';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { lintPreset } from '../lint-example.js';
import {
  addItem,
  basicTrigger,
  EFFECT_PLACES,
  LOGIC_PLACES,
  setExtraData,
  withEffect,
} from './planted-rooms.js';

/*
 * Every rule of the layer, in each place where its fault can be: one finding, with the right advice. What is
 * close to the fault and right has none.
 */

type Change = (changed: ExampleRoom) => void;

interface PlantedEffect {
  readonly rule: string;
  readonly effect: JsonObject;
  readonly says: string;
  /** An effect like it that is right. */
  readonly right: JsonObject;
  /** What else is in the room. */
  readonly beside?: Change;
}

const found = (text: string): string[] =>
  lintPreset('catalog', text).findings.map(({ rule, message }) => `${rule}: ${message}`);

/** What is found in a room, without what is found there in any case. */
function added(text: string, baseline: string): string[] {
  const known = new Set(found(baseline));
  return found(text).filter((finding) => !known.has(finding));
}

const spawnPoint: Change = (changed) => addItem(changed, '5', 'SpawnPoint', { n: 'Cellar' });
const settings =
  (values: JsonObject): Change =>
  (changed) =>
    setExtraData(changed, values);
const onCube =
  (effect: JsonObject): Change =>
  (changed) =>
    tasksOf(changed, '3').push(basicTrigger('OnCollisionStoppedEvent', effect));
const timer = onCube({ $type: 'StartTimerEffect', tn: 'escape' });
const coins = onCube({ $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 });
const expression = (V: string): JsonObject => ({ $type: 'FunctionEffector', V });
const SPOT = { position: [0, 1, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 1 };
const dialogue = (N: string): JsonObject => ({
  $type: 'DialogEffectorDisplay',
  tasksN: [{ N }],
  tasksSorM: { '-0_Halt': {} },
});

const EFFECTS: readonly PlantedEffect[] = [
  {
    rule: 'effect/unknown-type',
    effect: { $type: 'NotificationPilEvent', nt: 'found' },
    says: '"NotificationPilEvent" is not a known effect: write "NotificationPillEvent"',
    right: { $type: 'FireworksEvent', nt: 'found' },
  },
  {
    rule: 'effect/parameters',
    effect: { $type: 'PlaySoundOnce', url: 'https://sounds.example/' },
    says: 'this PlaySoundOnce has url: rename it to Url',
    right: { $type: 'PlaySoundOnce', Url: 'https://sounds.example/', Dist: -1 },
  },
  {
    rule: 'effect/parameters',
    effect: { $type: 'NotificationPillEvent', c: 'FFFFFF' },
    says: 'this NotificationPillEvent has no nt: add it as a string',
    right: { $type: 'NotificationPillEvent', nt: '' },
  },
  {
    rule: 'effect/parameters',
    effect: { $type: 'ChangePlayerHealth', healthChange: '5' },
    says: 'healthChange of this ChangePlayerHealth is "5": write a number',
    right: { $type: 'ChangePlayerHealth', healthChange: 5 },
  },
  {
    rule: 'effect/parameters',
    effect: { $type: 'DuplicateItem', _transformState: SPOT },
    says: 'this DuplicateItem has _transformState: rename it to TS',
    right: { $type: 'DuplicateItem', TS: SPOT },
  },
  {
    rule: 'effect/parameters',
    effect: { $type: 'MoveToSpot', TS: SPOT },
    says: 'this MoveToSpot has TS: rename it to _transformState',
    right: { $type: 'MoveToSpot', _transformState: SPOT },
  },
  {
    rule: 'effect/prefab',
    effect: { $type: 'RespawnDestructible' },
    says: 'RespawnDestructible works only on a Destructible, and this is item 2 (GLB): move it to a Destructible',
    right: { $type: 'PlayAnimationOnce' },
  },
  {
    rule: 'effect/equal-lengths',
    effect: { $type: 'PortalsAnimation', states: [{}, {}], _transformStates: [SPOT] },
    says: 'states has 2 and _transformStates 1 entries: give both one for each step',
    right: { $type: 'PortalsAnimation', states: [{}], _transformStates: [SPOT] },
  },
  {
    rule: 'logic/colour',
    effect: { $type: 'NotificationPillEvent', nt: 'found', c: 'red' },
    says: 'c is "red": write 6 hex digits, such as FF0000',
    right: { $type: 'NotificationPillEvent', nt: 'found', c: '' },
  },
  {
    rule: 'logic/colour',
    effect: { $type: 'ChangeFog', color: '#FFB200', distance: 4 },
    says: 'color is "#FFB200": write FFB200, without #',
    right: { $type: 'ChangeFog', color: 'FFB200', distance: 4 },
  },
  {
    rule: 'reference/variable',
    effect: { $type: 'DisplayValueEvent', label: 'coin' },
    says: 'nothing sets the variable "coin": did you mean "coins"?',
    right: { $type: 'DisplayValueEvent', label: 'coins' },
    beside: coins,
  },
  {
    rule: 'reference/variable',
    effect: { $type: 'NotificationPillEvent', nt: 'You have |conis|' },
    says: 'nothing sets the variable "conis": did you mean "coins"?',
    right: { $type: 'NotificationPillEvent', nt: 'You have |coins| of |stars|' },
    beside: coins,
  },
  {
    rule: 'reference/variable',
    effect: { $type: 'FunctionEffector', V: "SelectPlayerParameter('coin') == 1.0" },
    says: 'nothing sets the variable "coin": did you mean "coins"?',
    right: { $type: 'FunctionEffector', V: "SelectPlayerParameter('coins') == 1.0" },
    beside: coins,
  },
  {
    rule: 'reference/timer',
    effect: { $type: 'StopTimerEffect', tn: 'excape' },
    says: 'nothing starts the timer "excape": did you mean "escape"?',
    right: { $type: 'StopTimerEffect', tn: 'escape' },
    beside: timer,
  },
  {
    rule: 'reference/timer',
    effect: { $type: 'CancelTimerEffect', tn: 'round' },
    says: 'nothing starts the timer "round": start it with StartTimerEffect, or correct the name',
    right: { $type: 'CancelTimerEffect', tn: 'round_$N{round}' },
    beside: timer,
  },
  {
    rule: 'reference/spawn-point',
    effect: { $type: 'TeleportEvent', id: 'here', sn: 'Celar' },
    says: 'no spawn point of this room is called "Celar": did you mean "Cellar"?',
    right: { $type: 'TeleportEvent', id: 'there', sn: 'Fountain' },
    beside: spawnPoint,
  },
  {
    rule: 'reference/camera-state',
    effect: { $type: 'ChangeCamState', camState: 'top_dwn' },
    says: 'no camera state is called "top_dwn": did you mean "top_down"?',
    right: { $type: 'ChangeCamState', camState: 'top_down' },
    beside: settings({ customCameraStates: [{ stateName: 'top_down' }] }),
  },
  {
    rule: 'reference/movement-profile',
    effect: { $type: 'ChangeMovementProfile', mvmtProfile: 'swiming' },
    says: 'no movement profile is called "swiming": did you mean "swimming"?',
    right: { $type: 'ChangeMovementProfile', mvmtProfile: 'swimming' },
    beside: settings({ movementStates: [{ movementStateName: 'swimming' }] }),
  },
  {
    rule: 'reference/leaderboard',
    effect: { $type: 'OpenLeaderboardEffect', lb: 'lpas' },
    says: 'no leaderboard is called "lpas": did you mean "laps"?',
    right: { $type: 'OpenLeaderboardEffect', lb: 'race' },
    beside: (changed) => addItem(changed, '5', 'Leaderboard', { gn: 'race', ln: 'laps' }),
  },
  {
    rule: 'reference/npc',
    effect: { $type: 'NPCMessageEvent', n: 'Marai', m: 'hello' },
    says: 'no character is called "Marai": did you mean "Maria"?',
    right: { $type: 'NPCMessageEvent', n: 'Maria', m: 'hello' },
    beside: (changed) => addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
  },
  {
    rule: 'reference/dialogue-node',
    effect: dialogue('-0_Hallt'),
    says: 'tasksN lists "-0_Hallt", and the dialogue has no such node: did you mean "-0_Halt"?',
    right: dialogue('-0_Halt'),
  },
  {
    rule: 'expression/syntax',
    effect: expression("SetTask('open_door', 'Active', 0.0"),
    says: 'this expression does not close the ( of SetTask: add )',
    right: expression("SetTask('open_door', 'Active', 0.0)"),
  },
  {
    rule: 'expression/state',
    effect: expression("SetTask('open_door', 'Activ', 0.0)"),
    says: 'SetTask() sets "Activ", which is not a state: write \'Active\'',
    right: expression("if($TN{open_door} == 1, SetTask('open_door', 'Completed', 0.0), 0.0)"),
  },
  {
    rule: 'expression/quotes',
    effect: expression("SetTask(open_door, 'Active', 0.0)"),
    says: "open_door has no quotes: write 'open_door'",
    right: expression('SelectRandom(true, false)'),
  },
  {
    rule: 'expression/arguments',
    effect: expression("SetVarible('coins', 1.0, 0.0)"),
    says: '"SetVarible" is not a function: write SetVariable',
    right: expression("SetVariable('coins', 1.0)"),
  },
];

describe.each(EFFECTS)('$rule on $effect', ({ effect, says, rule, right, beside }) => {
  test.each(Object.entries(EFFECT_PLACES))('has one finding in %s', (_place, at) => {
    const baseline = withEffect(at, { $type: 'ShowOutline' }, beside);
    expect(added(withEffect(at, effect, beside), baseline)).toEqual([`${rule}: ${says}`]);
    expect(added(withEffect(at, right, beside), baseline)).toEqual([]);
  });
});

interface PlantedLogic {
  readonly rule: string;
  readonly prefab: string;
  readonly logic: JsonObject;
  readonly says: string;
  readonly right: JsonObject;
  readonly content?: string;
  readonly beside?: Change;
}

const URL = 'https://models.example/';
const onItem = (task: JsonObject): JsonObject => ({ Tasks: [task] });

const LOGIC: readonly PlantedLogic[] = [
  {
    rule: 'logic/prefab-keys',
    prefab: 'WorldText',
    logic: {},
    says: 'the logic of item 6 (WorldText) has no text: add it',
    right: { text: '' },
  },
  {
    rule: 'logic/colour',
    prefab: 'Light',
    logic: { c: '#FFB200' },
    says: 'c is "#FFB200": write FFB200, without #',
    right: { c: 'FFB200' },
  },
  {
    rule: 'logic/field-types',
    prefab: 'ResizableCube',
    logic: { c: 'FFB200' },
    says: 'c is "FFB200" on a ResizableCube, where it is true or false: write col for the colour',
    right: { c: false, col: 'FFB200' },
  },
  {
    rule: 'key/spelling',
    prefab: 'WorldText',
    logic: { text: 'Hello', lookAtCamra: true },
    says: '"lookAtCamra" is not a key of a WorldText: rename it to lookAtCamera',
    right: { text: 'Hello', lookAtCamera: true, look: true },
  },
  {
    rule: 'key/spelling',
    prefab: 'ResizableCube',
    logic: { color: 'FFB200' },
    says: '"color" is not a key of a ResizableCube: rename it to col',
    right: { col: 'FFB200' },
  },
  {
    rule: 'logic/other-prefab',
    prefab: 'Leaderboard',
    logic: { health: 100, damage: 5 },
    says: 'the logic of item 6 (Leaderboard) has health and damage, which belong to an EnemyNPC: check which item it is for',
    right: { sparkle: 1, glow: 2 },
  },
  {
    rule: 'item/portal-destination',
    prefab: 'Portal',
    logic: { id: 'garden' },
    content: 'cellar',
    says: 'this portal goes to "garden" in its logic and to "cellar" in contentString: write the same',
    right: { id: 'cellar' },
  },
  {
    rule: 'reference/spawn-point',
    prefab: 'Portal',
    logic: { id: 'here', sn: 'cellar' },
    content: 'here',
    says: 'no spawn point of this room is called "cellar": did you mean "Cellar"?',
    right: { id: 'here', sn: 'Attic' },
    beside: spawnPoint,
  },
  {
    rule: 'reference/camera-state',
    prefab: 'CameraObject',
    logic: { sn: 'orbit' },
    says: 'no camera state is called "orbit": declare it in customCameraStates of roomSettingsExtraData, or correct the name',
    right: { sn: 'top_down' },
    beside: settings({ customCameraStates: [{ stateName: 'top_down' }] }),
  },
  {
    rule: 'trigger/prefab',
    prefab: 'ResizableCube',
    logic: onItem(basicTrigger('OnExitEvent')),
    says: 'OnExitEvent works only on a Trigger, and this is item 6 (ResizableCube): move it to a Trigger',
    right: onItem(basicTrigger('OnCollideEvent')),
  },
  {
    rule: 'trigger/prefab',
    prefab: 'GLB',
    content: URL,
    logic: onItem(basicTrigger('OnTakeDamageTrigger')),
    says: 'OnTakeDamageTrigger works only on an EnemyNPC or Destructible, and this is item 6 (GLB): move it to an EnemyNPC or Destructible',
    right: onItem(basicTrigger('OnDestroyedEvent')),
  },
  {
    rule: 'trigger/visible-item',
    prefab: 'Trigger',
    logic: onItem(basicTrigger('OnHoverStartEvent')),
    says: 'OnHoverStartEvent does not work on item 6 (Trigger), which players cannot see: move it to a visible item',
    right: onItem(basicTrigger('OnCollideEvent')),
  },
  {
    rule: 'effect/unknown-type',
    prefab: 'ResizableCube',
    logic: onItem(basicTrigger('TimerStoppedEvent')),
    says: '"TimerStoppedEvent" is not a known trigger: write "OnTimerStopped"',
    right: onItem(basicTrigger('OnWhistleEvent')),
  },
];

describe.each(LOGIC)('$rule on a $prefab', ({ rule, prefab, logic, says, right, content, beside }) => {
  test.each(Object.entries(LOGIC_PLACES))('has one finding in %s', (_place, move) => {
    const withLogic = (values: JsonObject): string =>
      room((changed) => {
        beside?.(changed);
        addItem(changed, '6', prefab, values, content);
        move(changed, '6');
      });
    expect(found(withLogic(logic))).toEqual([`${rule}: ${says}`]);
    expect(found(withLogic(right))).toEqual([]);
  });
});

/**
 * Faults that are not in the logic of an item: the change that makes them, what is said, and what is right.
 */
const OTHERS: readonly (readonly [rule: string, fault: Change, says: string, right: Change])[] = [
  [
    'item/prefab-name',
    (changed) => addItem(changed, '6', 'Ligth', { c: 'FFB200' }),
    '"Ligth" is not a known prefab: write "Light"',
    (changed) => addItem(changed, '6', 'Carousel', { c: 'FFB200' }),
  ],
  [
    'item/content-string',
    (changed) => addItem(changed, '6', 'GLB', {}, ' '),
    'contentString of item 6 (GLB) is empty: write the URL of its model',
    (changed) => addItem(changed, '6', 'Light', { c: 'FFB200' }, ''),
  ],
  [
    'item/content-string',
    (changed) => addItem(changed, '6', 'Addressable', {}, 'FurnitureAddressables/Fier2'),
    'contentString of item 6 (Addressable "Fier2") is "FurnitureAddressables/Fier2": write "FurnitureAddressables/Fire2"',
    (changed) => addItem(changed, '6', 'Addressable', {}, 'FurnitureAddressables/Rainbow'),
  ],
  [
    'item/zero-scale',
    ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { scale: { x: 0, y: 0, z: 0 } }),
    'scale of item 2 (GLB) is 0, so it cannot be seen: write 1 for its own size',
    ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { scale: { x: 0, y: 1, z: 1 } }),
  ],
  [
    'item/enemy-ground',
    (changed) => addItem(changed, '6', 'EnemyNPC', { health: 40 }, URL),
    'item 6 (EnemyNPC) has no parent to walk on: set parentItemID to a model, or to a cube with nav',
    (changed) => {
      addItem(changed, '6', 'EnemyNPC', { health: 40 }, URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
  ],
  [
    'item/key-number',
    (changed) => addItem(changed, '06', 'Light', { c: 'FFB200' }),
    'item key "06" is not a whole number: use one such as "62", which parentItemID can name',
    (changed) => addItem(changed, '60', 'Light', { c: 'FFB200' }),
  ],
  [
    'settings/variables',
    settings({ numericParameters: [{ VT: 0 }] }),
    'variable 0 in numericParameters has no N: write its name',
    settings({ numericParameters: [{ N: 'coins', VT: 1, M: true }] }),
  ],
  [
    'settings/foreign-key',
    ({ settings: held }) => Object.assign(held, { skybox: 'night' }),
    '"skybox" is not a known setting: it is in roomSettingsExtraData, as skyBoxDayTextureUrl',
    ({ settings: held }) => Object.assign(held, { weather: 'rain' }),
  ],
  [
    'settings/left-out',
    ({ settings: held }) => {
      delete held.roomBase;
    },
    'settings has no roomBase, and an import rewrites the whole section: add it, or leave settings out',
    ({ settings: held }) => {
      delete held.isNight;
    },
  ],
  [
    'snapshot/room-tasks',
    ({ roomTasks }) => Object.assign(roomTasks, { Tasks: [['mlh4k2p9x7q1ab']] }),
    'roomTasks holds ["mlh4k2p9x7q1ab"]: use the id of a quest, as a string',
    ({ roomTasks }) => Object.assign(roomTasks, { Tasks: ['mlh4k2p9x7q1ab', 'mlh4k2p9z3w8cd'] }),
  ],
  [
    'reference/spawn-point',
    (changed) => {
      spawnPoint(changed);
      addItem(changed, '6', 'EnemyNPC', onEnemy('Attic'), URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
    'no spawn point of this room is called "Attic": give a SpawnPoint this name (n), or correct spawnName',
    (changed) => {
      spawnPoint(changed);
      addItem(changed, '6', 'EnemyNPC', onEnemy('Cellar'), URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
  ],
];

function onEnemy(spawnName: string): JsonObject {
  return {
    health: 40,
    ...onItem(basicTrigger('OnEnemyDied', { $type: 'DuplicateEnemy', spawnName, count: 1 })),
  };
}

test.each(OTHERS)('%s has one finding, and what is like its fault has none', (rule, fault, says, right) => {
  expect(found(room(fault))).toEqual([`${rule}: ${says}`]);
  expect(found(room(right))).toEqual([]);
});

test('every rule that the layer switches on is planted', () => {
  const inLayer = [...rulePack.values()]
    .filter(({ level, catalog }) => level === 'off' && catalog?.level !== undefined)
    .map(({ id }) => id);
  const planted = new Set([...EFFECTS, ...LOGIC].map(({ rule }) => rule));
  for (const [rule] of OTHERS) planted.add(rule);
  expect(inLayer.filter((id) => !planted.has(id))).toEqual([]);
});
