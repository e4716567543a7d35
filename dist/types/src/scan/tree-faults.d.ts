import { type NumberFault } from '../json/number.js';
import type { Step } from '../json/pointer.js';
import { type Span } from '../text/span.js';
import { type Secret } from './secrets.js';
/** Something that JSON allows and that readers treat differently. `path` leads to the member or value it stands in. */
export type TreeFault = {
    readonly span: Span;
    readonly path: readonly Step[];
} & ({
    readonly kind: 'duplicate-key';
    readonly key: string;
    readonly first: Span;
} | {
    readonly kind: 'unsafe-number';
    readonly text: string;
    readonly why: NumberFault;
}
/** One a string: the first escape of half a pair as it is spelled, and how many there are. */
 | {
    readonly kind: 'lone-surrogate';
    readonly escape: string;
    readonly count: number;
    readonly inKey: boolean;
}
/** One a string, which holds these secrets. */
 | {
    readonly kind: 'secret';
    readonly secrets: readonly Secret[];
});
/** What to look for. Looking for equal keys costs the most. */
export interface TreeFaultSearch {
    readonly duplicateKeys: boolean;
    readonly unsafeNumbers: boolean;
    readonly loneSurrogates: boolean;
    readonly secrets: boolean;
}
/** Finds the faults of a valid JSON text, in the order of the text. */
export declare function findTreeFaults(bytes: Uint8Array, search: TreeFaultSearch): TreeFault[];
/** The first array or object that lies deeper than `max` levels: the span of its opening bracket, and the way there. */
export declare function findDepthFault(bytes: Uint8Array, max: number): {
    span: Span;
    path: Step[];
} | undefined;
