import { type Span } from '../../text/span.js';
/** What may not stand in a string as it does. */
export interface StringFault {
    readonly kind: 'bad-escape' | 'line-break-in-string' | 'control-character';
    readonly span: Span;
}
/** The faults inside a string token from `start` to `end` (byte offsets, quotes included), up to `limit`. */
export declare function findStringFaults(bytes: Uint8Array, start: number, end: number, limit: number): StringFault[];
/**
 * Looks on a line for a quote after which a string may end.
 *
 * @returns where it stands, and the byte that follows it and its spaces (undefined: none); or the end of the line, where there is none
 */
export declare function seekStringEnd(bytes: Uint8Array, from: number): {
    readonly quote: number;
    readonly next: number | undefined;
} | {
    readonly lineEnd: number;
};
