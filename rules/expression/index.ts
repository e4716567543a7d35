import type { Rule } from '../kit.js';
import { knownQuest, noNumberPrefix } from './quest-names.js';
import syntax from './syntax.js';
import { args, quotes, state } from './values.js';

/** The rules of the family `expression`, in the order of the documentation. */
export const expressionRules: readonly Rule[] = [noNumberPrefix, knownQuest, syntax, state, quotes, args];
