import type { JsonObject } from '../../src/json/value.js';
import { roomWithTask } from '../subscription/example-tasks.js';

/** The effect that fires linked tasks (quest and task records, part 2, quest chaining). */
export const CHAIN = 'RunTriggersFromEffector';

/** A chain, with its one linked task at hand. */
export interface Chain {
  readonly chain: JsonObject;
  readonly linkedTask: JsonObject;
}

/** The example room after a change to its chain, which stands in the second task of item 3. */
export function roomWithChain(change: (chain: Chain) => void): string {
  return roomWithTask('3', 1, ({ Effector }) => {
    const chain = Effector as JsonObject;
    const [linkedTask = {}] = chain.linkedTasks as JsonObject[];
    change({ chain, linkedTask });
  });
}
