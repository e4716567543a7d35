/** 50 MB in the larger of its two meanings, 50 times 1024 times 1024 bytes: beyond it no import takes the file. */
export declare const MAX_BYTES = 52428800;
/** 50 MB in the smaller meaning. */
export declare const SURE_BYTES = 50000000;
/** `52428801` as `52,428,801`. */
export declare function grouped(count: number): string;
