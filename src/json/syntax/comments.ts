import { HASH } from '../../text/characters.js';
import { isSpace } from '../space.js';
import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';
import type { SyntaxFix } from './syntax-fix.js';
import { fixComment } from './syntax-fixes.js';

const decoder = new TextDecoder();

/** Words of a comment that replaces content: removing it would hide the loss. */
export const LEFT_OUT = /…|\.\.\.|\b(?:unchanged|rest|others?|remaining|same|omitted|more|etc)\b/i;

/** Comments of other languages. */
export const comments: RecognizerKind = {
  begin: (reading) => ({
    recognize(kind) {
      if (kind === Token.unclosedComment) {
        reading.fault('unclosed-comment');
        return 'stop';
      }
      if (kind !== Token.lineComment && kind !== Token.blockComment) return undefined;
      const { bytes, token, expected } = reading;
      const fix = fixOf(bytes, token.start, token.end, expected === 'value');
      // What is missing here may belong after the comma.
      if (fix === undefined) reading.isCommaAfterValue = false;
      reading.fault('comment', token, { fix });
      return 'next';
    },
  }),
  examples: [
    ['{} // done', 'comment'],
    ['[1, /* two */ 2]', 'comment'],
    ['{ /* open', 'unclosed-comment'],
  ],
};

/**
 * Removes a comment, unless it replaces or holds content: without the comment, nobody sees the loss.
 *
 * @param isValue whether a value belongs here: then `#fff` is more likely a colour
 */
function fixOf(bytes: Uint8Array, start: number, end: number, isValue: boolean): SyntaxFix | undefined {
  const comment = decoder.decode(bytes.subarray(start, end));
  if (LEFT_OUT.test(comment) || /["{}[\]]/.test(comment)) return undefined;
  const isColor = isValue && bytes[start] === HASH && !isSpace(bytes[start + 1]);
  return isColor ? undefined : fixComment(bytes, start, end);
}
