import { type Shape } from '../schema/known-fields.js';
import { NodeTable } from './node-table.js';
/**
 * What the schemas know about a node: the shape of a record depends on the `$type` in it. An object where a string with the
 * JSON of an object belongs, as hand-written snapshots have it, is that object.
 */
export declare function nodeShape(table: NodeTable, node: number, placed: Shape): Shape;
export declare function keyText(table: NodeTable, node: number): string;
export declare function nodeText(table: NodeTable, node: number): string;
/**
 * Whether something that no schema knows is lost when a value goes. A record that goes as a whole takes what is in it along, and so
 * does a record inside; a field that goes from a record that stays does not.
 *
 * @param shape what is known about the place
 * @param gone whether the value goes as a whole; false when something else stands in its place
 */
export declare function losesUnknown(table: NodeTable, node: number, shape: Shape, gone: boolean): boolean;
