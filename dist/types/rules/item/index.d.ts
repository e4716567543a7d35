import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `item`, in the order of the catalogue. */
export declare const itemRules: readonly Rule[];
