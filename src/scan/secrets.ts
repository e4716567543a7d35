import { sourceOffsets } from '../json/decode.js';
import { type Span, span } from '../text/span.js';
import { utf8Offsets } from '../text/utf8-offsets.js';
import { type PlainSpelling, plainBytes, plainSpelling } from './plain-spelling.js';

import { SecretMask } from './secret-mask.js';

export { SecretMask };

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
const USER_INFO = 'a user name or password in a URL';

/** Names begin a word, or follow `-H` of curl without a space. */
const BEGIN = String.raw`(?:(?<![a-z0-9])|(?<=(?<![\w-])-[a-z]{0,6}h))`;
/** Names of credentials are also spelled as variables and fields: x_access_key, xAccessKey. */
const KEY_NAME = `${BEGIN}x[-_.]{0,2}(?:access|api)[-_.]{0,2}key`;
const SIGNATURE = `${BEGIN}x[-_]?(?:amz|goog)[-_]?(?:signature|security[-_]?token)`;
const UPLOAD_URL = '(?<![a-z0-9])signed[-_]?upload[-_]?url';
/** Quotes and brackets after a name, as in `headers['x-api-key'] = …`. */
const AFTER_NAME = String.raw`[\s"'\x60*\\\])]{0,28}`;
/** Also what YAML writes between a colon and a value: a tag, an anchor, and `>-` before a value on its own lines. */
const SEPARATOR = String.raw`(?:[-=~]{1,2}>|[!~]?[:=]{1,3}>?|[\u2192\u21d2])\s{0,80}(?:!{1,2}\w{0,20}\s{1,80}|&\w{1,40}\s{1,80})?(?:[|>][-+0-9]{0,2}\s{1,80})?(?:\[\s{0,80}(?=["'\x60]))?`;
/** The rest of an opening tag. */
const END_OF_TAG = String.raw`(?:\s[^<>]{0,200})?>\s{0,80}(?:<!\[CDATA\[\s{0,80})?`;
/** The beginning of what an XML element holds. */
const ELEMENT = String.raw`(?<element>[^\s"'\\<>]{6})`;
const SCHEME = String.raw`(?:(?:Bearer|Basic|Token|ApiKey|Key)\s{1,8})?`;
/** One quote, those of CSV, or three of them; perhaps after a letter, as in `b'…'` of Python. */
const QUOTES = String.raw`(?:[a-z$@]{1,2}(?=["']))?(?:"{3}|'{3}|"{2}(?=\w)|["'])`;
/**
 * A value in quotes, or a word: its beginning, as the rest is sought by a loop. A pattern for the whole would remember each character, which
 * overflows its stack in a value of tens of megabytes.
 */
const VALUE = String.raw`(?:${QUOTES}${SCHEME}(?<quoted>[^"']{6})|[a-z]?\x60${SCHEME}(?<ticked>[^"\x60]{6})|${SCHEME}(?<word>[^\s"'\\,;&{}]{6}))`;
/**
 * A value after nothing but a space, a comma or the border of a table. Words of a sentence follow the name as well: only what has digits, or is
 * longer than words are, is a key.
 */
const VALUE_AFTER_SPACE = String.raw`["'\x60*]{0,3}(?:\s{0,8}[,|]\s{0,80}|\s{1,80})(?:(?:is|was|equals)\s{1,8})?["'\x60*]{0,3}${SCHEME}(?=[\w+/.=-]{12})(?=[a-z_+/.=-]{0,40}\d|[\w+/.=-]{24})(?<word>[\w+/.=-]{6})`;
/** Which character ends what a group begins. */
const ENDS: Readonly<Record<string, RegExp>> = {
  quoted: /["']/g,
  // A quote ends it as well: the backtick at its end may be missing, and then a report would lose its syntax.
  ticked: /[`"]/g,
  word: /[\s"'\\,;&{}]/g,
  element: /[\s"'\\<>]/g,
  address: /[\s"'\\<>]/g,
};

const VALUE_KEYS = 'value|val|content|data|secret|token|key';

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
    looksLike:
      'a URL after signedUploadURL, or a value after X-Amz-Signature, X-Goog-Signature or X-Amz-Security-Token',
    find: groups(
      new RegExp(
        String.raw`(?:${UPLOAD_URL}|${SIGNATURE})(?:${AFTER_NAME}${SEPARATOR}["']{0,2}|${END_OF_TAG})(?<address>(?:https?:)?\/\/[^\s"'\\])`,
        'gi',
      ),
      new RegExp(SIGNATURE + AFTER_NAME + SEPARATOR + VALUE, 'gi'),
      new RegExp(`${SIGNATURE}${END_OF_TAG}${ELEMENT}`, 'gi'),
    ),
  },
  {
    name: ACCESS_KEY,
    looksLike: 'at least six characters after x-access-key or x-api-key in the same string',
    find: groups(
      new RegExp(KEY_NAME + AFTER_NAME + SEPARATOR + VALUE, 'gi'),
      new RegExp(KEY_NAME + VALUE_AFTER_SPACE, 'gi'),
      // <x-access-key>…</x-access-key>
      new RegExp(`${KEY_NAME}${END_OF_TAG}${ELEMENT}`, 'gi'),
      // ["x-access-key", "…"], and { "name": "x-access-key", "value": "…" }
      new RegExp(
        String.raw`["'\x60]${KEY_NAME}["'\x60]\s{0,80},\s{0,80}(?:["'][\w-]{1,30}["']\s{0,80}:\s{0,80})?${VALUE}`,
        'gi',
      ),
      // name="x-access-key" value="…", and the same in YAML
      new RegExp(
        String.raw`[=:]\s{0,80}["']?${KEY_NAME}["']?\s{1,80}["']?(?:${VALUE_KEYS})["']?\s{0,8}[:=]\s{0,80}${VALUE}`,
        'gi',
      ),
      // value="…" name="x-access-key"
      new RegExp(
        String.raw`(?<!\w)value\s{0,8}=\s{0,8}["'](?=[^"'<>]{6,300}["']\s{1,80}[\w:]{1,30}\s{0,8}=\s{0,8}["']${KEY_NAME})(?<quoted>[^"']{6})`,
        'gi',
      ),
      // <name>x-access-key</name><value>…</value>
      new RegExp(
        String.raw`${KEY_NAME}\s{0,80}<\/[\w:.-]{1,40}>\s{0,80}<(?:\w{1,20}:)?(?:${VALUE_KEYS})${END_OF_TAG}${ELEMENT}`,
        'gi',
      ),
    ),
  },
  { name: ACCESS_KEY, looksLike: 'a value beside the name x-access-key or x-api-key', find: besideNames },
  {
    name: ACCESS_KEY,
    looksLike: 'AKIA or ASIA followed by 16 capital letters or digits',
    find: groups(/\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/g),
  },
  { name: USER_INFO, looksLike: 'a user name and password before the host of a URL', find: userInfo },
];

/** No name of a credential is longer, however it is spelled. */
const MAX_NAME_LENGTH = 300;

/** What the value of a key is, whatever it looks like; undefined for most keys. */
function secretNamed(key: string): string | undefined {
  if (key.length > MAX_NAME_LENGTH || !/[xs]|[^\w ]/i.test(key)) return undefined;
  const plain = plainSpelling(key).text.toLowerCase();
  if (plain.replace(/[-_]/g, '') === 'signeduploadurl') return SIGNED_URL;
  return /^[^a-z0-9]*x[-_.]{0,2}(?:access|api)[-_.]{0,2}key[^a-z0-9]*$/.test(plain) ? ACCESS_KEY : undefined;
}

/** Whether a string is the name of a credential and nothing else. */
export function isCredentialName(text: string): boolean {
  return secretNamed(text) !== undefined;
}

const VALUE_KEY = new RegExp(`^(?:${VALUE_KEYS})$`, 'i');

/** Whether a member with this key may hold the value of a credential that another member names. */
export function isKeyOfValue(key: string): boolean {
  return VALUE_KEY.test(key);
}

/** Placeholders for credentials in instructions and templates. */
const PLACEHOLDER = /^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env)/i;
const MAX_PLACEHOLDER_LENGTH = 12;
const SHORTEST = 6;

/** No pattern matches a plain string in which this does not match. */
const NEEDLE =
  /signature|security[-_]?token|sig=|upload_id|AKIA|ASIA|x[-_.]{0,2}(?:access|api)[-_.]{0,2}key|signed[-_]?upload[-_]?url|:\/\/[^\s/@]{0,1000}@/i;
/** Escapes and characters that may hide a part of a name. */
const MAY_BE_HIDDEN = /\\(?:u|x[2-7]|[-_/])|%[2-7cef]|&(?:#|[a-z]+;)|[\u0085-\uffff]/i;

/** A quick check of a string: false means that it holds no secret. */
export function mayHoldSecrets(text: string): boolean {
  return NEEDLE.test(text) || (MAY_BE_HIDDEN.test(text) && NEEDLE.test(plainSpelling(text).text));
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

/** What looks like a credential in a text. */
export function secretTexts(text: string): string[] {
  return secretsIn(text).map(({ start, end }) => text.slice(start, end));
}

/** The text with what looks like a credential masked. */
export function withoutSecrets(text: string): string {
  const secrets = secretTexts(text);
  return secrets.length === 0 ? text : new SecretMask(secrets).mask(text);
}

/**
 * Finds secrets in the bytes of a file as they are, whether it is valid JSON or not, in strings and in keys. Their spans hide them where the
 * file is shown.
 *
 * @param most the search ends when it has found more
 */
export function findRawSecrets(bytes: Uint8Array, most = Number.POSITIVE_INFINITY): Secret[] {
  return secretsOf((keepDelimiters) => plainBytes(bytes, keepDelimiters), most).map(
    ({ name, start, end }) => ({
      name,
      text: new TextDecoder().decode(bytes.subarray(start, end)),
      span: span(start, end),
    }),
  );
}

interface Named extends Found {
  readonly name: string;
}

function secretsIn(text: string, key?: string): Named[] {
  const name = key === undefined ? undefined : secretNamed(key);
  if (name !== undefined && text.length >= SHORTEST && !PLACEHOLDER.test(text))
    return [{ name, start: 0, end: text.length }];
  if (!mayHoldSecrets(text)) return [];
  return secretsOf((keepDelimiters) => plainSpelling(text, keepDelimiters));
}

/** Searches the plain spelling of a text, in order. A URL may hold encoded delimiters, which end everything else: both ways of reading count. */
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
  for (const secret of all) {
    const last = found.at(-1);
    if (last === undefined || secret.start >= last.end) found.push(secret);
    else if (secret.end > last.end) found[found.length - 1] = { ...last, end: secret.end };
  }
  return found;
}

function secretsOfPlain(plain: PlainSpelling, most: number): Named[] {
  const all: Named[] = [];
  if (!NEEDLE.test(plain.text)) return all;
  for (const { name, find } of SECRET_PATTERNS) {
    for (const { start, end } of find(plain.text)) {
      all.push({ name, start: plain.offsetOf(start), end: plain.offsetOf(end) });
      // Different patterns may find the same.
      if (all.length > most * SECRET_PATTERNS.length) break;
    }
  }
  return all;
}

/** Finds what the last group of patterns begins, up to what ends it. Each match ends with its group. */
function groups(...patterns: readonly RegExp[]): (text: string) => Iterable<Found> {
  return function* (text) {
    for (const pattern of patterns) {
      // Its place is kept here, because a copy of the pattern for each of millions of strings takes longer than the search.
      let at = 0;
      for (;;) {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match === null) break;
        const matched = pattern.lastIndex;
        const name = Object.keys(match.groups ?? {}).find((each) => match?.groups?.[each] !== undefined);
        const begin = name === undefined ? match[1] : match.groups?.[name];
        const start = matched - (begin ?? '').length;
        const end = name === undefined ? matched : endOf(text, start, ENDS[name]);
        at = end;
        if (!PLACEHOLDER.test(text.slice(start, start + MAX_PLACEHOLDER_LENGTH))) yield { start, end };
      }
    }
  };
}

function endOf(text: string, from: number, ends: RegExp | undefined): number {
  if (ends === undefined) return text.length;
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}

const NAME_AS_VALUE = new RegExp(`:\\s{0,20}["']${KEY_NAME}["']`, 'gi');
const VALUE_MEMBER = new RegExp(
  String.raw`["'](?:${VALUE_KEYS})["']\s{0,20}:\s{0,20}["'](?<quoted>[^"']{6})`,
  'gi',
);
const valuesIn = groups(VALUE_MEMBER);
/** How far from its name a value may be. */
const NEAR = 400;

/** Finds the values of objects such as `{ "value": "…", "enabled": true, "name": "x-access-key" }`. */
function* besideNames(text: string): Iterable<Found> {
  const brace = /[{}]/g;
  let [before, after] = [0, -1];
  let values: Iterator<Found> | undefined;
  let value: Found | undefined;
  for (const { index } of text.matchAll(NAME_AS_VALUE)) {
    // There may be millions of names and values between two braces: everything is sought once.
    while (after < index) {
      before = Math.max(0, after);
      brace.lastIndex = after + 1;
      after = brace.exec(text)?.index ?? text.length;
    }
    values ??= valuesIn(text)[Symbol.iterator]();
    value ??= values.next().value;
    while (value !== undefined && value.start < Math.max(before, index - NEAR)) value = values.next().value;
    for (; value !== undefined && value.start < Math.min(after, index + NEAR); value = values.next().value)
      yield value;
  }
}

const SIGNING_PARAMETER = /(?:signature|[?#&;]sig|security[-_]?token|[?#&;]upload_id)=[^&;]/i;

/** Finds the queries and fragments of signed URLs. */
function* signedQueries(text: string): Iterable<Found> {
  const begin = /\/\//g;
  const queries = /[?#]/g;
  let query = -1;
  while (begin.test(text)) {
    const end = endOf(text, begin.lastIndex, ENDS_ADDRESS);
    if (query < begin.lastIndex) {
      queries.lastIndex = begin.lastIndex;
      query = queries.exec(text)?.index ?? -1;
    }
    if (query < 0) return;
    if (query < end && SIGNING_PARAMETER.test(text.slice(query, end))) yield { start: query + 1, end };
    // A URL inside a URL is part of it and is not searched again.
    begin.lastIndex = Math.max(end, begin.lastIndex);
  }
}

/** Characters that end a URL. */
const ENDS_ADDRESS = /[\s"'<>\\]/g;

const AUTHORITY_ENDS = /[/?#\s"'<>\\`]/g;
/** A longer one is not a key, and the prescan looks back no further. */
const MAX_USER_INFO_LENGTH = 1_000;
const TOKEN_SHAPE = /^(?=.{12})(?:.*\d|.{24})/s;

/** Finds the user names and passwords of URLs, and tokens in their place: https://key:secret@host. */
function* userInfo(text: string): Iterable<Found> {
  const begin = /:\/\//g;
  while (begin.test(text)) {
    const start = begin.lastIndex;
    const end = endOf(text, start, AUTHORITY_ENDS);
    begin.lastIndex = end;
    const at = text.slice(start, Math.min(end, start + MAX_USER_INFO_LENGTH)).lastIndexOf('@');
    if (at <= 0 || start + at + 1 === end) continue;
    const info = text.slice(start, start + at);
    const colon = info.indexOf(':');
    const secret = colon < 0 ? info : info.slice(colon + 1);
    if (secret === '' || PLACEHOLDER.test(secret)) continue;
    if (colon < 0 && !TOKEN_SHAPE.test(secret)) continue;
    yield { start, end: start + at };
  }
}
