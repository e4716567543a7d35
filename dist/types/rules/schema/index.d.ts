import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `schema`, in the order of the catalogue. */
export declare const schemaRules: readonly Rule[];
