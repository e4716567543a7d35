import leven from 'leven';

/**
 * The candidate that a mistyped word was most likely meant to be; undefined when none is near.
 *
 * @param mostSlips so many letters may be wrong. Two in all but the shortest words, unless given: exchanged letters count as two
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  mostSlips: number = Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined;
  let least = mostSlips + 1;
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase(), { maxDistance: least });
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** `did you mean "x"?`, or what else to say when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? otherwise : `did you mean "${guess}"?`;
}

/**
 * The key that is most likely a field, misspelled: in another case, or with a slip or two where it is long enough to tell.
 *
 * @param field a field that the keys lack
 */
export function misspelled(field: string, keys: Iterable<string>): string | undefined {
  return nearest(field, keys, Math.min(2, Math.floor(field.length / 4)));
}
