import { sourceOffsets } from '../json/decode.js';
import { visible } from '../json/quote.js';
import { type Span, span } from '../text/span.js';
import { utf8Offsets } from '../text/utf8-offsets.js';

/** The place of a credential in a string, in UTF-16 units. */
interface Found {
  readonly start: number;
  readonly end: number;
}

/** A kind of credential that a string may hold. */
export interface SecretPattern {
  readonly name: string;
  /** What the pattern matches, in words. */
  readonly looksLike: string;
  /** Finds credentials. Linear in the length of the string. */
  find(text: string): Iterable<Found>;
}

export const SIGNED_URL = 'a signed upload URL';
const ACCESS_KEY = 'an access key';

/**
 * Credentials of the game-management API: signed upload URLs (part 2, upload destination), in the forms of the usual object stores,
 * and access keys (part 5).
 */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    name: SIGNED_URL,
    looksLike:
      'a URL with a parameter such as X-Amz-Signature, X-Goog-Signature, Signature, sig, X-Amz-Security-Token or upload_id',
    find: signedQueries,
  },
  {
    name: SIGNED_URL,
    looksLike: 'a URL after signedUploadURL',
    find: lastGroups(/\b[sS]ignedUploadURL["'\\]{0,8}\s{0,8}[:=]\s{0,8}["'\\]{0,8}(https?:\/\/[^\s"'\\]+)/g),
  },
  {
    name: ACCESS_KEY,
    looksLike: 'at least six characters after x-access-key or x-api-key',
    find: lastGroups(
      /\bx-(?:access|api)-key["'\\\]]{0,8}\s{0,8}[:=]\s{0,8}["'\\]{0,8}(?:Bearer\s{1,8})?([^\s"'\\,;&{}]{6,})/gi,
    ),
  },
  {
    name: ACCESS_KEY,
    looksLike: 'AKIA or ASIA followed by 16 capital letters or digits',
    find: lastGroups(/\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/g),
  },
];

/** Keys whose value is always a credential. */
const SECRET_KEYS: ReadonlyMap<string, string> = new Map([
  ['x-access-key', ACCESS_KEY],
  ['x-api-key', ACCESS_KEY],
  ['signeduploadurl', SIGNED_URL],
]);

/** Placeholders for credentials in instructions and templates. */
const PLACEHOLDER = /^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env)/i;
const SHORTEST = 6;

/** No pattern matches a string in which this does not match. */
const NEEDLE =
  /signature|security-token|sig(?:=|\\u003d)|upload_id|AKIA|ASIA|x-(?:access|api)-key|signeduploadurl/i;

/** A quick check of a string: false means that it holds no secret. */
export function mayHoldSecrets(text: string): boolean {
  return NEEDLE.test(text);
}

/** A credential inside a string. */
export interface Secret {
  readonly name: string;
  /** The credential itself, which must not be shown. */
  readonly text: string;
  /** Its place in the text around the string, in bytes. */
  readonly span: Span;
}

/**
 * Finds the secrets in a string token, in order.
 *
 * @param token the string's bytes, quotes included
 * @param text the same, decoded
 * @param key the member's key where the string is a member's value
 */
export function findSecrets(bytes: Uint8Array, token: Span, text: string, key?: string): Secret[] {
  const found = secretsIn(text, key);
  if (found.length === 0) return [];
  const offsets = utf8Offsets(
    text,
    found.flatMap(({ start, end }) => [start, end]),
  );
  const source = sourceOffsets(bytes, token.start, token.end, offsets);
  return found.map(({ name, start, end }, index) => ({
    name,
    text: text.slice(start, end),
    span: span(source[index * 2] as number, source[index * 2 + 1] as number),
  }));
}

/**
 * Finds secrets in bytes that are not valid JSON, so that they are not shown either. Secrets that contain escapes may be missed.
 */
export function findRawSecrets(bytes: Uint8Array): Secret[] {
  // One character per byte, so that an index is a byte offset.
  const text = new TextDecoder('windows-1252').decode(bytes);
  return secretsIn(text).map(({ name, start, end }) => ({
    name,
    text: text.slice(start, end),
    span: span(start, end),
  }));
}

function secretsIn(text: string, key?: string): (Found & { readonly name: string })[] {
  const name = key === undefined ? undefined : SECRET_KEYS.get(key.toLowerCase());
  if (name !== undefined && text.length >= SHORTEST && !PLACEHOLDER.test(text))
    return [{ name, start: 0, end: text.length }];
  if (!NEEDLE.test(text)) return [];
  const all: (Found & { readonly name: string })[] = [];
  for (const { name, find } of SECRET_PATTERNS) {
    for (const { start, end } of find(text)) all.push({ name, start, end });
  }
  all.sort((a, b) => a.start - b.start);
  // Overlapping matches, such as a signed URL after signedUploadURL, are merged.
  const found: typeof all = [];
  for (const secret of all) {
    const last = found.at(-1);
    if (last === undefined || secret.start >= last.end) found.push(secret);
    else if (secret.end > last.end) found[found.length - 1] = { ...last, end: secret.end };
  }
  return found;
}

/** Finds the group of a pattern. The group must be at the end of the match. */
function lastGroups(pattern: RegExp): (text: string) => Iterable<Found> {
  return function* (text) {
    for (const match of text.matchAll(pattern)) {
      const group = match[1] ?? '';
      const end = match.index + match[0].length;
      if (!PLACEHOLDER.test(group)) yield { start: end - group.length, end };
    }
  };
}

/** In JSON inside a string, & and = may be written as escapes. */
const SIGNING_PARAMETER =
  /(?:[?&;]|\\u0026)(?:[\w-]*signature|sig|[\w-]*security-token|upload_id)(?:=|\\u003d)[^&;]/i;

/** Finds the queries of signed URLs. */
function* signedQueries(text: string): Iterable<Found> {
  const begin = /https?:\/\//gi;
  let query = -1;
  while (begin.test(text)) {
    const end = endOfAddress(text, begin.lastIndex);
    if (query < begin.lastIndex) query = text.indexOf('?', begin.lastIndex);
    if (query < 0) return;
    if (query < end && SIGNING_PARAMETER.test(text.slice(query, end))) yield { start: query + 1, end };
    // A URL inside a URL is part of it and is not searched again.
    begin.lastIndex = Math.max(end, begin.lastIndex);
  }
}

/** Characters that end a URL. A backslash does not if it begins an escape such as `\u0026`. */
const ENDS_ADDRESS = /[\s"'<>\\]/g;

function endOfAddress(text: string, from: number): number {
  ENDS_ADDRESS.lastIndex = from;
  for (let match = ENDS_ADDRESS.exec(text); match !== null; match = ENDS_ADDRESS.exec(text)) {
    if (match[0] !== '\\' || !/^\\u00[0-9a-f]{2}/i.test(text.slice(match.index, match.index + 6)))
      return match.index;
  }
  return text.length;
}

/** A secret in a message is recognized by this many characters. */
const HEAD = 6;
/** No message quotes more characters of a value. */
const LONGEST_QUOTED = 200;

/** Masks secrets in messages, also where a message quotes only the beginning of a secret. */
export class SecretMask {
  /** Sorted, to find the longest match at a position by binary search. */
  private readonly secrets: readonly string[];
  private readonly heads: ReadonlySet<string>;
  private readonly headLengths: ReadonlySet<number>;

  constructor(secrets: Iterable<string>) {
    const spellings = new Set<string>();
    for (const secret of secrets) {
      spellings.add(secret);
      spellings.add(asQuoted(secret.slice(0, LONGEST_QUOTED)));
    }
    this.secrets = [...spellings].sort();
    const heads = this.secrets.map((secret) => secret.slice(0, HEAD));
    this.heads = new Set(heads);
    this.headLengths = new Set(heads.map((head) => head.length));
  }

  mask(message: string): string {
    let masked = '';
    let at = 0;
    while (at < message.length) {
      const length = this.beginsAt(message, at) ? this.longest(message.slice(at)) : 0;
      masked += length > 0 ? '***' : message.charAt(at);
      at += length || 1;
    }
    return masked;
  }

  private beginsAt(message: string, at: number): boolean {
    for (const length of this.headLengths) if (this.heads.has(message.slice(at, at + length))) return true;
    return false;
  }

  /** The length of the longest common prefix of the text and any secret. */
  private longest(text: string): number {
    let low = 0;
    let high = this.secrets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.secrets[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return Math.max(common(text, this.secrets[low - 1] ?? ''), common(text, this.secrets[low] ?? ''));
  }
}

/** The text as a quoted value in a message. */
function asQuoted(text: string): string {
  let quoted = '';
  for (const character of text) {
    quoted += character === '"' || character === '\\' ? `\\${character}` : visible(character);
  }
  return quoted;
}

function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}
