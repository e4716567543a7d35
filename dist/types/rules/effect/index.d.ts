import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `effect`, in the order of the catalogue. */
export declare const effectRules: readonly Rule[];
