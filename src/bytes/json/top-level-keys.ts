import { Scanner, Token } from './tokens.js';

/**
 * Whether the outermost object has such a key: how a broken file is recognized as a snapshot. The text need not be
 * valid JSON, and is read as far as it can be. Quotes may be missing or of another kind, and so may the brackets around everything: then a key is
 * one whose value is an object. Where a fault hides how deep the text is nested, later keys may be missing.
 */
export function hasTopLevelKey(bytes: Uint8Array, isWanted: (key: string) => boolean): boolean {
  const scanner = new Scanner(bytes);
  let depth = 0;
  let isInObject = false;
  let previous: Token = Token.end;
  let word: string | undefined;
  let outside: string | undefined;
  for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
    if (kind === Token.lineComment || kind === Token.blockComment) continue;
    const key: string | undefined = word;
    const wasColon: boolean = previous === Token.colon;
    const isDoubled: boolean = kind === Token.openObject && previous === Token.openObject && depth === 1;
    previous = kind;
    word = depth <= 1 ? wordOf(scanner) : undefined;
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        if (wasColon && kind === Token.openObject && outside !== undefined && isWanted(outside)) return true;
        if (depth === 0) isInObject = kind === Token.openObject;
        if (!isDoubled) depth++;
        break;
      case Token.closeObject:
      case Token.closeArray:
        depth = Math.max(depth - 1, 0);
        break;
      case Token.colon:
        if (depth === 1 && isInObject && key !== undefined && isWanted(key)) return true;
        break;
      case Token.unclosedString:
        if (depth <= 1 && keysWithoutQuote(scanner, key).some(isWanted)) return true;
        break;
      default:
    }
    outside = kind === Token.colon && depth === 0 ? key : undefined;
  }
  return false;
}

/** The longest key that is worth reading. */
const MAX_BYTES = 64;

/** A token that may be a key, without its quotes. */
function wordOf(scanner: Scanner): string | undefined {
  switch (scanner.kind) {
    case Token.string:
    case Token.faultyString:
    case Token.singleQuoted:
    case Token.curlyQuoted:
      return textOf(scanner)?.slice(1, -1);
    case Token.word:
      return textOf(scanner);
    default:
      return undefined;
  }
}

/** The keys in a string that ends with its line, as in `"key: {` and `key": {`. */
function keysWithoutQuote(scanner: Scanner, before: string | undefined): string[] {
  const text = textOf(scanner) ?? '';
  const inside = /^"(\w+)\s*:/.exec(text)?.[1];
  const outside = /^"\s*:/.test(text) ? before : undefined;
  return [inside, outside].filter((key) => key !== undefined);
}

function textOf({ bytes, start, end }: Scanner): string | undefined {
  return end - start > MAX_BYTES ? undefined : new TextDecoder().decode(bytes.subarray(start, end));
}
