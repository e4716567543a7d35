import leven from 'leven';

/**
 * The candidate that a mistyped word was probably meant to be; undefined if none is similar.
 *
 * @param maxEdits how many letters may differ. The default is two, one for very short words, and more for
 *   long ones. Swapped letters count as two edits.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  maxEdits: number = Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined;
  let least = maxEdits + 1;
  for (const candidate of candidates) {
    if (Math.abs(word.length - candidate.length) >= least) continue;
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** `did you mean "x"?`, or `otherwise` when nothing is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? otherwise : `did you mean "${guess}"?`;
}

/** The candidates, the most similar to a word first. */
export function mostSimilar(word: string, candidates: readonly string[]): readonly string[] {
  const distances = new Map(candidates.map((each) => [each, leven(word.toLowerCase(), each.toLowerCase())]));
  return [...candidates].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}
