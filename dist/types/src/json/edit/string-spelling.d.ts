/**
 * The way in which a string is written: which characters it escapes, and how. New text that goes into the string is
 * written in the same way: `\/` where the string writes `\/`, `\u00e9` where it writes no `é`, and capital hex digits where it has
 * them. Of what the string does not show, only what JSON demands is escaped.
 */
export declare class StringSpelling {
    private readonly asciiOnly;
    private readonly ascii;
    private beyondAscii;
    private capitals;
    /**
     * @param start byte offset of the opening quote
     * @param end byte offset after the closing quote
     * @param asciiOnly says, when the string does not show it, whether the text around it keeps to ASCII
     */
    constructor(bytes: Uint8Array, start: number, end: number, asciiOnly: () => boolean);
    private see;
    private seeUnicode;
    /** The text as it is written between the quotes of the string. */
    spell(text: string): string;
    /** How the unit is written; undefined for as it is. */
    private escape;
    private unicode;
}
/**
 * How a text spells what is beyond ASCII: as it is, or only as escapes. Decides how new JSON is spelled in it.
 */
export declare class TextSpelling {
    private readonly bytes;
    private known;
    constructor(bytes: Uint8Array);
    /** Whether the text writes what is beyond ASCII as escapes, and has some. */
    get asciiOnly(): boolean;
    /** JSON text with everything beyond ASCII escaped, if that is how the text around it does it. */
    spell(json: string): string;
}
