import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `subscription`, in the order of the catalogue. */
export declare const subscriptionRules: readonly Rule[];
