import type { NodeTable } from './node-table.js';
/** Has no partner in the other text. */
export declare const ALONE = -1;
/** Which children of two containers belong together. Positions count from 0. */
export interface Matching {
    readonly before: Int32Array;
    readonly after: Int32Array;
    /** For each child of the container before: the position of its partner, or {@link ALONE}. */
    readonly partners: Int32Array;
    /** The positions of the children after that have no partner. */
    readonly added: readonly number[];
    /** The partners do not follow each other as they did. */
    readonly reordered: boolean;
    /** Whether some key has become more or less frequent and still stands on both sides. */
    isRepeated(side: 'before' | 'after', position: number): boolean;
}
/**
 * Matches the children of two containers of one kind: members by key, elements by their Id, other elements by position.
 * undefined when each belongs to the one at its own position, which is the usual case and costs no memory.
 */
export declare function matchChildren(one: NodeTable, a: number, other: NodeTable, b: number): Matching | undefined;
/** The value of an object's `Id`, else of its `id`, where that is a string; -1 where there is none. Of equal keys the last counts. */
export declare function idNode(table: NodeTable, element: number): number;
