import type { Rule } from '../../src/lint/rule.js';

/** The rules of the family `snapshot`, in the order of the catalogue. */
export const snapshotRules: readonly Rule[] = [];
