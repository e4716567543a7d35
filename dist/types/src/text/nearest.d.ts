/**
 * The candidate that a mistyped word was most likely meant to be; undefined when none is near.
 *
 * @param mostSlips so many letters may be wrong. Two in all but the shortest words, unless given: exchanged letters count as two
 */
export declare function nearest(word: string, candidates: Iterable<string>, mostSlips?: number): string | undefined;
/** `did you mean "x"?`, or what else to say when nothing is near. */
export declare function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string;
/**
 * The key that is most likely a field, misspelled: in another case, or with a slip or two where it is long enough to tell.
 *
 * @param field a field that the keys lack
 */
export declare function misspelled(field: string, keys: Iterable<string>): string | undefined;
