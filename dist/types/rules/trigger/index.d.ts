import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `trigger`, in the order of the catalogue. */
export declare const triggerRules: readonly Rule[];
