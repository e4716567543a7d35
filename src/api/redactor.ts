import { plainSpelling } from '../scan/plain-spelling.js';
import { findRawSecrets } from '../scan/secrets.js';

const MASK = '***';
/** Shorter ones are masked only as whole words: they occur by chance inside others. */
const SHORT = 6;
/** A key is also recognized by this many of its first characters. */
const HEAD = 12;
/** Shorter parts of a URL say nothing by themselves. */
const SHORTEST_PART = 8;

/**
 * Masks credentials in everything that is shown: the keys and upload destinations of this run, which are known, and what looks like a
 * credential.
 */
export class Redactor {
  private readonly secrets = new Set<string>();
  private readonly keys = new Set<string>();

  addKey(key: string | undefined): void {
    if (key === undefined || key === '') return;
    this.add(key);
    this.keys.add(plainSpelling(key).text);
  }

  /**
   * Hides an upload destination, and each part of it that may be its credential.
   *
   * @param known public texts, such as the asset's URL. What its path shares with them is not secret
   */
  addDestination(url: string, known: readonly string[] = []): void {
    this.add(url);
    const parts = /^[^?#]*?\/\/[^/?#]*(?<path>[^?#]*)\??(?<query>[^#]*)#?(?<fragment>.*)$/s.exec(url)?.groups;
    if (parts === undefined) return;
    const { path = '', query = '', fragment = '' } = parts;
    for (const part of path.split('/')) if (!known.some((text) => text.includes(part))) this.addPart(part);
    for (const whole of [query, fragment]) {
      this.addPart(whole);
      for (const pair of whole.split(/[&;]/)) this.addPart(pair.slice(pair.indexOf('=') + 1));
    }
  }

  private addPart(part: string): void {
    if (part.length >= SHORTEST_PART) this.add(part);
  }

  private add(secret: string): void {
    for (const spelling of spellings(secret)) this.secrets.add(plainSpelling(spelling).text);
  }

  /** The text with all credentials masked, however they are escaped. */
  mask(text: string): string {
    const bytes = new TextEncoder().encode(text);
    const likely = findRawSecrets(bytes).map((secret) => plainSpelling(secret.text).text);
    const secrets = [...this.secrets, ...likely];
    if (secrets.length === 0) return text;
    const plain = plainSpelling(text);
    const found = [
      ...secrets.flatMap((secret) => [...occurrences(secret, plain.text)]),
      ...[...this.keys].flatMap((key) => [...beginnings(key, plain.text)]),
    ];
    if (found.length === 0) return text;
    found.sort((a, b) => a.start - b.start || b.end - a.end);
    let masked = '';
    let shown = 0;
    for (const { start, end } of found) {
      const [from, to] = [plain.offsetOf(start), plain.offsetOf(end)];
      if (from >= shown) masked += text.slice(shown, from) + MASK;
      shown = Math.max(shown, to);
    }
    return masked + text.slice(shown);
  }

  /** An error that can be shown, with its stack and without its causes: those of `fetch` hold URLs. */
  maskError(error: unknown): Error {
    const masked = new Error(this.mask(error instanceof Error ? error.message : String(error)));
    masked.name = error instanceof Error ? error.name : 'Error';
    if (error instanceof Error && error.stack !== undefined) masked.stack = this.mask(error.stack);
    return masked;
  }
}

/** The spellings of a secret in URLs, queries and HTML. Escapes of JSON are compared in their plain spelling. */
function spellings(secret: string): ReadonlySet<string> {
  const decoded = decodedURI(secret);
  const encoded = encodeURIComponent(decoded);
  const all = new Set([secret, decoded, encoded, encodeURI(decoded)]);
  for (const each of [encoded, secret]) all.add(encodeURIComponent(each));
  // As `fetch` shows it.
  if (URL.canParse(secret)) all.add(new URL(secret).href);
  for (const each of [...all]) {
    all.add(each.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
    all.add(each.replaceAll('&', '&amp;'));
  }
  return all;
}

function decodedURI(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a text holds a key, or one that is cut off. */
function* beginnings(key: string, text: string): Generator<Stretch> {
  const head = key.slice(0, HEAD);
  if (head.length < HEAD) return;
  for (let start = text.indexOf(head); start !== -1; start = text.indexOf(head, start + 1)) {
    let length = HEAD;
    while (length < key.length && text[start + length] === key[length]) length++;
    yield { start, end: start + length };
  }
}

function* occurrences(secret: string, text: string): Generator<Stretch> {
  if (secret === '') return;
  for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1)) {
    const end = start + secret.length;
    if (secret.length >= SHORT || (!isWord(text[start - 1]) && !isWord(text[end]))) yield { start, end };
  }
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\w-]/.test(character);
}
