import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { Change } from '../example-changes.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, room } from '../example-room.js';

/* Rooms in which something is planted, in each of the places where it can be. */

/** A change to a room in which an effect is put at one place. */
const LINKED_ID = '5d9e0f1a-2b3c-4d5e-8f60-718293a4b5c6';

type Planting = (changed: ExampleRoom, effect: JsonObject) => void;

/** Where an effect can be. Item 2 has it in all of them. */
export const EFFECT_PLACES: Readonly<Record<string, Planting>> = {
  Effector: (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: effect });
  },
  DirectEffector: (changed, effect) => {
    tasksOf(changed, '2').push(basicTrigger('OnCollideEvent', effect));
  },
  'stateEvents of a PortalsAnimation': (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: animation(effect) });
  },
  'an effector in stateEvents': (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: animation({ state: 1, Effector: effect }) });
  },
  'a linked subscription': (changed, effect) => {
    link(effectorOf(changed), effect);
  },
  extraData: (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: effect });
    intoExtraData(changed, '2');
  },
  'a DirectEffector in extraData': (changed, effect) => {
    tasksOf(changed, '2').push(basicTrigger('OnCollideEvent', effect));
    intoExtraData(changed, '2');
  },
  'stateEvents in a DirectEffector': (changed, effect) => {
    tasksOf(changed, '2').push(basicTrigger('OnCollideEvent', animation(effect)));
  },
  'stateEvents in stateEvents': (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: animation(animation(effect)) });
  },
  'stateEvents in extraData': (changed, effect) => {
    Object.assign(effectorOf(changed), { Effector: animation(effect) });
    intoExtraData(changed, '2');
  },
  'stateEvents in a linked subscription': (changed, effect) => {
    link(effectorOf(changed), animation(effect));
  },
};

/** Where the logic of an item can be. */
export const LOGIC_PLACES: Readonly<Record<string, (changed: ExampleRoom, key: string) => void>> = {
  logic: () => {},
  extraData: intoExtraData,
};

/** The example room after a change, and with an effect at a place. */
export function withEffect(
  at: Planting,
  effect: JsonObject,
  change: (changed: ExampleRoom) => void = () => {},
): string {
  return room((changed) => {
    change(changed);
    at(changed, effect);
  });
}

export function addItem(
  { roomItems, logic }: ExampleRoom,
  key: string,
  prefabName: string,
  values: Change = {},
  contentString: JsonValue = '',
): void {
  roomItems[key] = { ...structuredClone(roomItems['4'] ?? {}), prefabName, contentString };
  logic[key] = { Tasks: [], ViewNodes: [], ...values } as JsonObject;
}

export function setExtraData({ settings }: ExampleRoom, values: JsonObject): void {
  const held = JSON.parse(String(settings.roomSettingsExtraData)) as JsonObject;
  settings.roomSettingsExtraData = JSON.stringify({ ...held, ...values });
}

/** A subscription that fires an effect on an event. */
export function basicTrigger(
  $type: string,
  effect: JsonObject = { $type: 'ShowOutline' },
  digit = '5',
): JsonObject {
  return {
    $type: 'TaskTriggerSubscription',
    Trigger: { $type },
    DirectEffector: {
      Effector: effect,
      Id: `7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4${digit}`,
      TargetState: 2,
      Name: '',
    },
    Id: `8d2e3f4a-5b6c-4d7e-9f80-ab1c2d3e4f5${digit}`,
    TargetState: 2,
    Name: '',
  };
}

/** Moves the logic of an item into its extraData. */
function intoExtraData({ roomItems, logic }: ExampleRoom, key: string): void {
  Object.assign(roomItems[key] ?? {}, { extraData: JSON.stringify(logic[key]) });
  delete logic[key];
}

/** Makes a subscription run another one like it, with an effect. */
function link(subscription: JsonObject, Effector: JsonObject): void {
  const linked = { ...structuredClone(subscription), Effector, Id: LINKED_ID };
  Object.assign(subscription, { Effector: { $type: 'RunTriggersFromEffector', linkedTasks: [linked] } });
}

export const animation = (event: JsonObject): JsonObject => ({
  $type: 'PortalsAnimation',
  states: [],
  _transformStates: [],
  stateEvents: [event],
});

function effectorOf(changed: ExampleRoom): JsonObject {
  return tasksOf(changed, '2')[1] as JsonObject;
}
