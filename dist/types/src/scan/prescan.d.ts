/** What a quick look found at one level: on the surface of a text, or inside its strings that hold JSON. */
export interface LevelPrescan {
    /** Deepest nesting of arrays and objects; 0 for a bare value. Inside strings: in the deepest of them. */
    readonly depth: number;
    /** Colons outside strings: in valid JSON, the number of members. */
    readonly members: number;
    /** Some object seems to have equal keys, or is spelled so that a quick look cannot tell. */
    readonly keysToCheck: boolean;
    /** Some key holds an escape, and may be equal to one that is spelled otherwise: only counting members can tell. */
    readonly escapedKeys: boolean;
    /** Some number may be one that a double-precision reader changes. */
    readonly numbersToCheck: boolean;
    /** Some escape may be half a surrogate pair. */
    readonly surrogatesToCheck: boolean;
}
/**
 * What one quick look at JSON text tells. A clean text needs no positions: the prescan says which of the slow, exact
 * readers have something to look for.
 */
export interface Prescan {
    readonly surface: LevelPrescan;
    /** Strings that begin with a brace or bracket, taken as JSON text, all together. */
    readonly inside: LevelPrescan;
    /** Some string may hold a credential: see `mayHoldSecrets`. */
    readonly secretHints: boolean;
}
/**
 * Prescans the bytes from `start` to `end` (byte offsets) in one pass, strings that hold JSON included. The answer is exact
 * for valid JSON; for anything else it is of no use, but harmless. What is "to check" may turn out to be sound, never the
 * other way round.
 */
export declare function prescan(bytes: Uint8Array, start?: number, end?: number): Prescan;
