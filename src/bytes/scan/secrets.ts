import { sourceOffsets } from '../json/decode.js';
import { BACKSLASH, QUOTE } from '../text/characters.js';
import { type Span, span } from '../text/span.js';
import { utf8Offsets } from '../text/utf8-offsets.js';
import { RELATIVE_QUERY, signedQueries, userInfo } from './address-credentials.js';
import {
  ACCESS_KEY,
  ANY_NAME,
  HEADER,
  isCredentialName,
  isKeyOfValue,
  KEY_NAME,
  SIGNATURE,
  SIGNED_URL,
  secretNamed,
  UPLOAD_URL,
} from './credential-names.js';
import type { PlainSpelling } from './decoded-text.js';
import { valuesOf } from './named-values.js';
import { type Found, groups, isPlaceholder, type Search } from './pattern-search.js';
import { plainBytes, plainSpelling } from './plain-spelling.js';
import { SecretMask } from './secret-mask.js';
import { valuesNearby } from './values-nearby.js';

export { isCredentialName, isKeyOfValue, SecretMask, SIGNED_URL };

/* Finds credentials in strings, in texts and in bytes: what is a credential, and where it is. */

/** A kind of credential that a string may hold. */
export interface SecretPattern {
  readonly name: string;
  /** What the pattern matches, in words. */
  readonly looksLike: string;
  /** Where this matches nothing, nothing is found. */
  readonly needle: RegExp;
  readonly find: Search;
}

const USER_INFO = 'a user name or password in a URL';
const URL_NAME = `(?:${UPLOAD_URL}|${SIGNATURE})`;

/** An address after a name, which may hold more signs than other values. */
const NAMED_ADDRESS = new RegExp(
  String.raw`${URL_NAME}[\s"'\x60*\\\])=:>]{1,80}(?<element>(?:https?:)?\/\/[^\s"'\\])`,
  'gi',
);

const KEY_ID = /(?:AKIA|ASIA)[0-9A-Z]{16}/;

function all(searches: readonly Search[]): Search {
  return (text) => searches.flatMap((search) => search(text));
}

/**
 * Credentials of the game-management API: signed upload URLs (part 2, upload destination), in the forms of
 * the usual object stores, and access keys (part 5).
 */
const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    name: SIGNED_URL,
    looksLike:
      'a URL with a parameter such as X-Amz-Signature, X-Goog-Signature, Signature, sig, X-Amz-Security-Token or upload_id',
    needle: /signature|sig[=[]|security[-_]?token|upload_id/i,
    find: all([signedQueries, groups(RELATIVE_QUERY)]),
  },
  {
    name: ACCESS_KEY,
    looksLike: 'at least six characters after or beside the name x-access-key or x-api-key',
    needle: new RegExp(HEADER, 'i'),
    find: all([...valuesOf(KEY_NAME), valuesNearby(KEY_NAME)]),
  },
  {
    name: SIGNED_URL,
    looksLike:
      'a URL after signedUploadURL, or a value after X-Amz-Signature, X-Goog-Signature or X-Amz-Security-Token',
    needle: new RegExp(ANY_NAME, 'i'),
    find: all([groups(NAMED_ADDRESS), ...valuesOf(URL_NAME), valuesNearby(URL_NAME)]),
  },
  {
    name: ACCESS_KEY,
    looksLike: 'AKIA or ASIA followed by 16 capital letters or digits',
    needle: KEY_ID,
    find: groups(/(?<![0-9A-Z])((?:AKIA|ASIA)[0-9A-Z]{16})(?![0-9A-Z])/g),
  },
  {
    name: USER_INFO,
    looksLike: 'a user name and password before the host of a URL',
    needle: /[:/]\/[^\s/@]{0,1000}@/,
    find: userInfo,
  },
];

const SHORTEST = 6;

/** No pattern but {@link KEY_ID} matches a plain string in which this does not match. */
const NEEDLE = new RegExp(`sig[=[]|upload_id|${ANY_NAME}|[:/]/[^\\s/@]{0,1000}@`, 'i');
/** Escapes and characters that may hide a part of a name, or be the space in it. */
const MAY_BE_HIDDEN = /\\(?:u|x[2-7]|[-_/0-7bfnrt])|%[02-7cef]|&(?:#|[a-z])|[\t-\r\u0085-\uffff]/i;

/** A quick check of a string: false means that it holds no secret. */
export function mayHoldSecrets(text: string): boolean {
  return mayHoldPlain(text) || (MAY_BE_HIDDEN.test(text) && mayHoldPlain(plainSpelling(text).text));
}

function mayHoldPlain(text: string): boolean {
  return NEEDLE.test(text) || KEY_ID.test(text);
}

/** A credential inside a string. */
export interface Secret {
  readonly name: string;
  /** The credential, never shown. For a list of its pieces, all of it at the first, and nothing later. */
  readonly text: string;
  /** Its place in the text around the string, in bytes. */
  readonly span: Span;
}

/** The secrets in a string token, in order. @param text the same, decoded @param key of the member, if any */
export function findSecrets(bytes: Uint8Array, token: Span, text: string, key: string | undefined): Secret[] {
  const found = secretsIn(text, key);
  if (found.length === 0) return [];
  const offsets = utf8Offsets(
    text,
    found.flatMap(({ start, end }) => [start, end]),
  );
  const source = sourceOffsets(bytes, token.start, token.end, offsets);
  return found.map(({ name, start, end, list }, index) => ({
    name,
    text: list ?? text.slice(start, end),
    span: span(source[index * 2] as number, source[index * 2 + 1] as number),
  }));
}

/** What looks like a credential in a text. */
export function secretTexts(text: string): string[] {
  return secretsIn(text).map(({ start, end, list }) => list ?? text.slice(start, end));
}

/** The text with what looks like a credential masked. */
export function withoutSecrets(text: string): string {
  const secrets = secretTexts(text);
  return secrets.length === 0 ? text : new SecretMask(secrets).mask(text);
}

/** Hiding millions, in all places and spellings, would take gigabytes. */
const MAX_CREDENTIALS = 100_000;

/** A text has more credentials than can be hidden: nothing of it may be shown. */
export class TooManyCredentialsError extends RangeError {
  constructor() {
    super(`it contains more than ${MAX_CREDENTIALS.toLocaleString('en')} credentials: remove them`);
  }
}

/** The secrets in any bytes, also in keys. @throws TooManyCredentialsError */
export function findRawSecrets(bytes: Uint8Array): Secret[] {
  const found: Secret[] = [];
  let written = 0;
  for (const { name, start, end: stop, list } of secretsOf(
    (keep) => plainBytes(bytes, keep),
    MAX_CREDENTIALS,
  )) {
    // A quote of its own, which is escaped, ends no credential.
    if (start < written) continue;
    const end = endOfQuoted(bytes, start, stop);
    const text = end === stop ? list : undefined;
    found.push({
      name,
      text: text ?? new TextDecoder().decode(bytes.subarray(start, end)),
      span: span(start, end),
    });
    written = end;
  }
  if (found.length > MAX_CREDENTIALS) throw new TooManyCredentialsError();
  return found;
}

/** Where a value in quotes ends that seems to end at `stop`, by the backslashes before its opening quote. */
function endOfQuoted(bytes: Uint8Array, start: number, stop: number): number {
  if (bytes[start - 1] !== QUOTE) return stop;
  const level = backslashesBefore(bytes, start - 1);
  let at = stop;
  while (bytes[at] === BACKSLASH) at++;
  if (at === stop || bytes[at] !== QUOTE) return stop;
  for (; at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    const more = backslashesBefore(bytes, at) - level;
    if (more >= 0 && more % (2 * (level + 1)) === 0) return at - level;
  }
  return stop;
}

function backslashesBefore(bytes: Uint8Array, at: number): number {
  let from = at;
  while (bytes[from - 1] === BACKSLASH) from--;
  return at - from;
}

interface Named extends Found {
  readonly name: string;
}

function secretsIn(text: string, key?: string): Named[] {
  const name = key === undefined ? undefined : secretNamed(key);
  if (name !== undefined && text.length >= SHORTEST && !isPlaceholder(text))
    return [{ name, start: 0, end: text.length }];
  if (!mayHoldSecrets(text)) return [];
  return secretsOf((keepDelimiters) => plainSpelling(text, keepDelimiters));
}

/** Searches the plain spelling of a text in order, with encoded delimiters read in both ways. */
function secretsOf(
  spelling: (keepDelimiters: boolean) => PlainSpelling,
  most = Number.POSITIVE_INFINITY,
): Named[] {
  const plain = spelling(false);
  const all = secretsOfPlain(plain, most);
  if (plain.hidesDelimiters) for (const secret of secretsOfPlain(spelling(true), most)) all.push(secret);
  all.sort((a, b) => a.start - b.start);
  // Overlapping matches, such as a signed URL after signedUploadURL, are merged.
  const found: Named[] = [];
  /** A list whose first piece is also a value, or in one: the next piece has its text. */
  let list = '';
  for (const secret of all) {
    const last = found.at(-1);
    if (last === undefined || secret.start >= last.end) {
      found.push(secret.list === '' ? { ...secret, list } : secret);
      if (secret.list === '') list = '';
      continue;
    }
    const isPiece = last.list !== undefined && secret.list !== undefined;
    if (!isPiece) list = list || last.list || secret.list || '';
    const end = Math.max(last.end, secret.end);
    const { name, start } = last;
    found[found.length - 1] = isPiece ? { ...last, end } : { name, start, end };
  }
  return found;
}

function secretsOfPlain(plain: PlainSpelling, most: number): Named[] {
  const all: Named[] = [];
  for (const { name, needle, find } of SECRET_PATTERNS) {
    if (plain.text.search(needle) < 0) continue;
    for (const { start, end, list } of find(plain.text)) {
      const found = { name, start: plain.offsetOf(start), end: plain.offsetOf(end) };
      all.push(list === undefined ? found : { ...found, list });
      // Different patterns may find the same.
      if (all.length > most * SECRET_PATTERNS.length) break;
    }
  }
  return all;
}
