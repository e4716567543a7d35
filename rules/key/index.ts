import type { Rule } from '../kit.js';
import spelling from './spelling.js';

/** The rules of the family `key`, in the order of the documentation. */
export const keyRules: readonly Rule[] = [spelling];
