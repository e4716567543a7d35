import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `expression`, in the order of the catalogue. */
export declare const expressionRules: readonly Rule[];
