import type { OffsetRange } from '../text/span.js';
import { plainSpelling } from './plain-spelling.js';
import { SecretMask } from './secret-mask.js';
import { findRawSecrets, secretTexts } from './secrets.js';

const MASK = '***';
/** Shorter ones are masked only as whole words: they occur by chance inside others. */
const SHORT = 6;
/** A key is also recognized by this many of its first characters. */
const HEAD = 12;
/** Shorter parts of a URL say nothing by themselves. */
const MIN_PART_LENGTH = 8;

/** Masks known keys and destinations, credentials of files, and what looks like one, wherever it is shown. */
export class Redactor {
  private readonly secrets = new Set<string>();
  private readonly keys = new Set<string>();
  private readonly inFiles = new Set<string>();
  private fileMask: SecretMask | undefined;

  addKey(key: string | undefined): void {
    if (key === undefined || key === '') return;
    this.add(key);
    this.keys.add(plainSpelling(key).text);
  }

  /** Hides an upload destination and its secret parts. @param known texts, whose path it may share */
  addDestination(url: string, known: readonly string[]): void {
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

  /** Hides the credentials of a file everywhere. @throws TooManyCredentialsError */
  addFrom(bytes: Uint8Array): void {
    // Quotes are left out, so that the syntax of a report is never taken for a part of a credential.
    // Read as it is shown, since a file may spell each letter of it as an escape.
    for (const { text } of findRawSecrets(bytes))
      for (const part of plainSpelling(text).text.split(/["\\]+/)) this.inFiles.add(part);
    this.fileMask = undefined;
  }

  private addPart(part: string): void {
    if (part.length >= MIN_PART_LENGTH) this.add(part);
  }

  private add(secret: string): void {
    for (const spelling of spellings(secret)) this.secrets.add(plainSpelling(spelling).text);
  }

  /** The text with all credentials masked, however they are escaped. */
  mask(text: string): string {
    return this.maskAll([text])[0] ?? '';
  }

  /** Masks texts that are shown together: what looks like a credential in one is masked in all. */
  maskAll(texts: readonly string[]): string[] {
    // Sought first: what is masked by another name no longer looks like one.
    const likely = texts.flatMap((text) => secretTexts(text));
    const likelyMask = new SecretMask(likely);
    this.fileMask ??= new SecretMask(this.inFiles);
    const { fileMask } = this;
    return texts.map((text) => {
      const masked = fileMask.mask(this.maskKnown(text));
      return likely.length === 0 ? masked : likelyMask.mask(masked);
    });
  }

  /** Whether a text holds a key or destination of this run. */
  holdsKnown(text: string): boolean {
    return this.maskKnown(text) !== text;
  }

  /** The keys and destinations of this run. */
  private maskKnown(text: string): string {
    if (this.secrets.size === 0) return text;
    const plain = plainSpelling(text);
    const found = [
      ...[...this.secrets].flatMap((secret) => [...occurrences(secret, plain.text)]),
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
}

/** The spellings of a secret in URLs, queries and HTML; others have the same plain spelling. */
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

export function decodedURI(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a text holds a key, or one that is cut off. */
function beginnings(key: string, text: string): readonly OffsetRange[] {
  const found: OffsetRange[] = [];
  const head = key.slice(0, HEAD);
  if (head.length < HEAD) return found;
  for (let start = text.indexOf(head); start !== -1; start = text.indexOf(head, start + 1)) {
    let length = HEAD;
    while (length < key.length && text[start + length] === key[length]) length++;
    found.push({ start, end: start + length });
  }
  return found;
}

function occurrences(secret: string, text: string): readonly OffsetRange[] {
  const found: OffsetRange[] = [];
  if (secret === '') return found;
  for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1)) {
    const end = start + secret.length;
    if (secret.length >= SHORT || (!isWord(text[start - 1]) && !isWord(text[end])))
      found.push({ start, end });
  }
  return found;
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\w-]/.test(character);
}
