import type { JsonObject, JsonValue } from '../src/json/value.js';
export declare const FIND_KEY = "mlh4k2p9x7q1ab";
export declare const FIND_KEY_COMPLETED = "mlh4k2p9z3w8cd";
export declare const OPEN_DOOR = "mlh5m8r2t6y4ef";
export declare const OPEN_DOOR_COMPLETED = "mlh5m8r2v1u7gh";
export interface ExampleRoom {
    roomItems: Record<string, JsonObject>;
    settings: JsonObject;
    roomTasks: JsonObject;
    quests: Record<string, JsonObject>;
    /** The values as they are inside their strings. */
    logic: Record<string, JsonObject>;
}
/** The text of the example room after `change`, indented by two spaces; the logic values are written into strings. */
export declare function room(change?: (room: ExampleRoom) => void): string;
/** The same with a change to the finished snapshot: to its logic strings, or to whole sections. */
export declare function rawRoom(change: (snapshot: Record<string, JsonValue>) => void): string;
/** Only the `quests` section of the example room, after `change`. */
export declare function questsOnly(change?: (quests: Record<string, JsonObject>) => void): string;
