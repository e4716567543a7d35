/**
 * The text of UTF-8 bytes in which halves of surrogate pairs may stand, as three bytes each (WTF-8): what a string with the
 * escape of a half decodes to.
 */
export declare function textOf(bytes: Uint8Array): string;
