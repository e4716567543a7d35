const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const VOWELS = 'aeiouy';
const HEX_LETTERS = 'abcdef';
/** Attempts to find a pseudonym that nothing else has. */
const MAX_ATTEMPTS = 200;
/** Words that differ in one letter stay so up to this length. */
const MAX_ALIKE = 40;

export type Shape = 'word' | 'hex' | 'id' | 'uuid' | 'digits';

/** A small generator of numbers; the order of appearance is all that goes into it. */
class Numbers {
  private state = 0x9e3779b9;

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }
}

/**
 * Pseudonyms of texts, in the order in which the texts appear: a pseudonym says nothing about its text except
 * its shape. Equal texts get equal pseudonyms, other ones others, and words that differ in one letter get
 * pseudonyms that do.
 */
export class Pseudonyms {
  private readonly numbers = new Numbers();
  private readonly given = new Map<string, readonly string[]>();
  private readonly taken = new Set<string>();
  /** Words without one of their letters, and the word and letter. */
  private readonly shortened = new Map<string, { readonly text: string; readonly at: number }>();

  /** @param kept what no pseudonym may be */
  constructor(private readonly kept: ReadonlySet<string>) {}

  /** One character for each of `characters`, in its letter case and of its length in UTF-8. */
  of(characters: readonly string[], shape: Shape): readonly string[] {
    const plain = characters.map(lowerCase);
    const text = plain.join('');
    let pseudonym = this.given.get(text);
    if (pseudonym === undefined) {
      pseudonym = this.find(plain, text, shape);
      this.given.set(text, pseudonym);
      this.taken.add(pseudonym.join(''));
      if (shape === 'word' || shape === 'id') this.remember(plain, text);
    }
    return pseudonym.map((each, index) =>
      characters[index] === plain[index] ? each : upperCase(each, characters[index] ?? each),
    );
  }

  private find(plain: readonly string[], text: string, shape: Shape): readonly string[] {
    const alike = shape === 'word' || shape === 'id' ? this.alike(plain) : undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const made =
        alike === undefined || attempt >= MAX_ATTEMPTS / 2
          ? plain.map((each, index) => this.replaced(each, index, shape))
          : alike.map((each, index) => each ?? this.replaced(plain[index] ?? 'a', index, shape));
      const joined = made.join('');
      if (joined !== text && !this.taken.has(joined) && !this.kept.has(joined)) return made;
    }
    // All texts of one or two characters, or of zeros, are taken.
    return plain;
  }

  /** The pseudonym of an earlier word without the letter in which it differs; undefined where no word is alike. */
  private alike(plain: readonly string[]): readonly (string | undefined)[] | undefined {
    if (plain.length < 3 || plain.length > MAX_ALIKE) return undefined;
    const whole = this.shortened.get(plain.join(''));
    if (whole !== undefined) return this.given.get(whole.text)?.toSpliced(whole.at, 1);
    for (let at = 0; at < plain.length; at++) {
      const rest = plain.toSpliced(at, 1).join('');
      const longer = this.given.get(rest);
      if (longer !== undefined && longer.length === plain.length - 1)
        return [...longer.slice(0, at), undefined, ...longer.slice(at)];
      const other = this.shortened.get(rest);
      const named = other === undefined ? undefined : this.given.get(other.text);
      if (other === undefined || named?.length !== plain.length) continue;
      const kept: (string | undefined)[] = named.toSpliced(other.at, 1);
      return [...kept.slice(0, at), undefined, ...kept.slice(at)];
    }
    return undefined;
  }

  private remember(plain: readonly string[], text: string): void {
    if (plain.length < 3 || plain.length > MAX_ALIKE) return;
    for (let at = 0; at < plain.length; at++) {
      const rest = plain.toSpliced(at, 1).join('');
      if (!this.shortened.has(rest)) this.shortened.set(rest, { text, at });
    }
  }

  private replaced(character: string, index: number, shape: Shape): string {
    if (character === '-') return character;
    // The version and the variant of a UUID.
    if (shape === 'uuid' && (index === 14 || index === 19)) return character;
    if (character === '0' && (shape === 'digits' || shape === 'word')) return character;
    if (/\d/.test(character)) return String(1 + this.numbers.below(9));
    if (/[a-z]/.test(character)) return this.letter(index, shape);
    return this.other(character);
  }

  private letter(index: number, shape: Shape): string {
    const from = shape === 'hex' || shape === 'uuid' ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
    return from[this.numbers.below(from.length)] ?? 'a';
  }

  /** A letter or digit beyond ASCII. */
  private other(character: string): string {
    const point = character.codePointAt(0) ?? 0;
    if (/\p{M}/u.test(character)) return character;
    if (point < 0x800) return String.fromCodePoint(0x430 + this.numbers.below(32));
    if (point > 0xffff && /\p{Extended_Pictographic}/u.test(character))
      return String.fromCodePoint(0x1f400 + this.numbers.below(62));
    if (point > 0xffff) return String.fromCodePoint(0x20000 + this.numbers.below(0x4000));
    return /\p{Ll}/u.test(character)
      ? String.fromCodePoint(0x1e01 + 2 * this.numbers.below(70))
      : String.fromCodePoint(0x4e00 + this.numbers.below(0x4000));
  }
}

/** In lower case, where that is as long in UTF-8. */
function lowerCase(character: string): string {
  return caseOf(character, character.toLowerCase());
}

function upperCase(character: string, original: string): string {
  return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}

function caseOf(character: string, other: string): string {
  return other.length === character.length && size(other) === size(character) ? other : character;
}

function size(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
