/** Whether two hex digits are those of a letter, a digit or a sign of which the names of credentials consist, or of `?`. */
export declare function mayBelongToSecret(bytes: Uint8Array, at: number): boolean;
/** Whether a key says that its value is a credential. */
export declare function isSecretKey(bytes: Uint8Array, start: number, end: number): boolean;
/** Whether a credential may begin at one of the bytes that `inString` marks with 3. */
export declare function mayBeginSecret(bytes: Uint8Array, at: number, end: number): boolean;
/** The end of a query, negated where it names `sig`, `Signature`, `Security-Token` or `upload_id` and may be that of a signed URL. */
export declare function endOfPlainQuery(bytes: Uint8Array, from: number, end: number): number;
