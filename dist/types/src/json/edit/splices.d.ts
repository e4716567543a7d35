import type { Splice } from './edit.js';
/** A stretch of a text, in whichever offsets the text is counted. */
interface Stretch {
    readonly start: number;
    readonly end: number;
}
/** Sorted by where they are, those that only insert before what begins there; of equals, the order they came in. */
export declare function sortSplices<S extends Stretch>(splices: Iterable<S>): S[];
/**
 * Whether two splices, in the order of {@link sortSplices}, want the same bytes. Two that only insert at the same offset
 * do not: both texts stand there, one after the other.
 */
export declare function overlap(first: Stretch, second: Stretch): boolean;
/**
 * The bytes with all splices made. Bytes outside the splices are copied as they are.
 *
 * @param splices in the order of {@link sortSplices}, without overlap
 * @throws RangeError when they overlap or lie outside the bytes
 */
export declare function applySplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array;
/**
 * What several rounds of splices come to: the text as pieces of the original and new pieces between them, and so, at any
 * time, as splices of the original.
 */
export declare class Revision {
    private readonly length;
    private pieces;
    /** @param length of the original, in bytes */
    constructor(length: number);
    /** Adds a round: splices of the text as it is by now, sorted, without overlap. */
    add(splices: readonly Splice[]): void;
    /** All rounds in one: splices of the original. */
    get splices(): Splice[];
}
export {};
