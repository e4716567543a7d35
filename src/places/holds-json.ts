import { decodeString } from '../json/decode.js';
import { skipSpace } from '../json/space.js';
import { Scanner, Token } from '../json/tokens.js';
import { isJson } from '../json/value.js';
import { OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { textOf } from '../text/wtf8.js';

/**
 * Whether the content of a string is an object or array as JSON, possibly in a string again. What begins like
 * a record or a list of records is one even if it is broken; `[1]` and `{}` are only if all of it is JSON,
 * because titles are written like that, too.
 */
export function holdsJson(content: Uint8Array): boolean {
  const start = skipSpace(content, 0);
  const first = content[start];
  if (first === QUOTE) {
    const scanner = new Scanner(content, start);
    if (scanner.next() !== Token.string) return false;
    const { end } = scanner;
    return skipSpace(content, end) === content.length && holdsJson(decodeString(content, start, end));
  }
  if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) return false;
  const second = content[skipSpace(content, start + 1)];
  return second === (first === OPEN_OBJECT ? QUOTE : OPEN_OBJECT) || isJson(textOf(content));
}
