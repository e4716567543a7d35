import type { Rule } from '../../src/lint/rule.js';
/** The rules of the family `settings`, in the order of the catalogue. */
export declare const settingsRules: readonly Rule[];
