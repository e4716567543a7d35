import { anotherLetter, inCaseOf, lowerCase } from './units.js';

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const VOWELS = 'aeiouy';
const HEX_LETTERS = 'abcdef';
/** Attempts to find a pseudonym that nothing else has. */
const MAX_ATTEMPTS = 200;
/** Words that differ in one letter stay so up to this length. */
const MAX_ALIKE = 40;

/** What a text looks like, which its pseudonym keeps. */
export type Shape = 'word' | 'hex' | 'id' | 'uuid' | 'digits';

/** A small generator of numbers; the order of appearance is all that goes into it. */
class Numbers {
  private state = 0x9e3779b9;

  readonly below = (limit: number): number => {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  };
}

/** Pseudonyms show only the shape of texts. They are equal, or nearly, exactly where the texts are. */
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
      characters[index] === plain[index] ? each : inCaseOf(each, characters[index] ?? each),
    );
  }

  private find(plain: readonly string[], text: string, shape: Shape): readonly string[] {
    const isWord = shape === 'word' || shape === 'id';
    const swapped = isWord ? this.swapped(plain) : undefined;
    if (swapped !== undefined && this.isFree(swapped.join(''), text)) return swapped;
    const alike = isWord ? this.alike(plain) : undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const made =
        alike === undefined || attempt >= MAX_ATTEMPTS / 2
          ? plain.map((each, index) => this.replaced(each, index, shape))
          : alike.map((each, index) => each ?? this.replaced(plain[index] ?? 'a', index, shape));
      if (this.isFree(made.join(''), text)) return made;
    }
    // All texts of one or two characters, or of zeros, are taken.
    return plain;
  }

  private isFree(made: string, text: string): boolean {
    return made !== text && !this.taken.has(made) && !this.kept.has(made);
  }

  /** The pseudonym of an earlier word in which two neighbours are the other way round. */
  private swapped(plain: readonly string[]): readonly string[] | undefined {
    if (plain.length < 3 || plain.length > MAX_ALIKE) return undefined;
    for (let at = 1; at < plain.length; at++) {
      const named = this.given.get(exchanged(plain, at).join(''));
      if (named !== undefined && named.length === plain.length) return exchanged(named, at);
    }
    return undefined;
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
    if (/[-_]/.test(character)) return character;
    // The version and the variant of a UUID.
    if (shape === 'uuid' && (index === 14 || index === 19)) return character;
    if (character === '0' && (shape === 'digits' || shape === 'word')) return character;
    if (/\d/.test(character)) return String(1 + this.numbers.below(9));
    if (/[a-z]/.test(character)) return this.letter(index, shape);
    return anotherLetter(character, this.numbers.below);
  }

  private letter(index: number, shape: Shape): string {
    const from = shape === 'hex' || shape === 'uuid' ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
    return from[this.numbers.below(from.length)] ?? 'a';
  }
}

function exchanged(characters: readonly string[], at: number): readonly string[] {
  const [one = '', other = ''] = characters.slice(at - 1, at + 1);
  return characters.toSpliced(at - 1, 2, other, one);
}
