/** Whether two JSON texts have the same tokens, byte for byte: only the white space between them differs. */
export declare function sameTokens(one: Uint8Array, other: Uint8Array): boolean;
