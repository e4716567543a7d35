import type { Rule } from '../../src/lint/rule.js';

/** The rules of the family `text`, in the order of the catalogue. */
export const textRules: readonly Rule[] = [];
