import type { JsonValue } from '../value.js';
/** How JSON is laid out at one place: what stands between a key and its value, and between neighbours. */
export interface Layout {
    /** The colon and the white space around it. */
    readonly colon: string;
    /** The comma between two neighbours and the white space around it. */
    readonly gap: string;
    /** How lines begin, where each neighbour has a line of its own. */
    readonly lines: Lines | undefined;
}
export interface Lines {
    /** LF, CRLF or CR. */
    readonly lineBreak: string;
    readonly indentation: string;
    /** What each level adds to the indentation. */
    readonly unit: string;
}
/** The layout of a text as a whole, read off its first member: for what has no neighbours to follow. */
export declare class TextLayout {
    readonly colon: string;
    readonly lineBreak: string;
    /** What each level adds to the indentation. */
    readonly unit: string;
    constructor(bytes: Uint8Array);
}
/** White space from the start of a line up to `at`; undefined where something else stands before it on its line. */
export declare function lineStart(bytes: Uint8Array, at: number): string | undefined;
/** What follows the last line break; undefined without one. */
export declare function afterLastBreak(space: string): string | undefined;
/** The lines that white space between two neighbours tells of; undefined where both stand on one. */
export declare function linesOf(space: string, unit: string): Lines | undefined;
/** A value as JSON text, laid out like what stands around it. Takes a call a level. */
export declare function spellValue(value: JsonValue, layout: Layout): string;
