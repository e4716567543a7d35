/**
 * The text of a valid string token, quotes included in `start` to `end` (byte offsets). Exact for every string,
 * escaped surrogates without their other half included.
 */
export declare function stringText(bytes: Uint8Array, start: number, end: number): string;
