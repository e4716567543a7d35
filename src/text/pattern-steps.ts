import type { Steps } from './steps.js';

/** Characters that are searched in a few milliseconds. */
const PIECE = 1 << 18;
/** A pattern looks at no more characters before a match. */
const BEFORE = 64;
/** A pattern decides within so many characters whether it matches. The match may be longer. */
const BEYOND = 1 << 13;

/** The next match, searched for in pieces of the text. @param pattern global; its `lastIndex` is set */
export function* nextMatch(pattern: RegExp, text: string, from: number): Steps<RegExpExecArray | null> {
  let at = from;
  for (; text.length - at > PIECE + BEYOND; at += PIECE) {
    const start = Math.max(0, at - BEFORE);
    const piece = text.slice(start, at + PIECE + BEYOND);
    pattern.lastIndex = at - start;
    const match = pattern.exec(piece);
    if (match !== null && start + match.index < at + PIECE) {
      const index = start + match.index;
      const isWhole = match.index + match[0].length + BEFORE < piece.length;
      if (!isWhole) {
        pattern.lastIndex = index;
        return pattern.exec(text);
      }
      match.index = index;
      pattern.lastIndex = index + match[0].length;
      return match;
    }
    yield;
  }
  pattern.lastIndex = at;
  return pattern.exec(text);
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
export function* occursIn(pattern: RegExp, text: string): Steps<boolean> {
  const match = yield* nextMatch(pattern, text, 0);
  pattern.lastIndex = 0;
  return match !== null;
}
