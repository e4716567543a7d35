/** A string, or a text of which only pieces are strings. */
export interface Pieces {
  readonly length: number;
  slice(start: number, end?: number): string;
}

/** So many characters are made a string at once: a text of 50 MB never is, unless something is found in it. */
const PIECE = 1 << 18;
/** A pattern looks at no more characters before a match. */
const BEFORE = 64;
/** A pattern decides within so many characters whether it matches. */
const BEYOND = 1 << 13;

/** The patterns that match anywhere in a text, which is read once for all. */
export function occurringIn(patterns: readonly RegExp[], text: Pieces): ReadonlySet<RegExp> {
  const found = new Set<RegExp>();
  for (let at = 0; at < Math.max(text.length, 1) && found.size < patterns.length; at += PIECE) {
    const piece = text.slice(Math.max(0, at - BEFORE), at + PIECE + BEYOND);
    for (const pattern of patterns) if (!found.has(pattern) && piece.search(pattern) >= 0) found.add(pattern);
  }
  return found;
}
