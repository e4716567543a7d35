import { Token } from './tokens.js';
/** What {@link readTree} tells of a JSON text, in the order of the text. All numbers are byte offsets, ends exclusive. */
export interface TreeVisitor {
    /** A member's key, quotes included. Its value follows. */
    key?(start: number, end: number): void;
    /** A string, number or literal in a value's place. */
    scalar?(kind: Token, start: number, end: number): void;
    /** An array or object begins. Return false to end the reading. */
    open?(isArray: boolean, start: number): boolean | undefined;
    /** An array or object ends; `end` is the offset after its bracket. */
    close?(isArray: boolean, start: number, end: number): void;
}
/**
 * Reads JSON text from front to back without a call stack: a million levels are only a longer list. Meant for valid
 * JSON; on anything else it goes on as well as it can, and what it tells up to the first fault is right.
 */
export declare function readTree(bytes: Uint8Array, visitor: TreeVisitor): void;
