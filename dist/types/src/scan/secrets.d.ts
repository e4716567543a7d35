import { type Span } from '../text/span.js';
/** Where a credential stands in a text, in UTF-16 units. */
interface Found {
    readonly start: number;
    readonly end: number;
}
/** A kind of credential that a string may hold. */
export interface SecretPattern {
    readonly name: string;
    /** What is looked for, in words. */
    readonly looksLike: string;
    /** Finds what must not be shown. Linear in the length of the text. */
    find(text: string): Iterable<Found>;
}
export declare const SIGNED_URL = "a signed upload URL";
/**
 * Credentials that the game-management API hands out or asks for: signed upload URLs (part 2, upload destination) and
 * access keys (part 5), with the ways in which object stores sign URLs.
 */
export declare const SECRET_PATTERNS: readonly SecretPattern[];
/** A quick look at a text for which a prescan gave hints: false means that it holds no secret. */
export declare function mayHoldSecrets(text: string): boolean;
/** A credential inside a string. */
export interface Secret {
    readonly name: string;
    /** What must not be shown. */
    readonly text: string;
    /** Where that stands: bytes of the text that the string is written in, escapes and all. */
    readonly span: Span;
}
/**
 * The secrets in a string token, in the order of the text.
 *
 * @param token the string's bytes, quotes included
 * @param text the same, decoded
 * @param key the member's key where the string is a member's value
 */
export declare function findSecrets(bytes: Uint8Array, token: Span, text: string, key?: string): Secret[];
/**
 * The secrets in bytes that cannot be read as JSON: what they stand in is not known, but they must not be shown either. A text
 * spelled with escapes may escape notice here.
 */
export declare function findRawSecrets(bytes: Uint8Array): Secret[];
/** Covers, in messages, whatever they quote of some secrets, even where the quotation was cut short. */
export declare class SecretMask {
    /** Sorted, so that the secret which a stretch of a message goes along with furthest is found by halving. */
    private readonly secrets;
    private readonly heads;
    private readonly headLengths;
    constructor(secrets: Iterable<string>);
    mask(message: string): string;
    private beginsAt;
    /** How far the text goes along with one of the secrets. */
    private longest;
}
export {};
