declare const byteOffsetBrand: unique symbol;
/** A number of bytes from the start of a text, from 0. Never a column and never a UTF-16 index. */
export type ByteOffset = number & {
    readonly [byteOffsetBrand]: true;
};
/** Bytes from `start` up to, not including, `end`. */
export interface Span {
    readonly start: ByteOffset;
    readonly end: ByteOffset;
}
export declare function byteOffset(bytes: number): ByteOffset;
export declare function span(start: number, end: number): Span;
export {};
