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

/** A chain, with its one linked task at hand. */
interface Chain {
  readonly chain: JsonObject;
  readonly linkedTask: JsonObject;
}

/** The example room after a change to its chain, the second task of item 3. */
export function roomWithChain(change: (chain: Chain) => void): string {
  return roomWithTask('3', 1, ({ Effector }) => {
    const chain = Effector as JsonObject;
    const [linkedTask = {}] = chain.linkedTasks as JsonObject[];
    change({ chain, linkedTask });
  });
}
