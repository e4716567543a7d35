import { type Position } from '../text/lines.js';
/** Which of the two texts is meant: the one that was, or the one that is. */
export type Side = 'before' | 'after';
/** One of the texts cannot be read as JSON, so there is nothing to compare. */
export declare class NotJsonError extends Error {
    readonly which: Side;
    /** Where the first fault begins. */
    readonly at: Position;
    /** What is wrong there and what to do about it. */
    readonly fault: string;
    readonly name = "NotJsonError";
    constructor(which: Side, 
    /** Where the first fault begins. */
    at: Position, 
    /** What is wrong there and what to do about it. */
    fault: string);
}
/** The first thing that keeps a text from being read. Only for texts that are known to be no JSON. */
export declare function notJson(which: Side, bytes: Uint8Array): NotJsonError;
