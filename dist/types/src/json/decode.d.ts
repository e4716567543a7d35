/**
 * Decodes a string token (quotes included) to the UTF-8 bytes of its content. An escaped surrogate without its other
 * half, which UTF-8 has no bytes for, becomes the three bytes it would have (as in WTF-8), so that nothing is lost.
 *
 * @param start byte offset of the opening quote
 * @param end byte offset after the closing quote
 */
export declare function decodeString(bytes: Uint8Array, start: number, end: number): Uint8Array;
/**
 * Turns offsets into the decoded content of a string token into offsets in the text that holds the token: each the
 * first byte of the character that stands there, or the closing quote for the end of the content. No map is kept:
 * one pass answers all offsets, which must be sorted upwards.
 */
export declare function sourceOffsets(bytes: Uint8Array, start: number, end: number, decodedOffsets: readonly number[]): number[];
export declare function isHighSurrogate(unit: number): boolean;
export declare function isLowSurrogate(unit: number): boolean;
