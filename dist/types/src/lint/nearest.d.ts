/** The candidate that a mistyped word was most likely meant to be; undefined when none is near. */
export declare function nearest(word: string, candidates: Iterable<string>): string | undefined;
/** `did you mean "x"?`, or what else to say when nothing is near. */
export declare function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string;
