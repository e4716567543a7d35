/** Longer texts are not compared. */
const MAX_LENGTH = 1_000;

/** Letters of other alphabets that look like Latin ones. */
const LATIN: ReadonlyMap<string, string> = new Map(
  pairs('аеорсхуіјѕԁԛԝһАВЕКМНОРСТХУІЈЅ', 'aeopcxyijsdqwhABEKMHOPCTXYIJS').concat(
    pairs('οναρυιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ovapuiABEZHIKMNOPTYX'),
  ),
);

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (character, index) => [character, to[index] ?? character]);
}

/** No text in printable ASCII without spaces looks like another one. */
const PLAIN = /^[!-~]*$/;

/** How two texts that look alike differ, as the end of a sentence; undefined for others. */
export function lookAlike(one: string, other: string): string | undefined {
  if (one === other || Math.max(one.length, other.length) > MAX_LENGTH) return undefined;
  if (PLAIN.test(one) && PLAIN.test(other)) return undefined;
  if (one.normalize('NFC') === other.normalize('NFC'))
    return 'they look the same, but their accents are encoded differently, as NFC and NFD';
  if (one.trim() === other.trim()) return 'they differ only in white space at the beginning or end';
  if (withoutInvisible(one) === withoutInvisible(other)) return 'they differ only in invisible characters';
  if (skeleton(one) === skeleton(other))
    return 'they look the same, but some letters are from another alphabet or another kind of space';
  return undefined;
}

function withoutInvisible(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu, '');
}

function skeleton(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').replaceAll(/\s/g, ' ').trim();
  return Array.from(plain, (character) => LATIN.get(character) ?? character).join('');
}

/** {@link lookAlike} in brackets, to follow a sentence that names both texts; empty for others. */
export function lookAlikeNote(one: string, other: string): string {
  const how = lookAlike(one, other);
  return how === undefined ? '' : ` (${how})`;
}

/** Names by how they look, to find the one that a text looks like. */
export class LookAlikes {
  #bySkeleton: ReadonlyMap<string, string> | undefined;
  #hasPlainOnly = true;

  constructor(private readonly names: () => Iterable<string>) {}

  /** The first name that looks the same as a text and is another one. */
  of(text: string): string | undefined {
    if (text.length > MAX_LENGTH) return undefined;
    this.#bySkeleton ??= this.indexed();
    if (this.#hasPlainOnly && PLAIN.test(text)) return undefined;
    const name = this.#bySkeleton.get(skeleton(text));
    return name === undefined || lookAlike(text, name) === undefined ? undefined : name;
  }

  private indexed(): ReadonlyMap<string, string> {
    const index = new Map<string, string>();
    for (const name of this.names()) {
      if (name.length > MAX_LENGTH) continue;
      const isPlain = PLAIN.test(name);
      if (!isPlain) this.#hasPlainOnly = false;
      const shape = isPlain ? name : skeleton(name);
      if (shape !== '' && !index.has(shape)) index.set(shape, name);
    }
    return index;
  }
}
