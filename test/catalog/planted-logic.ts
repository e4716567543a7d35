import type { JsonObject } from '../../src/json/value.js';
import { basicTrigger } from './planted-rooms.js';
import { type Change, onItem, settings, spawnPoint, URL } from './room-parts.js';

/* Logic of items with a fault of each rule of the layer. */

export interface PlantedLogic {
  readonly rule: string;
  readonly prefab: string;
  readonly logic: JsonObject;
  readonly says: string;
  readonly right: JsonObject;
  readonly content?: string;
  readonly beside?: Change;
}

export const LOGIC: readonly PlantedLogic[] = [
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
    rule: 'reference/animation',
    prefab: 'GLBNPC',
    content: URL,
    logic: { n: 'Maria', a: 'Slide and Jive' },
    says: '"Slide and Jive" is not a known animation: write "Slide n Jive"',
    right: { n: 'Maria', a: 'Slide_03' },
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
