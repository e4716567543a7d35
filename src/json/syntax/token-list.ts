import { Scanner, Token } from '../tokens.js';
import { Indentation } from './indentation.js';

/** The tokens of a text except white space, with the indentation of the first on each line, else -1. */
export interface TokenList {
  readonly kinds: readonly Token[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly indents: readonly number[];
}

/** There are about 300,000 tokens in a room of 2 MB. */
const MAX_TOKENS = 400_000;

/** The tokens of a text; undefined if there are too many to search them. */
export function tokenList(bytes: Uint8Array): TokenList | undefined {
  const kinds: Token[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const indents: number[] = [];
  const scanner = new Scanner(bytes);
  const indentation = new Indentation(bytes);
  while (scanner.nextSolid() !== Token.end) {
    if (kinds.length >= MAX_TOKENS) return undefined;
    kinds.push(scanner.kind);
    starts.push(scanner.start);
    ends.push(scanner.end);
    indents.push(indentation.at(scanner.start) ?? -1);
  }
  return { kinds, starts, ends, indents };
}
