/** White space between tokens (RFC 8259, section 2). */
export declare function isSpace(byte: number | undefined): boolean;
/** The offset behind the white space that begins at `from`. */
export declare function skipSpace(bytes: Uint8Array, from: number): number;
