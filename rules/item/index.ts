import type { Rule } from '../../src/lint/rule.js';
import expectedFields from './expected-fields.js';

/** The rules of the family `item`, in the order of the catalogue. */
export const itemRules: readonly Rule[] = [expectedFields];
