/** The largest JSON of an import: 50 MB in the larger meaning (game-management REST API, part 8). */
export const MAX_IMPORTED_BYTES = 52_428_800;

/** 50 MB in the smaller meaning, which is sure to be taken. */
export const SURELY_IMPORTED_BYTES = 50_000_000;
