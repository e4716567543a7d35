import type { Range } from '../lint/finding.js';
/** How two texts differ at a place, the gravest first. */
export declare const DIFFERENCE_CLASSES: readonly ['removed', 'changed', 'added', 'order', 'spelling', 'layout'];
export type DifferenceClass = (typeof DIFFERENCE_CLASSES)[number];
/** A place of one of the two texts, with its bytes, lines and columns. */
export interface DifferencePlace extends Range {
    /** RFC 6901 pointer into the file. */
    readonly pointer: string;
    /** Pointers inside strings that hold JSON, outermost first. */
    readonly embedded: readonly string[];
}
/** One difference between two texts. A place is missing where that text has nothing there. */
export interface Difference {
    readonly class: DifferenceClass;
    /** Whether the schemas know the field, section or `$type` that differs. */
    readonly known: boolean;
    /** What differs, in a creator's words, with both values where that helps. */
    readonly message: string;
    /** How often the same stands here: white space is told once a text. 1 for everything else. */
    readonly count: number;
    readonly before: DifferencePlace | undefined;
    readonly after: DifferencePlace | undefined;
    /** Whether `--keep` or `--allow` forgives it. */
    readonly forgiven: boolean;
}
/** Differences of one class at places that are alike, such as one field of every item. */
export interface DifferenceGroup {
    readonly class: DifferenceClass;
    readonly known: boolean;
    readonly forgiven: boolean;
    /** The pointers with a star for every key and index that varies, those inside strings after `#`. */
    readonly places: string;
    readonly count: number;
    readonly first: Difference;
}
/** What must be the same: every byte, every value, or everything that the schemas do not know. */
export declare const KEEPS: readonly ['bytes', 'values', 'unknown'];
export type Keep = (typeof KEEPS)[number];
export type Verdict = 'identical' | 'kept' | 'lost';
export interface Comparison {
    readonly verdict: Verdict;
    readonly keep: Keep;
    /** In the order of the text before, then of the one after; at most `mostDifferences` of them. */
    readonly differences: readonly Difference[];
    /** How many more there are. */
    readonly omitted: number;
    /** All of them, also those that are omitted above: not forgiven before forgiven, worst class first, unknown before known. */
    readonly groups: readonly DifferenceGroup[];
}
