import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `snapshot`, in the order of the catalogue. */
export declare const snapshotRules: readonly Rule[];
