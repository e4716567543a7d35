import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `logic`, in the order of the catalogue. */
export declare const logicRules: readonly Rule[];
