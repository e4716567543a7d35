import type { Rule } from '../../src/lint/rule.js';
import knownQuest from './known-quest.js';
import noNumberPrefix from './no-number-prefix.js';

/** The rules of the family `expression`, in the order of the catalogue. */
export const expressionRules: readonly Rule[] = [noNumberPrefix, knownQuest];
