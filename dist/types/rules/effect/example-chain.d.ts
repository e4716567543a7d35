import type { JsonObject } from '../../src/json/value.js';
/** The effect that fires linked tasks (quest and task records, part 2, quest chaining). */
export declare const CHAIN = "RunTriggersFromEffector";
/** A chain, with its one linked task at hand. */
export interface Chain {
    readonly chain: JsonObject;
    readonly linkedTask: JsonObject;
}
/** The example room after a change to its chain, which stands in the second task of item 3. */
export declare function roomWithChain(change: (chain: Chain) => void): string;
