import { Scanner, Token } from './tokens.js';

/** The keys of the outermost object, as far as they can be read, in a text that need not be valid JSON. */
export function* topLevelKeys(bytes: Uint8Array): Generator<string> {
  const scanner = new Scanner(bytes);
  let depth = 0;
  let isInObject = false;
  let word: string | undefined;
  for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        if (depth++ === 0) isInObject = kind === Token.openObject;
        break;
      case Token.closeObject:
      case Token.closeArray:
        depth--;
        break;
      case Token.colon:
        if (depth === 1 && isInObject && word !== undefined) yield word;
        break;
      case Token.lineComment:
      case Token.blockComment:
        continue;
      default:
    }
    word = depth === 1 ? wordOf(scanner) : undefined;
  }
}

/** The longest key that is worth reading. */
const MAX_BYTES = 64;

/** A token that may be a key, without its quotes. */
function wordOf({ kind, bytes, start, end }: Scanner): string | undefined {
  if (end - start > MAX_BYTES) return undefined;
  const token = (): string => new TextDecoder().decode(bytes.subarray(start, end));
  switch (kind) {
    case Token.string:
    case Token.faultyString:
    case Token.singleQuoted:
    case Token.curlyQuoted:
      return token().slice(1, -1);
    case Token.word:
      return token();
    default:
      return undefined;
  }
}
