import { COLON } from '../../text/characters.js';
import { type Span, span } from '../../text/span.js';
import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';
import { seekStringEnd } from './string-faults.js';
import { STRING_TOKENS, WORD_TOKENS } from './word-tokens.js';

/**
 * Text right after a closing quote most likely belongs to the string, and the quote should have been escaped:
 * `"say "hi" to"`. If a colon follows the next quote that may end a string, the string before was not closed:
 * `"b, "c": 1`.
 */
export const earlyQuotes: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    /** No quote before this offset ends a string. Searching again would take quadratic time. */
    let noStringEndBefore = 0;

    return {
      recognize(kind) {
        const { string } = reading.recent;
        if (string?.end !== scanner.start || !WORD_TOKENS.has(kind)) return undefined;
        if (STRING_TOKENS.has(kind) && kind !== Token.unclosedString) return undefined;
        textAfter(string);
        return 'next';
      },
    };

    function textAfter(string: Span): void {
      const found = scanner.start < noStringEndBefore ? undefined : seekStringEnd(bytes, scanner.start);
      if (found !== undefined && 'lineEnd' in found) noStringEndBefore = found.lineEnd;
      if (found !== undefined && 'quote' in found) {
        scanner.end = found.quote + 1;
        if (found.next === COLON && reading.expected === 'comma' && reading.open.inObject) {
          reading.expected = 'colon';
          reading.fault('unclosed-string', span(string.start, string.end - 1));
          return;
        }
      }
      reading.fault('unescaped-quote', span(string.end - 1, string.end));
    }
  },
  examples: [
    ['["say "hi" to me"]', 'unescaped-quote'],
    ['{"a": "b, "c": 1}', 'unclosed-string'],
  ],
};
