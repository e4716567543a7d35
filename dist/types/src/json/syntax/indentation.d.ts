/** How far a character is indented that is the first of its line, in bytes of white space; undefined where it is not. */
export declare function indentationAt(bytes: Uint8Array, offset: number): number | undefined;
/** How far the line is indented that holds a character; undefined where it begins far before it. */
export declare function indentationAround(bytes: Uint8Array, offset: number): number | undefined;
