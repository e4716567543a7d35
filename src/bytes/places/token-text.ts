import { Token } from '../json/tokens.js';

/** What a token is as a value. `invalid` is something else, such as a word without quotes. */
export type ScalarKind = 'string' | 'number' | 'literal' | 'invalid';

/** What kind of value a token is; undefined for one that cannot be meant as a value, such as a comment. */
export function scalarKind(token: Token): ScalarKind | undefined {
  switch (token) {
    case Token.string:
    case Token.faultyString:
    case Token.unclosedString:
      return 'string';
    case Token.number:
      return 'number';
    case Token.literal:
      return 'literal';
    case Token.faultyNumber:
    case Token.word:
    case Token.singleQuoted:
    case Token.curlyQuoted:
      return 'invalid';
    default:
      return undefined;
  }
}
