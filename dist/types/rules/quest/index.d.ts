import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `quest`, in the order of the catalogue. */
export declare const questRules: readonly Rule[];
