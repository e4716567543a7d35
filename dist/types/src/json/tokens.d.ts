/**
 * What a token is. The last group never stands in valid JSON: the scanner names what people write instead, so that
 * a message can name it too.
 */
export declare const Token: {
    readonly end: 0;
    readonly space: 1;
    readonly openObject: 2;
    readonly closeObject: 3;
    readonly openArray: 4;
    readonly closeArray: 5;
    readonly colon: 6;
    readonly comma: 7;
    readonly string: 8;
    readonly number: 9;
    readonly literal: 10;
    readonly faultyString: 11;
    readonly unclosedString: 12;
    readonly singleQuoted: 13;
    readonly faultyNumber: 14;
    readonly word: 15;
    readonly lineComment: 16;
    readonly blockComment: 17;
    readonly unclosedComment: 18;
    readonly stray: 19;
    readonly curlyQuoted: 20;
    readonly conflictMarker: 21;
};
export type Token = (typeof Token)[keyof typeof Token];
/** The characters `start` to `end` of a text of which they are known to be ASCII; other bytes come out as Latin-1. */
export declare function asciiText(bytes: Uint8Array, start: number, end: number): string;
/**
 * Splits bytes into tokens, of valid JSON and of anything else: the tokens, joined, are the input. Each call of
 * {@link next} sets `kind`, `start` and `end` (byte offsets, `end` exclusive). Runs in linear time and keeps no stack.
 */
export declare class Scanner {
    readonly bytes: Uint8Array;
    readonly limit: number;
    kind: Token;
    start: number;
    end: number;
    /** Up to here a look ahead has found no closing quote or apostrophe: it is not made twice, or time would be quadratic. */
    private noClosingQuoteBefore;
    private noApostropheBefore;
    constructor(bytes: Uint8Array, start?: number, limit?: number);
    /** Moves to the next token; `Token.end` when there is none. */
    next(): Token;
    /** Moves to the next token that is not white space. */
    nextSolid(): Token;
    private close;
    private run;
    private string;
    private number;
    private word;
    /** Seven times the same of `<|=>` at the start of a line is where git could not merge. */
    private strayOrMarker;
    private comment;
    private singleQuoted;
    /** What a word processor makes of a quoted text: up to the next curly quote on the line, or the one quote alone. */
    private curlyQuoted;
    /**
     * A string that runs into a line break was either written over several lines or never closed. It is taken to go on
     * when the next quote is followed by what may follow a string.
     */
    private goesOnAfterLineBreak;
}
/** Length in bytes of the escape at `at` (RFC 8259 section 7); 0 when it is none. */
export declare function escapeLength(bytes: Uint8Array, at: number, limit: number): number;
/** The value of the four hex digits at `at`; -1 when they are not four hex digits. */
export declare function hexUnit(bytes: Uint8Array, at: number, limit: number): number;
