import type { Splice } from '../json/edit/edit.js';
import type { Finding } from './finding.js';
import { type LintSettings } from './lint.js';
import type { LintResult } from './result.js';
/** A repair that has been made, as the finding that asked for it. */
export type Repaired = Pick<Finding, 'rule' | 'message'>;
export interface Repair {
    /** The text before: with secrets covered in `shown`, byte for byte. */
    readonly before: {
        readonly bytes: Uint8Array;
        readonly shown: Uint8Array;
    };
    /** The text after all repairs, which is the one before when there was nothing to repair. */
    readonly after: {
        readonly bytes: Uint8Array;
        readonly shown: Uint8Array;
    };
    /** From the text before to the one after. */
    readonly splices: readonly Splice[];
    readonly repaired: readonly Repaired[];
    /** What is found in the text after. */
    readonly result: LintResult;
    /** Fixes that were still there when the rounds were over. */
    readonly unfinished: boolean;
}
/** A repair left something that cannot be checked any more: a fault of roomlint. Nothing of it may be written. */
export declare class RepairError extends Error {
    readonly name = "RepairError";
}
/**
 * Makes all fixes that do not get in each other's way, checks what comes out, and begins again until nothing is left to fix.
 * The same bytes give the same repairs.
 *
 * @param unsafe whether fixes are wanted, too, that may change a meaning
 * @param first what the text as it is was found to hold
 * @param wanted says of which findings the fixes are wanted; of all unless given
 * @throws RepairError when the repaired text cannot be read any more
 */
export declare function repairText(bytes: Uint8Array, settings: LintSettings, unsafe: boolean, first: LintResult, wanted?: (finding: Finding) => boolean): Repair;
