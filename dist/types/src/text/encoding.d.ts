import { type Span } from './span.js';
export type EncodingFault = {
    readonly kind: 'byte-order-mark';
    readonly span: Span;
} | {
    readonly kind: 'other-encoding';
    readonly encoding: 'UTF-16' | 'UTF-32';
    readonly span: Span;
} | {
    readonly kind: 'not-utf8';
    readonly span: Span;
};
/** Length in bytes of the UTF-8 byte-order mark at the start: 3 or 0. */
export declare function byteOrderMarkLength(bytes: Uint8Array): number;
/** UTF-16 or UTF-32 by its byte-order mark, or by the zero bytes of the ASCII character that JSON text begins with. */
export declare function otherEncoding(bytes: Uint8Array): EncodingFault | undefined;
/** Decodes UTF-8, strictly; undefined when the bytes are none. A byte-order mark stays in the text. */
export declare function decodeUtf8(bytes: Uint8Array): string | undefined;
/** The runs of bytes that are not UTF-8 (RFC 3629 section 4), in order, up to `limit`. */
export declare function findInvalidUtf8(bytes: Uint8Array, limit?: number): EncodingFault[];
/** Bytes of the UTF-8 character at `at`: 1 to 4; 0 when there is none. */
export declare function characterLength(bytes: Uint8Array, at: number): number;
