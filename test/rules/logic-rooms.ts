import type { JsonObject, JsonValue } from '../../src/json/value.js';

/* Rooms of items with logic, as small as a room can be. */

const ZERO = { x: 0, y: 0, z: 0 };
/** An item by its prefab, and its logic. */
export type Item = readonly [prefab: string, logic: JsonObject, tasks?: readonly JsonObject[] | undefined];

export const item = (...parts: Item): Item => parts;

export const trigger = ($type: string, index = 0): JsonObject => ({
  $type: 'TaskTriggerSubscription',
  Trigger: { $type },
  DirectEffector: { Effector: { $type: 'HideObjectEvent' }, Id: uuid(2 * index), TargetState: 2, Name: '' },
  Id: uuid(2 * index + 1),
  TargetState: 2,
  Name: '',
});
export const effect = ($type: string): JsonObject => ({
  ...trigger('OnPlayerDied'),
  DirectEffector: { Effector: { $type }, Id: uuid(8), TargetState: 2, Name: '' },
});

function uuid(number: number): string {
  return `a3d1f5b7-2c4e-4f60-8a9b-${String(number).padStart(12, '0')}`;
}

/** A room with these items, from item 5 on. */
export function roomOf(
  items: readonly Item[],
  change: (room: Record<string, JsonObject>) => void = () => {},
): string {
  const room: Record<string, JsonObject> = { roomItems: {}, logic: {} };
  for (const [index, [prefabName, logic, tasks = []]] of items.entries()) {
    const item: JsonObject = { prefabName, pos: ZERO, rot: { ...ZERO, w: 1 }, scale: { x: 1, y: 1, z: 1 } };
    Object.assign(room.roomItems ?? {}, { [index + 5]: item });
    Object.assign(room.logic ?? {}, {
      [index + 5]: JSON.stringify({ Tasks: tasks as JsonValue[], ViewNodes: [], ...logic }),
    });
  }
  change(room);
  return JSON.stringify(room, null, 2);
}
