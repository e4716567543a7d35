import { type JsonValue } from '../../src/json/value.js';
/**
 * Whether two values are the same: numbers by value, lists in order, objects whatever the order of their members.
 * Keeps its own stack: how deep the values go is for the file to choose.
 */
export declare function sameValue(one: JsonValue, other: JsonValue): boolean;
