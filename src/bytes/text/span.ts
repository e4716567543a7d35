declare const byteOffsetBrand: unique symbol;

/** A byte offset from the start of a text. Not a column and not a UTF-16 index. */
export type ByteOffset = number & { readonly [byteOffsetBrand]: true };

/** From `start` to `end`, exclusive, in any unit. */
export interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

/** The bytes from `start` to `end`, exclusive. */
export interface Span {
  readonly start: ByteOffset;
  readonly end: ByteOffset;
}

export function byteOffset(bytes: number): ByteOffset {
  return bytes as ByteOffset;
}

export function span(start: number, end: number): Span {
  return { start: byteOffset(start), end: byteOffset(end) };
}
