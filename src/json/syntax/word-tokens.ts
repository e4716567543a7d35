import { Token } from '../tokens.js';
import type { SyntaxFaultKind } from './syntax-fault.js';

/** Tokens without quotes of any kind. */
export const BARE_TOKENS: ReadonlySet<Token> = new Set([
  Token.word,
  Token.literal,
  Token.number,
  Token.faultyNumber,
]);

export const STRING_TOKENS: ReadonlySet<Token> = new Set([
  Token.string,
  Token.faultyString,
  Token.unclosedString,
]);

export const WORD_TOKENS: ReadonlySet<Token> = new Set([
  ...BARE_TOKENS,
  ...STRING_TOKENS,
  Token.singleQuoted,
  Token.curlyQuoted,
]);

/** Brackets, colon and comma. */
export const SIGN_TOKENS: ReadonlySet<Token> = new Set([
  Token.openObject,
  Token.closeObject,
  Token.openArray,
  Token.closeArray,
  Token.colon,
  Token.comma,
]);

/** Faults that result when a text is cut off in a string or word. */
export const CUT_WORDS: ReadonlySet<SyntaxFaultKind> = new Set([
  'unclosed-string',
  'unquoted-text',
  'unquoted-key',
  'bad-number',
]);
