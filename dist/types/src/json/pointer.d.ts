/** One step from a container to what it holds: a member's key or an element's index, from 0. */
export type Step = string | number;
/** Writes a JSON Pointer (RFC 6901 section 3): `~` as `~0`, `/` as `~1`. The whole document is `""`. */
export declare function formatPointer(steps: readonly Step[]): string;
/**
 * Reads a JSON Pointer into its unescaped reference tokens. Whether `0` is a key or an index is for the
 * document to say, so every token stays a string.
 *
 * @throws RangeError when the pointer is not empty and does not begin with `/`, or holds a `~` that is neither `~0` nor `~1`.
 */
export declare function parsePointer(pointer: string): string[];
