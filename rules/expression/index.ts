import type { Rule } from '../kit.js';
import args from './arguments.js';
import knownQuest from './known-quest.js';
import noNumberPrefix from './no-number-prefix.js';
import quotes from './quotes.js';
import state from './state.js';
import syntax from './syntax.js';

/** The rules of the family `expression`, in the order of the documentation. */
export const expressionRules: readonly Rule[] = [noNumberPrefix, knownQuest, syntax, state, quotes, args];
