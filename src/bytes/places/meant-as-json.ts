import { decodeString } from '../json/decode.js';
import { isJson } from '../json/parse-json.js';
import { skipSpace } from '../json/space.js';
import { Scanner, Token } from '../json/tokens.js';
import { OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { textOf } from '../text/wtf8.js';

/**
 * Whether a string is meant as JSON, so that places in it can be shown. `{"` and `[{` are enough, because JSON
 * with a fault in it is still meant as JSON. A title may begin with other brackets: then all of it must be JSON.
 */
export function isMeantAsJson(content: Uint8Array): boolean {
  const start = skipSpace(content, 0);
  const first = content[start];
  // JSON that was put into a string twice.
  if (first === QUOTE) {
    const scanner = new Scanner(content, start);
    if (scanner.next() !== Token.string) return false;
    const { end } = scanner;
    return skipSpace(content, end) === content.length && isMeantAsJson(decodeString(content, start, end));
  }
  if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) return false;
  const second = content[skipSpace(content, start + 1)];
  return second === (first === OPEN_OBJECT ? QUOTE : OPEN_OBJECT) || isJson(textOf(content));
}
