import type { NewIds } from './draft.js';
/**
 * The ids that fixes write. Each is a pure function of the file's bytes, the rule and the place, so that the same file gives
 * the same report, and another file, or the file once it is repaired, other ids.
 */
export declare class NewIdSource {
    private readonly bytes;
    private digest;
    constructor(bytes: Uint8Array);
    /** The ids of one rule. */
    of(rule: string): NewIds;
    private hex;
}
