import { type Span } from '../text/span.js';
import type { Place } from './place.js';
import { type Found, type InnerSpan, PlaceQuery } from './place-query.js';
/** Where a place is in the file. Spans inside strings are also bytes of the file: a quote written `\"` is two. */
export interface Location {
    readonly value: Span;
    /** The key, quotes included; undefined for an element of an array and for the root of a text. */
    readonly key: Span | undefined;
    /** How many strings lie around the place: 0 on the surface of the file. */
    readonly depth: number;
    /** The same place exists earlier in the text under an equal key: without this one, that one would count. */
    readonly repeated: boolean;
}
/** Finds places in the bytes they belong to. Places that the text does not have are left out. */
export interface Locations {
    of(place: Place): Location | undefined;
    ofInner(wanted: InnerSpan): Span | undefined;
}
/** A text to be written into one of the texts. Its offsets are carried outwards together with those of the places. */
export interface CarriedText {
    readonly offsets: number[];
}
/** Plans what is written into each text while the locator has it open. json/edit is the one that does. */
export interface TextWriter<Carried extends CarriedText> {
    /** What is written into the text whose query root is `root`, with offsets in that text. */
    plan(bytes: Uint8Array, root: PlaceQuery, depth: number): Carried[];
    /** Escapes what was planned inside the string token from `start` to `end` of `bytes`. Called once for each string around it. */
    escape(texts: readonly Carried[], bytes: Uint8Array, start: number, end: number): void;
}
/**
 * Locates all places together: one pass over the file and one over each string that holds a wanted place. Of equal keys
 * the last one counts, as in JSON.parse. Linear in the size of the text and the number of places.
 */
export declare function locate(bytes: Uint8Array, places: Iterable<Place>, innerSpans?: Iterable<InnerSpan>): Locations;
/** Collects queries, then answers all of them in one run. */
export declare class Locator<Carried extends CarriedText> implements Locations {
    private readonly root;
    private readonly queries;
    private readonly inner;
    /** Whether anything wanted was found under equal keys. */
    private repeats;
    query(places: Iterable<Place>, innerSpans: Iterable<InnerSpan>): void;
    /** The query of a place, made with those of all places around it. */
    queryFor(place: Place): PlaceQuery;
    run(bytes: Uint8Array, writer: TextWriter<Carried> | undefined): void;
    of(place: Place): Location | undefined;
    ofInner(wanted: InnerSpan): Span | undefined;
    /**
     * Where a place is. Of equal keys the last counts, so nothing below an earlier one is part of it: neither the place nor an
     * earlier one like it.
     */
    find(place: Place): Found | undefined;
    /** Fills in `found` of all queries in one text, and returns the offsets and texts that the text around it has to map. */
    private locateIn;
}
