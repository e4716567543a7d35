/** The word of an expression that an index is in, or at the end of. Empty where there is none. */
export function wordAround(text: string, index: number): { readonly start: number; readonly end: number } {
  let start = index;
  while (start > 0 && isPartOfWord(text.charAt(start - 1))) start--;
  while (start < index && /\p{N}/u.test(text.charAt(start))) start++;
  let end = index;
  while (end < text.length && isPartOfWord(text.charAt(end))) end++;
  return { start, end };
}

function isPartOfWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}
