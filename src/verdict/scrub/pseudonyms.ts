import { anotherLetter, inCaseOf, lowerCase } from './units.js';

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const VOWELS = 'aeiouy';
const HEX_LETTERS = 'abcdef';
/** Attempts to find a pseudonym that nothing else has. */
const MAX_ATTEMPTS = 200;

/** What a text looks like, which its pseudonym keeps. */
export type Shape = 'word' | 'hex' | 'id' | 'uuid' | 'digits';

/** A small generator of numbers below a limit; the order of appearance is all that goes into it. */
function numbers(): (limit: number) => number {
  let state = 0x9e3779b9;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Pseudonyms show only the shape of texts. They are equal exactly where the texts are. */
export class Pseudonyms {
  private readonly below = numbers();
  private readonly given = new Map<string, readonly string[]>();
  private readonly taken = new Set<string>();

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
    }
    return pseudonym.map((each, index) =>
      characters[index] === plain[index] ? each : inCaseOf(each, characters[index] ?? each),
    );
  }

  private find(plain: readonly string[], text: string, shape: Shape): readonly string[] {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const made = plain.map((each, index) => this.replaced(each, index, shape));
      if (this.isFree(made.join(''), text)) return made;
    }
    // All texts of one or two characters, or of zeros, are taken.
    return plain;
  }

  private isFree(made: string, text: string): boolean {
    return made !== text && !this.taken.has(made) && !this.kept.has(made);
  }

  private replaced(character: string, index: number, shape: Shape): string {
    if (/[-_]/.test(character)) return character;
    // The version and the variant of a UUID.
    if (shape === 'uuid' && (index === 14 || index === 19)) return character;
    if (character === '0' && (shape === 'digits' || shape === 'word')) return character;
    if (/\d/.test(character)) return String(1 + this.below(9));
    if (/[a-z]/.test(character)) return this.letter(index, shape);
    return anotherLetter(character, this.below);
  }

  private letter(index: number, shape: Shape): string {
    const from = shape === 'hex' || shape === 'uuid' ? HEX_LETTERS : index % 2 === 0 ? CONSONANTS : VOWELS;
    return from[this.below(from.length)] ?? 'a';
  }
}
