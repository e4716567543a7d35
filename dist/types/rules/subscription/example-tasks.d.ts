import type { JsonObject } from '../../src/json/value.js';
/** The example room after a change to one of an item's Tasks. */
export declare function roomWithTask(itemKey: string, index: number, change: (task: JsonObject) => void): string;
/**
 * A room with a button and nothing else, whose trigger subscription and its DirectEffector have these Ids. Examples whose
 * fix makes a UUID use it, because that follows from all bytes of the file: the larger room may change.
 */
export declare function roomWithButton(id: string, directId: string): string;
