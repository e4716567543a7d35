import { HASH } from '../../text/characters.js';
import { LEFT_OUT_WORDS } from '../../text/left-out-words.js';
import { isSpace } from '../space.js';
import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';
import type { SyntaxFix } from './syntax-fix.js';
import { fixComment } from './syntax-fixes.js';

const decoder = new TextDecoder();

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
      const found = commentFault(bytes, token.start, token.end, expected === 'value');
      // What is missing here may belong after the comma.
      if (found.fix === undefined) reading.isCommaAfterValue = false;
      reading.fault(found.kind, token, { fix: found.fix });
      return 'next';
    },
  }),
  examples: [
    ['{} // done', 'comment'],
    ['[1, /* two */ 2]', 'comment'],
    ['[1, // and 3 items\n2]', 'comment-for-content'],
    ['{ /* open', 'unclosed-comment'],
  ],
};

interface CommentFault {
  readonly kind: 'comment' | 'comment-for-content';
  readonly fix: SyntaxFix | undefined;
}

/**
 * A comment can be removed, unless it may replace content that was left out, or holds content that was
 * commented out: without the comment, the loss would not be noticed.
 *
 * @param isValue whether a value belongs here: then `#fff` is more likely a colour
 */
function commentFault(bytes: Uint8Array, start: number, end: number, isValue: boolean): CommentFault {
  const comment = decoder.decode(bytes.subarray(start, end));
  if (LEFT_OUT_WORDS.test(comment) || /["{}[\]]/.test(comment))
    return { kind: 'comment-for-content', fix: undefined };
  const isColor = isValue && bytes[start] === HASH && !isSpace(bytes[start + 1]);
  return { kind: 'comment', fix: isColor ? undefined : fixComment(bytes, start, end) };
}
