import type { LayoutTally } from './collector.js';
import type { Cursor } from './cursor.js';
import { type Matching } from './matching.js';
import { type NodeTable } from './node-table.js';
import type { Side } from './not-json.js';
/** A member or element that a message names. */
export interface Named {
    readonly table: NodeTable;
    readonly child: number;
    /** The record it is, `section` for a section of the snapshot; undefined for what is no record. */
    readonly record: string | undefined;
    /** The name of the container around it. */
    readonly around: string;
    /** Its position in the container, from 0. */
    readonly position: number;
}
/** The name of the child that is being compared, as a message begins with it. */
export declare function label(before: NodeTable, cursor: Cursor, isEmbedded: boolean): string;
/** The name of the innermost container: its key, with its position where it stands in lists. */
export declare function containerName(table: NodeTable, cursor: Cursor, side: Side): string;
export declare function changed(name: string, one: NodeTable, a: number, other: NodeTable, b: number): string;
export declare function noJson(name: string, after: NodeTable, node: number): string;
export declare function embedded(name: string, isText: boolean): string;
export declare function spelled(name: string, message: string): string;
export declare function numberSpelling(one: NodeTable, a: number, other: NodeTable, b: number): string;
/** How a string is spelled now, by the first character that shows it. */
export declare function stringSpelling(one: NodeTable, a: number, aEnd: number, other: NodeTable, b: number, bEnd: number): string;
export declare function keySpelling(before: NodeTable, child: number, message: string): string;
/**
 * @param repeated whether an equal key still stands there
 * @param takesAlong whether fields go with it that no schema knows
 */
export declare function removed(named: Named, repeated: boolean, takesAlong: boolean): string;
export declare function added(named: Named, repeated: boolean): string;
export declare function order(before: NodeTable, after: NodeTable, matching: Matching, inArray: boolean): string;
/** What is different between the tokens of a text. */
export declare function layout(before: Uint8Array, after: Uint8Array, { count }: LayoutTally, isEmbedded: boolean): string;
