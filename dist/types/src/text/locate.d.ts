import { type Splice, type TextEdit } from './edit.js';
import type { Place } from './place.js';
import { type Span } from './span.js';
/** Where a place stands in the file. Inside strings, too, these are bytes of the file: a quote written `\"` is two. */
export interface Location {
    readonly value: Span;
    /** The key, quotes included; undefined for an element of an array and for the root of a text. */
    readonly key: Span | undefined;
    /** How many strings lie around the place: 0 on the surface of the file. */
    readonly depth: number;
    /** The same place stands earlier in the text, too, under an equal key: with this one removed, that one would count. */
    readonly repeated: boolean;
}
/** A span of the text that a string holds, in bytes of its decoded content, and where that is in the file. */
export interface InnerSpan {
    readonly holder: Place;
    readonly inner: Span;
}
/** Finds places in the bytes they belong to. Places that the text does not have are left out. */
export interface Locations {
    of(place: Place): Location | undefined;
    ofInner(wanted: InnerSpan): Span | undefined;
    /**
     * What edits that were to be made together come to: splices of the file, sorted, without overlap.
     *
     * @throws EditError when the text has no room for one of them, or two of them overlap
     */
    splicesOf(edits: readonly TextEdit[]): readonly Splice[];
}
/**
 * Locates all places together: one pass over the file and one over each string that holds a wanted place. Of equal keys
 * the last one counts, as in JSON.parse. Linear in the size of the text and the number of places.
 *
 * @param edits groups of edits, each made together or not at all, and none knowing of the others
 */
export declare function locate(bytes: Uint8Array, places: Iterable<Place>, innerSpans?: Iterable<InnerSpan>, edits?: Iterable<readonly TextEdit[]>): Locations;
