import { nearest } from '../../bytes/text/nearest.js';

/** What a word was meant to be: a near one, or in short words the same letters in another order. */
export function mistyped(word: string, candidates: readonly string[]): string | undefined {
  const letters = (text: string): string => [...text].sort().join('');
  return nearest(word, candidates) ?? candidates.find((candidate) => letters(candidate) === letters(word));
}
