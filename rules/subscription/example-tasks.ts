import type { JsonObject } from '../../src/json/value.js';
import { room } from '../example-room.js';

/** The example room after a change to one of an item's Tasks. */
export function roomWithTask(itemKey: string, index: number, change: (task: JsonObject) => void): string {
  return room(({ logic }) => {
    const tasks = logic[itemKey]?.Tasks as JsonObject[] | undefined;
    const task = tasks?.[index];
    if (task === undefined) throw new Error(`item ${itemKey} has no task ${index}`);
    change(task);
  });
}

/**
 * A room with a button and nothing else, whose trigger subscription and its DirectEffector have these Ids. Examples whose
 * fix makes a UUID use it, because that follows from all bytes of the file: the larger room may change.
 */
export function roomWithButton(id: string, directId: string): string {
  const zero = { x: 0, y: 0, z: 0 };
  const tasks = [
    {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      DirectEffector: { Effector: { $type: 'HideObjectEvent' }, Id: directId, TargetState: 2, Name: '' },
      Id: id,
      TargetState: 2,
      Name: '',
    },
  ];
  const button = { prefabName: 'GLB', pos: zero, rot: { ...zero, w: 1 }, scale: { x: 1, y: 1, z: 1 } };
  return JSON.stringify(
    { roomItems: { '2': button }, logic: { '2': JSON.stringify({ Tasks: tasks, ViewNodes: [] }) } },
    null,
    2,
  );
}
