import { isLineEnd } from '../space.js';
import { Scanner, Token } from '../tokens.js';

/**
 * The tokens of a text except white space, with the indentation of those that are the first on their line (-1
 * for others).
 */
export interface TokenList {
  readonly kinds: readonly Token[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly indents: readonly number[];
}

/** The tokens of a text; undefined if there are more than `most`. */
export function tokenList(bytes: Uint8Array, most: number): TokenList | undefined {
  const kinds: Token[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const indents: number[] = [];
  const scanner = new Scanner(bytes);
  let lineStart = 0;
  let isFirst = true;
  while (scanner.next() !== Token.end) {
    const { kind, start, end } = scanner;
    if (kind === Token.space) {
      for (let at = end; at > start; at--) {
        if (!isLineEnd(bytes[at - 1])) continue;
        lineStart = at;
        isFirst = true;
        break;
      }
      continue;
    }
    if (kinds.length >= most) return undefined;
    kinds.push(kind);
    starts.push(start);
    ends.push(end);
    indents.push(isFirst ? start - lineStart : -1);
    isFirst = false;
  }
  return { kinds, starts, ends, indents };
}
