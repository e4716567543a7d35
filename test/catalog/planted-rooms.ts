import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { Change } from '../example-changes.js';
import type { ExampleRoom } from '../example-room.js';

/* What rooms of the catalogue are made of. */

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

export const animation = (event: JsonObject): JsonObject => ({
  $type: 'PortalsAnimation',
  states: [],
  _transformStates: [],
  stateEvents: [event],
});
