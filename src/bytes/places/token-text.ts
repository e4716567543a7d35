import { decodeString } from '../json/decode.js';
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

/** A token of a text that may be broken. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
  readonly token: Token;
}

/** The end that reading the token's content needs: after the closing quote, or where it would be. */
export function contentEnd({ end, token }: TokenSpan): number {
  return token === Token.unclosedString ? end + 1 : end;
}

/** The content of a string; of anything else, its bytes. */
export function contentOf(bytes: Uint8Array, span: TokenSpan): Uint8Array {
  return scalarKind(span.token) === 'string'
    ? decodeString(bytes, span.start, contentEnd(span))
    : bytes.subarray(span.start, span.end);
}
