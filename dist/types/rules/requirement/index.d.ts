import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `requirement`, in the order of the catalogue. */
export declare const requirementRules: readonly Rule[];
