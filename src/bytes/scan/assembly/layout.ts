/*
 * What lies where in the memory of the prescan. Zeros precede and follow the text, so that reading a few bytes beyond it does no harm.
 * The hashes of keys come last, where the memory can grow.
 */

/** The result of a prescan, as 32-bit integers: see `writeResult`. */
export const RESULT: i32 = 64;
/** What each byte means inside a string. */
export const MARKS: i32 = 512;
/** The two levels. Each needs about 12,100 bytes. */
export const SURFACE: i32 = 1_024;
export const INSIDE: i32 = 16_384;
/** Where a text can be cut, as triples of 32-bit integers: see `cutAt`. They follow the words that the compiler puts before them. */
export const CUTS: i32 = i32(__heap_base);
/** The first byte of the text. */
export const TEXT: i32 = 65_536;
/** The number of zeros after the text. */
export const PADDING: i32 = 16;

export function byteAt(at: i32): i32 {
  return load<u8>(at);
}
