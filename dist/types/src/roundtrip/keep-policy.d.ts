import type { PlaceMatcher } from '../lint/place-glob.js';
import type { DifferenceClass, Keep } from './difference.js';
/** What decides whether a difference matters. */
export interface Judged {
    readonly class: DifferenceClass;
    readonly known: boolean;
    /** It stands in a string that holds JSON. */
    readonly isEmbedded: boolean;
    /** Elements of an array: their order is part of the value, that of members is not. */
    readonly inArray: boolean;
    /** It stands in a field that no schema knows, and which has to stay as it is. */
    readonly inUnknown: boolean;
}
/** What has to be kept, and what is exempt. */
export declare class KeepPolicy {
    readonly keep: Keep;
    private readonly allow;
    constructor(keep: Keep, allow: readonly PlaceMatcher[]);
    get hasExemptions(): boolean;
    isExempt(pointer: string, embedded: readonly string[]): boolean;
    /** Whether the level of policy forgives a difference, wherever it is. */
    forgives({ class: differenceClass, known, isEmbedded, inArray, inUnknown }: Judged): boolean;
}
