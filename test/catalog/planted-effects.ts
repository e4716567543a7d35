import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { addItem, basicTrigger } from './planted-rooms.js';
import { type Change, settings, spawnPoint } from './room-parts.js';

/* Effects with a fault of each rule of the layer. */

export interface PlantedEffect {
  readonly rule: string;
  readonly effect: JsonObject;
  readonly says: string;
  /** An effect like it that is right. */
  readonly right: JsonObject;
  /** What else is in the room. */
  readonly beside?: Change;
}

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

export const EFFECTS: readonly PlantedEffect[] = [
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
