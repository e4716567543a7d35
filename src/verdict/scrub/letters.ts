/** Letters that replace others: as long in UTF-8, and in lower case, so that their capitals are as long, too. */
const LETTERS = {
  2: { first: 0x430, count: 32, step: 1 },
  /** Small and capital Latin letters with marks alternate in this block. */
  3: { first: 0x1e01, count: 74, step: 2 },
  4: { first: 0x20000, count: 0x4000, step: 1 },
} as const;
/** Latin letters with marks of two bytes. */
const LATIN = { first: 0xe0, count: 23, step: 1 };
/** Han, for scripts without capitals. */
const HAN = { first: 0x4e00, count: 0x4000, step: 1 };

/** Another lower-case character of the same length beyond ASCII. @param below chooses */
export function anotherLetter(character: string, below: (limit: number) => number): string {
  const size = sizeOf(character);
  if (/\p{M}/u.test(character) || size === 1) return character;
  const { first, count, step } = lettersFor(character, size);
  return String.fromCodePoint(first + step * below(count));
}

function lettersFor(character: string, size: 2 | 3 | 4): typeof LATIN {
  if (size === 2 && /\p{Script=Latin}/u.test(character)) return LATIN;
  return size === 3 && !/\p{Ll}/u.test(character) ? HAN : LETTERS[size];
}

/** The length in UTF-8. */
export function sizeOf(character: string): 1 | 2 | 3 | 4 {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** In lower case, where that is as long in UTF-8. */
export function lowerCase(character: string): string {
  return caseOf(character, character.toLowerCase());
}

/** In the letter case of another character. */
export function inCaseOf(character: string, original: string): string {
  return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}

function caseOf(character: string, other: string): string {
  return other.length === character.length && sizeOf(other) === sizeOf(character) ? other : character;
}
