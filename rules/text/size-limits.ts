/** 50 MB in the larger of its two meanings: 50 times 1024 times 1024 bytes. */
export const MAX_BYTES = 52_428_800;

/** 50 MB in the smaller meaning. */
export const SURE_BYTES = 50_000_000;

/** `52428801` as `52,428,801`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
