/**
 * The most bytes of JSON that an import takes: 50 MB in the larger of its two meanings. Game-management REST
 * API, part 8.
 */
export const MAX_IMPORTED_BYTES = 52_428_800;

/** 50 MB in the smaller meaning, which is sure to be taken. */
export const SURELY_IMPORTED_BYTES = 50_000_000;
