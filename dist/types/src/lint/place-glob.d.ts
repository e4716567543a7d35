/** Says whether a place, given by its pointer into the file and those inside strings, is meant. */
export type PlaceMatcher = (pointer: string, embedded: readonly string[]) => boolean;
/**
 * Reads a pointer glob. A step `*` stands for any one step, `**` for any number of them, none included, and a `*` within a
 * step for any text. What stands before the first `#` is held against the pointer into the file, each part behind a
 * further `#` against the pointer inside the string there: `/logic/*#/Tasks/*` is every task of every logic value.
 *
 * A glob means exactly the places that it matches, not what is below them, unless it ends in `/**`: then it covers
 * everything below, also inside strings. `/quests/**` is `/quests` and all of it.
 *
 * @throws RangeError for a glob in which {@link placeGlobFault} finds a fault
 */
export declare function placeMatcher(glob: string): PlaceMatcher;
/** What is wrong with a pointer glob, and what would be right; undefined when nothing is. */
export declare function placeGlobFault(glob: string): string | undefined;
