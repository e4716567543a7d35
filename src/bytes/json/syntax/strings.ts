import { BACKSLASH, bytesOf, COLON, QUOTE } from '../../text/characters.js';
import { characterEnd } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { escapeLength } from '../decode.js';
import { isLineEnd, skipBlanks } from '../space.js';
import { Token } from '../tokens.js';
import { BARE_TOKENS, type Outcome, type Reading } from './reading.js';

/** A part of a string that JSON does not allow. */
interface StringFault {
  readonly kind: 'bad-escape' | 'line-break-in-string' | 'control-character';
  readonly span: Span;
}

/** The first fault of each kind inside a string token from `start` to `end` (byte offsets, quotes included). */
export function findStringFaults(bytes: Uint8Array, start: number, end: number): StringFault[] {
  const faults: StringFault[] = [];
  const add = (fault: StringFault): void => {
    if (faults.every(({ kind }) => kind !== fault.kind)) faults.push(fault);
  };
  let at = start + 1;
  while (at < end) {
    const first = at;
    const byte = bytes[at] as number;
    if (byte === BACKSLASH) {
      const length = escapeLength(bytes, at, end);
      at += Math.max(length, 2);
      if (length > 0 || first + 1 >= end) continue;
      const isHex = bytes[first + 1] === 0x75;
      const badEnd = isHex ? endOfHex(bytes, first + 2, end) : characterEnd(bytes, first + 1, end);
      add({ kind: 'bad-escape', span: span(first, badEnd) });
    } else if (byte < 0x20) {
      // Several in a row are one fault, such as a line break and the tabs after it.
      while (at < end && (bytes[at] as number) < 0x20) at++;
      const kind = isLineEnd(byte) ? 'line-break-in-string' : 'control-character';
      add({ kind, span: span(first, at) });
    } else {
      at++;
    }
  }
  return faults;
}

function endOfHex(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && at < from + 4 && /[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at] as number))) at++;
  return at;
}

/** What may follow a string: comma, colon, closing brackets and line breaks. */
export const ENDS_STRING: ReadonlySet<number | undefined> = new Set(bytesOf(',:]}\n\r'));

/**
 * Text right after a closing quote most likely belongs to the string, and the quote should have been escaped:
 * `"say "hi" to"`. If a colon follows the next quote that may end a string, the string before was not closed:
 * `"b, "c": 1`.
 */
export class TextAfterStrings {
  /** No quote before this offset ends a string. Searching again would take quadratic time. */
  private noStringEndBefore = 0;

  constructor(private readonly reading: Reading) {}

  recognize(kind: Token): Outcome {
    const { bytes, expected, open, scanner, string } = this.reading;
    if (string?.end !== scanner.start || !IS_TEXT.has(kind)) return undefined;
    const quote = this.stringEndFrom(scanner.start);
    if (quote !== undefined) {
      scanner.end = quote + 1;
      const isKey = bytes[skipBlanks(bytes, quote + 1)] === COLON;
      if (isKey && expected === 'comma' && open.inObject) {
        this.reading.expected = 'colon';
        this.reading.fault('unclosed-string', span(string.start, string.end - 1));
        return 'next';
      }
    }
    this.reading.fault('unescaped-quote', span(string.end - 1, string.end));
    return 'next';
  }

  /** The next quote in this line that may end a string. */
  private stringEndFrom(start: number): number | undefined {
    if (start < this.noStringEndBefore) return undefined;
    const { bytes } = this.reading;
    let at = start;
    for (; at < bytes.length && !isLineEnd(bytes[at]); at++) {
      if (bytes[at] === QUOTE) {
        const after = skipBlanks(bytes, at + 1);
        if (after >= bytes.length || ENDS_STRING.has(bytes[after])) return at;
      } else if (bytes[at] === BACKSLASH) at++;
    }
    this.noStringEndBefore = at;
    return undefined;
  }
}

/** Words, and quotes that do not begin a string. */
const IS_TEXT: ReadonlySet<Token> = new Set([
  ...BARE_TOKENS,
  Token.unclosedString,
  Token.singleQuoted,
  Token.curlyQuoted,
]);
