import spellings from './credential-spellings.json' with { type: 'json' };

/** Ways to write a credential, or what looks like one, by their names in SECURITY.md. */
export type Spellings = Readonly<Record<string, (key: string) => string>>;

const everyCharacter = (text: string, write: (code: number) => string): string =>
  [...text].map((character) => write(character.charCodeAt(0))).join('');

/** Those that spell the key itself in another way, or only a part of it. */
const OF_KEY: Spellings = {
  'every character percent-encoded': (key) =>
    everyCharacter(`x-api-key:${key}`, (code) => `%${code.toString(16).padStart(2, '0')}`),
  'every character an entity': (key) => everyCharacter(`x-api-key:${key}`, (code) => `&#${code};`),
  'every character an octal escape': (key) =>
    everyCharacter(`x-api-key:${key}`, (code) => `\\${code.toString(8).padStart(3, '0')}`),
  'zero-width spaces in the key': (key) => `x-access-key: ${[...key].join('\u200b')}`,
  'a value of less than six characters': (key) => `x-access-key: ${key.slice(0, 5)}`,
  'Base64 of a header': (key) => Buffer.from(`x-access-key: ${key}`).toString('base64'),
};

/** In the texts, § is where the key is. */
const written = (texts: Readonly<Record<string, string | null>>): Spellings =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text === null ? (OF_KEY[name] ?? String) : (key: string) => text.replaceAll('§', () => key),
    ]),
  );

/** What is recognized, and hidden in all output. */
export const RECOGNIZED: Spellings = written(spellings.recognized);

/** What is not: either it is no credential, or nothing tells it from other text. */
export const UNRECOGNIZED: Spellings = written(spellings.unrecognized);
