/** Letters, digits and signs that replace each other: of one script, one letter case and one length in UTF-8. */
const ALIKE: readonly string[] = [
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ',
  'ăąćčďđęěğłńňőœřśšşťůűźżž',
  between(0x3b1, 0x3c1),
  between(0x430, 0x44f),
  between(0x561, 0x586),
  between(0x5d0, 0x5ea),
  between(0x627, 0x63a) + between(0x641, 0x64a),
  between(0x660, 0x669),
  between(0x6f0, 0x6f9),
  between(0x905, 0x939),
  between(0x966, 0x96f),
  between(0x985, 0x98c) + between(0x995, 0x9a8),
  between(0xb85, 0xb8a) + between(0xb8e, 0xb90),
  between(0xe01, 0xe2e),
  between(0x10d0, 0x10f0),
  between(0x3042, 0x3093),
  between(0x30a2, 0x30f3),
  between(0xff10, 0xff19),
  between(0xff41, 0xff5a),
  // Signs of the zodiac, animals, and the letters of flags.
  between(0x2648, 0x2653),
  between(0x1f400, 0x1f43d),
  between(0x1f1e6, 0x1f1ff),
];
const HANGUL = { first: 0xac00, last: 0xd7a3 };
const HAN = { first: 0x4e00, last: 0x8dff };
/** Small and capital Latin letters with marks alternate in this block. */
const LATIN_ADDITIONAL = { first: 0x1e00, letters: 74 };

const ALIKE_OF: ReadonlyMap<string, readonly string[]> = new Map(
  ALIKE.flatMap((letters) => {
    const all = [...letters];
    return all.map((letter) => [letter, all] as const);
  }),
);

function between(first: number, last: number): string {
  let all = '';
  for (let point = first; point <= last; point++) all += String.fromCodePoint(point);
  return all;
}

/** Another lower-case character of the same script and length, beyond ASCII. @param below chooses */
export function anotherLetter(character: string, below: (limit: number) => number): string {
  if (/\p{M}/u.test(character)) return character;
  const point = character.codePointAt(0) ?? 0;
  const alike = ALIKE_OF.get(character) ?? sameKind(character, point);
  if (alike !== undefined) return alike[below(alike.length)] ?? character;
  if (point >= HANGUL.first && point <= HANGUL.last)
    return String.fromCodePoint(HANGUL.first + below(HANGUL.last - HANGUL.first));
  if (point < 0x800) return String.fromCodePoint(0x430 + below(32));
  if (point > 0xffff) return String.fromCodePoint(0x20000 + below(0x4000));
  return /\p{Ll}/u.test(character)
    ? String.fromCodePoint(LATIN_ADDITIONAL.first + 1 + 2 * below(LATIN_ADDITIONAL.letters))
    : String.fromCodePoint(HAN.first + below(HAN.last - HAN.first));
}

/** For characters that no list names: those of the same kind and length. */
function sameKind(character: string, point: number): readonly string[] | undefined {
  if (/\p{Extended_Pictographic}/u.test(character)) {
    // The signs of copyright and trade marks.
    if (point < 0x2190) return [character];
    return ALIKE_OF.get(point > 0xffff ? '\u{1f400}' : '\u2648');
  }
  if (point >= 0x800) return undefined;
  const sample = SAMPLES.find(([script]) => script.test(character))?.[1];
  return sample === undefined ? undefined : ALIKE_OF.get(sample);
}

/** Scripts of letters of two bytes that no list names, and a letter of the list. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, 'ă'],
  [/\p{Script=Greek}/u, 'α'],
  [/\p{Script=Hebrew}/u, '\u05d0'],
  [/\p{Script=Arabic}/u, '\u0627'],
];

/** The length in UTF-8. */
export function sizeOf(character: string): number {
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
