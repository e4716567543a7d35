import type { TextEdit } from './edit.js';
import type { InnerSpan } from './locate.js';
/** A wanted place and the wanted places below it, so that one pass over the text finds them all. */
export declare class Want {
    members: Map<string, Want> | undefined;
    /** What is wanted inside the string here. */
    inside: Want | undefined;
    inner: InnerSpan[] | undefined;
    found: Found | undefined;
    /** Whether the members or elements here are to be listed: something is put between them. */
    listed: boolean;
    /** Of the root of a text: what is to be changed in it, by the group that it belongs to. */
    edits: Map<readonly TextEdit[], TextEdit[]> | undefined;
    member(step: string): Want;
}
/** Where a wanted place was found. Of equal keys the last one counts, as in JSON.parse. */
export interface Found {
    /** Start and end of the value, then of the key: offsets first in the text of the place, in the end in the file. */
    readonly offsets: number[];
    /** How many strings lie around the place. */
    readonly depth: number;
    /** The same place under equal keys, earlier in the text. */
    readonly earlier: readonly Found[];
    /** Of a listed container: start and end of each key (NONE for an element) and of each value, in offsets of its own text. */
    readonly list: readonly number[] | undefined;
}
/** Stands for an offset that a place does not have: an element has no key. */
export declare const NONE = -1;
