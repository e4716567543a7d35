import type { Span } from '../text/span.js';
import type { Place } from './place.js';
/** A span of the text that a string holds, in bytes of its decoded content, and where that is in the file. */
export interface InnerSpan {
    readonly holder: Place;
    readonly inner: Span;
}
/** A wanted place and the wanted places below it, so that one pass over the text finds them all. */
export declare class PlaceQuery {
    members: Map<string, PlaceQuery> | undefined;
    /** What is wanted inside the string here. */
    inside: PlaceQuery | undefined;
    inner: InnerSpan[] | undefined;
    found: Found | undefined;
    /** Whether the members or elements here are to be listed: something is put between them. */
    listed: boolean;
    member(step: string): PlaceQuery;
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
