import type { Rule } from '../../src/lint/rule.js';
import spelling from './spelling.js';

/** The rules of the family `key`, in the order of the documentation. */
export const keyRules: readonly Rule[] = [spelling];
