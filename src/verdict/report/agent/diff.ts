import { printable } from '../../../bytes/json/quote.js';
import { type Change, unifiedDiff } from '../unified-diff.js';

/** Longer lines are shortened around their changes. */
const MAX_LINE = 400;

/** The lines of a diff, each safe to show. */
export function diffLines(change: Change): string[] {
  const text = [...unifiedDiff({ ...change, longestLine: MAX_LINE })].join('').trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => printable(line, '\t'));
}
