import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { type Change, tasksOf } from '../example-changes.js';
import { type ExampleRoom, room } from '../example-room.js';

/** The example room in which finding the key and entering the zone have other effects. */
export function effects(
  first: JsonObject,
  second: JsonObject = { $type: 'ShowOutline' },
  change: (changed: ExampleRoom) => void = () => {},
): string {
  return room((changed) => {
    const [onFound, onEntered] = [tasksOf(changed, '2')[1], tasksOf(changed, '4')[2]];
    if (onFound !== undefined) onFound.Effector = first;
    if (onEntered !== undefined) (onEntered.DirectEffector as JsonObject).Effector = second;
    change(changed);
  });
}

/** Adds an item with its logic. */
export function addItem(
  { roomItems, logic }: ExampleRoom,
  key: string,
  prefabName: string,
  values: Change,
  contentString: JsonValue = '',
): void {
  roomItems[key] = { ...structuredClone(roomItems['3'] ?? {}), prefabName, contentString };
  logic[key] = { Tasks: [], ViewNodes: [], ...values } as JsonObject;
}

/** Sets fields in roomSettingsExtraData. */
export function setExtraData({ settings }: ExampleRoom, values: JsonObject): void {
  const held = JSON.parse(String(settings.roomSettingsExtraData)) as JsonObject;
  settings.roomSettingsExtraData = JSON.stringify({ ...held, ...values });
}
