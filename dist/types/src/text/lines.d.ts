import type { ByteOffset } from './span.js';
declare const lineBrand: unique symbol;
declare const columnBrand: unique symbol;
/** A line, counted from 1. */
export type Line = number & {
    readonly [lineBrand]: true;
};
/** A column in UTF-16 code units, counted from 1. */
export type Utf16Column = number & {
    readonly [columnBrand]: true;
};
/** An offset in bytes, with the line and column that an editor shows for it. */
export interface Position {
    readonly offset: ByteOffset;
    readonly line: Line;
    readonly column: Utf16Column;
}
/**
 * Lines and columns for offsets that are sorted upwards, in one pass. Lines end at LF, CRLF or a lone CR; a
 * byte-order mark is no column; a byte that is not UTF-8 counts one column.
 */
export declare function positions(bytes: Uint8Array, sorted: readonly ByteOffset[]): Map<ByteOffset, Position>;
export {};
