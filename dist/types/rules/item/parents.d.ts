import type { JsonObject } from '../../src/json/value.js';
export declare const PARENT = "parentItemID";
/** The key of an item's parent (game-management API, part 2, item record fields); undefined where it has none: 0, by public observation. */
export declare function parentOf(record: JsonObject): string | undefined;
