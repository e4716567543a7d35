import type { Rule } from '../../src/lint/rule.js';
import inProgressId from './in-progress-id.js';

/** The rules of the family `requirement`, in the order of the catalogue. */
export const requirementRules: readonly Rule[] = [inProgressId];
