import { isSpace } from '../space.js';
import type { SyntaxFix } from './syntax-fix.js';
import { fixComment } from './syntax-fixes.js';

/** Words of comments that replace content, such as `// other items unchanged`. */
const REPLACES =
  /…|\.\.|\b(?:un(?:changed|modified|touched)|rest|others?|remaining|remainder|same|identical|omitted|existing|etc|more|snip(?:ped)?|trimmed|truncated|abbreviated|shortened|elided|skipped|removed|deleted|previous(?:ly)?|before|above|as is|so on|left out|left as|no changes?|keep|kept|stays?|here|continues?|continued|todo|original|repeat(?:ed)?|similar(?:ly)?|\d+ items?)\b/i;

const decoder = new TextDecoder();

/** A comment as a fault. */
export interface CommentFault {
  readonly kind: 'comment' | 'comment-for-content';
  readonly fix: SyntaxFix | undefined;
}

/**
 * A comment can be removed, unless it may replace content that was left out, or holds content that was commented out: without the
 * comment, the loss would not be noticed.
 *
 * @param isValue whether a value belongs here: then `#fff` is more likely a colour
 */
export function commentFault(bytes: Uint8Array, start: number, end: number, isValue: boolean): CommentFault {
  const comment = decoder.decode(bytes.subarray(start, end));
  if (REPLACES.test(comment) || /["{}[\]]/.test(comment))
    return { kind: 'comment-for-content', fix: undefined };
  const isColor = isValue && bytes[start] === 0x23 && !isSpace(bytes[start + 1]);
  return { kind: 'comment', fix: isColor ? undefined : fixComment(bytes, start, end) };
}
