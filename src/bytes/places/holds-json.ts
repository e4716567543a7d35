import { decodeString } from '../json/decode.js';
import { isJson } from '../json/parse-json.js';
import { skipSpace } from '../json/space.js';
import { Scanner, Token } from '../json/tokens.js';
import { OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { textOf } from '../text/wtf8.js';

/** Whether a string holds an object or array, or seems to; `[1]` and `{}` must be whole, like some titles. */
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
