import type { Steps } from './steps.js';

/** Characters that are searched in a few milliseconds. */
const PIECE = 1 << 18;
/** A pattern looks at no more characters before a match. */
const BEFORE = 64;
/** A pattern decides within so many characters whether it matches. The match may be longer. */
const BEYOND = 1 << 13;

/** A string, or a text of which only pieces are strings. */
export interface Pieces {
  readonly length: number;
  slice(start: number, end?: number): string;
}

/** The next match, searched for in pieces of the text. @param pattern global; its `lastIndex` is set */
export function* nextMatch(pattern: RegExp, text: Pieces, from: number): Steps<RegExpExecArray | null> {
  for (let at = from; ; at += PIECE) {
    const isLast = text.length - at <= PIECE + BEYOND;
    const start = Math.max(0, at - BEFORE);
    const piece = text.slice(start, isLast ? undefined : at + PIECE + BEYOND);
    pattern.lastIndex = at - start;
    const match = pattern.exec(piece);
    if (match !== null && (isLast || start + match.index < at + PIECE)) {
      const index = start + match.index;
      const isWhole = isLast || match.index + match[0].length + BEFORE < piece.length;
      if (!isWhole) {
        pattern.lastIndex = index;
        return pattern.exec(text.slice(0));
      }
      match.index = index;
      pattern.lastIndex = index + match[0].length;
      return match;
    }
    if (isLast) return null;
    yield;
  }
}

/** All matches of a global pattern, in order, and `undefined` at the end of each step. */
export function* matchesInSteps(
  pattern: RegExp,
  text: string,
): Generator<RegExpExecArray | undefined, void, undefined> {
  for (let at = 0; ; ) {
    const match = yield* nextMatch(pattern, text, at);
    if (match === null) return;
    // A pattern may be used again before the next match.
    at = Math.max(pattern.lastIndex, match.index + (match[0] === '' ? 1 : 0));
    yield match;
  }
}

/** Whether a global pattern matches anywhere in a text. */
export function* occursIn(pattern: RegExp, text: Pieces): Steps<boolean> {
  return (yield* occurringIn([pattern], text)).has(pattern);
}

/** The global patterns that match anywhere in a text, which is read once for all. */
export function* occurringIn(patterns: readonly RegExp[], text: Pieces): Steps<ReadonlySet<RegExp>> {
  const found = new Set<RegExp>();
  for (let at = 0; ; at += PIECE) {
    const isLast = text.length - at <= PIECE + BEYOND;
    const start = Math.max(0, at - BEFORE);
    const piece = text.slice(start, isLast ? undefined : at + PIECE + BEYOND);
    for (const pattern of patterns) {
      if (found.has(pattern)) continue;
      pattern.lastIndex = at - start;
      const match = pattern.exec(piece);
      if (match !== null && (isLast || start + match.index < at + PIECE)) found.add(pattern);
      pattern.lastIndex = 0;
    }
    if (isLast || found.size === patterns.length) return found;
    yield;
  }
}
