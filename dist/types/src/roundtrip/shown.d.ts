import { type NodeTable } from './node-table.js';
/** A value as messages show it: credentials covered, long texts cut, an object or list by its name. */
export declare function shownValue(table: NodeTable, node: number): string;
/** Two different values, each as it is shown beside the other. Long texts that begin alike are shown from where they part. */
export declare function shownPair(one: NodeTable, a: number, other: NodeTable, b: number): [before: string, after: string];
/** A key as a message begins with it: as it is when it is a plain name, else quoted. */
export declare function shownName(key: string): string;
/** The first character that two string tokens of equal meaning spell differently, and both its spellings. */
export declare function firstRespelling(one: Uint8Array, a: number, aEnd: number, other: Uint8Array, b: number, bEnd: number): {
    readonly character: string;
    readonly before: string;
    readonly after: string;
};
/** A spelling as a message shows it: with everything that a terminal would obey made visible. */
export declare function shownSpelling(text: string): string;
