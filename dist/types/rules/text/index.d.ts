import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `text`, in the order of the catalogue. */
export declare const textRules: readonly Rule[];
