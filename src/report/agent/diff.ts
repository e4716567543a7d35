import { printable } from '../../json/quote.js';
import { type Change, unifiedDiff } from '../unified-diff.js';

/** Longer lines are shortened around their changes. */
const MAX_LINE = 400;

/** The lines of a diff, each safe to show. */
export function diffLines(change: Change): string[] {
  const pieces = [...unifiedDiff({ ...change, longestLine: MAX_LINE })];
  return pieces
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => printable(line, '\t'));
}
