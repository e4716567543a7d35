/**
 * Whether two JSON numbers have exactly the same decimal value, however they are written. The two zeros are different:
 * `-0` is not `0`.
 *
 * @param a a number by RFC 8259 section 6
 * @param b another
 */
export declare function sameNumber(a: string, b: string): boolean;
/** Whether the bytes from `a` to `aEnd` of one text are those from `b` to `bEnd` of another. */
export declare function sameBytes(one: Uint8Array, a: number, aEnd: number, other: Uint8Array, b: number, bEnd: number): boolean;
/** Whether two string tokens that are spelled differently (quotes included) mean the same text. */
export declare function sameText(one: Uint8Array, a: number, aEnd: number, other: Uint8Array, b: number, bEnd: number): boolean;
