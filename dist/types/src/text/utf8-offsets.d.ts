/** Offsets in the UTF-8 of a text for indexes into it, which must be sorted upwards. A lone surrogate has three bytes. */
export declare function utf8Offsets(text: string, indexes: readonly number[]): number[];
