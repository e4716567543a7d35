/*
 * Quick checks of raw JSON bytes, for the prescan: may there be a credential that `findSecrets` would find in the decoded string?
 * A hint may be wrong, but without a hint there is no credential.
 */

const QUOTE = 0x22;

/** Whether two hex digits are a character that occurs in the names of credentials or in escapes, or `?`, `#` or `@`. */
export function mayBelongToSecret(bytes: Uint8Array, at: number): boolean {
  const high = bytes[at] as number;
  const low = (bytes[at + 1] as number) | 0x20;
  if (high === 0x32) return low === 0x64 || low === 0x33 || low === 0x35;
  if (high === 0x33) return low < 0x61 || low === 0x66;
  return high >= 0x34;
}

/** Whether the value of this key is a credential. Other names of credentials begin with what `inString` marks with 3. */
export function isSecretKey(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start === 15 && matchesIgnoringCase(bytes, start, end, 'signeduploadurl');
}

/** Whether a credential may begin at `at`, one of the bytes that `inString` marks with 3. */
export function mayBeginSecret(bytes: Uint8Array, at: number, end: number): boolean {
  const byte = bytes[at] as number;
  if (byte >= 0x80) return mayHideName(bytes, at, end);
  switch (byte) {
    case 0x25:
      return mayBeEncoded(bytes, at + 1, end);
    case 0x26:
      return mayBeEntity(bytes, at + 1, end);
    case 0x2d:
    case 0x5f:
      return matchesIgnoringCase(bytes, at + 1, end, 'upload');
    case 0x40:
      return mayEndUserInfo(bytes, at);
    case 0x41:
      return (
        (bytes[at + 1] === 0x4b || bytes[at + 1] === 0x53) && matchesIgnoringCase(bytes, at + 2, end, 'ia')
      );
    case 0x55:
      return matchesIgnoringCase(bytes, at + 1, end, 'pload');
    default:
      return mayBeHeader(bytes, at + 1, end);
  }
}

/** Whether `x-access-key`, `x-api-key`, `x-amz-s…` or `x-goog-s…` may go on here, with hyphens, underscores, dots or none. */
function mayBeHeader(bytes: Uint8Array, from: number, end: number): boolean {
  if (bytes[from] === 0x25) return true;
  const at = afterSeparator(bytes, from);
  return (
    continues(bytes, at, end, 'access', 0x6b) ||
    continues(bytes, at, end, 'api', 0x6b) ||
    continues(bytes, at, end, 'amz', 0x73) ||
    continues(bytes, at, end, 'goog', 0x73)
  );
}

/** Whether there is a word, and after it a separator or none, and a letter; or an escape or another hyphen, behind which anything may be. */
function continues(bytes: Uint8Array, at: number, end: number, word: string, letter: number): boolean {
  if (((bytes[at] as number) | 0x20) !== word.charCodeAt(0) || !matchesIgnoringCase(bytes, at, end, word))
    return false;
  const next = bytes[afterSeparator(bytes, at + word.length)] as number;
  return next >= 0x80 || next === 0x25 || next === 0x26 || next === 0x5c || (next | 0x20) === letter;
}

function afterSeparator(bytes: Uint8Array, at: number): number {
  return isSeparator(bytes, at) ? (isSeparator(bytes, at + 1) ? at + 2 : at + 1) : at;
}

function isSeparator(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x2d || bytes[at] === 0x5f || bytes[at] === 0x2e;
}

/** Whether a percent-encoded character may belong to a credential. Spaces and slashes, which are common, cannot. */
function mayBeEncoded(bytes: Uint8Array, at: number, end: number): boolean {
  if (at + 1 >= end) return false;
  const high = bytes[at] as number;
  const low = (bytes[at + 1] as number) | 0x20;
  if (high >= 0x32 && high <= 0x37) return (high === 0x32 && low === 0x36) || mayBelongToSecret(bytes, at);
  // The first byte of a hyphen, or of a character that is not visible.
  if ((high | 0x20) === 0x63) return low === 0x32 || low === 0x64;
  if ((high | 0x20) === 0x65) return low === 0x31 || low === 0x32 || low === 0x66;
  return (high | 0x20) === 0x66 && low === 0x33;
}

/** Whether an entity may stand for a character of a name or of an escape. `at` is the offset after `&`. */
export function mayBeEntity(bytes: Uint8Array, at: number, end: number): boolean {
  let from = at;
  // An ampersand may be an entity itself.
  while (matchesIgnoringCase(bytes, from, end, 'amp')) {
    from += 3;
    if (bytes[from] === 0x3b) from++;
  }
  const first = bytes[from] as number;
  if (first === 0x23) return mayBeNumber(bytes, from + 1, end);
  if (from > at && (first === 0x5c || first === 0x25 || first === 0x26 || first >= 0x80)) return true;
  switch (first | 0x20) {
    case 0x62:
      return matchesIgnoringCase(bytes, from, end, 'bsol');
    case 0x63:
      return matchesIgnoringCase(bytes, from, end, 'commat');
    case 0x64:
      return matchesIgnoringCase(bytes, from, end, 'dash');
    case 0x68:
      return matchesIgnoringCase(bytes, from, end, 'h') && !matchesIgnoringCase(bytes, from, end, 'hellip');
    case 0x6c:
      return matchesIgnoringCase(bytes, from, end, 'lowbar') || matchesIgnoringCase(bytes, from, end, 'lrm');
    case 0x6d:
      return matchesIgnoringCase(bytes, from, end, 'minus') || matchesIgnoringCase(bytes, from, end, 'mdash');
    case 0x6e:
      return (
        matchesIgnoringCase(bytes, from, end, 'ndash') ||
        matchesIgnoringCase(bytes, from, end, 'num') ||
        matchesIgnoringCase(bytes, from, end, 'nobreak')
      );
    case 0x70:
      return (
        matchesIgnoringCase(bytes, from, end, 'percnt') || matchesIgnoringCase(bytes, from, end, 'period')
      );
    case 0x71:
      return matchesIgnoringCase(bytes, from, end, 'quest');
    case 0x72:
      return matchesIgnoringCase(bytes, from, end, 'rlm');
    case 0x73:
      return matchesIgnoringCase(bytes, from, end, 'shy');
    case 0x75:
      return matchesIgnoringCase(bytes, from, end, 'underbar');
    case 0x7a:
      return matchesIgnoringCase(bytes, from, end, 'z');
    default:
      return false;
  }
}

/** Whether a number in an entity is a character of names or escapes, a hyphen or not visible. */
function mayBeNumber(bytes: Uint8Array, at: number, end: number): boolean {
  const isHex = at < end && ((bytes[at] as number) | 0x20) === 0x78;
  const base = isHex ? 16 : 10;
  let code = 0;
  for (let next = isHex ? at + 1 : at; next < end; next++) {
    const digit = digitOf(bytes[next] as number);
    // The digits may be escaped or interrupted.
    if (digit >= base) {
      if (digit === ESCAPE) return true;
      break;
    }
    code = code * base + digit;
    if (code >= 0x1800) return true;
  }
  if (code < 0x41) return code === 0x2d || code === 0x2e || code >= 0x3f || isDigitOrEscape(code);
  return code < 0x7f || code === 0xad || code === 0x34f;
}

/** Digits, `#`, `%` and `&`. */
function isDigitOrEscape(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x23 || code === 0x25 || code === 0x26;
}

/** What `digitOf` gives for a byte with which an escape, or a character that is not visible, may begin. */
const ESCAPE = 100;

function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  if (lower >= 0x61 && lower <= 0x66) return lower - 0x57;
  return byte >= 0x80 || byte === 0x5c || byte === 0x25 || byte === 0x26 ? ESCAPE : 99;
}

/** How far user info is sought before its `@`. */
const MOST_BACK = 1_000;

/** Whether an `@` may end the user info of a URL: there is a colon, a slash or an escape before it, in the same word. */
function mayEndUserInfo(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at - 1] as number;
  if (first <= 0x20 || first === 0x2f) return false;
  for (let back = at - 1; back > at - MOST_BACK && back >= 0; back--) {
    const byte = bytes[back] as number;
    if (byte === 0x3a || byte === 0x2f || byte === 0x5c || byte === 0x25 || byte === 0x3b) return true;
    // Another one before it has been looked at.
    if (byte <= 0x20 || byte === QUOTE || byte === 0x40) return false;
  }
  return true;
}

/** Whether a character that is not visible, or a hyphen other than that of ASCII, may be inside a name. */
function mayHideName(bytes: Uint8Array, at: number, end: number): boolean {
  const before = at === 0 ? 0 : (bytes[at - 1] as number);
  if (before <= 0x20 || before >= 0x80 || at + 2 >= end) return false;
  const first = bytes[at] as number;
  const second = (bytes[at + 1] as number) & 0x3f;
  const third = (bytes[at + 2] as number) & 0x3f;
  if (first < 0xe0) return isInvisible(((first & 0x1f) << 6) | second);
  // U+E0000 and up.
  if (first === 0xf3) return bytes[at + 1] === 0xa0;
  const code = ((first & 0x0f) << 12) | (second << 6) | third;
  if (isHyphen(code)) return mayBeHyphenAfter(before);
  // The emoji of digits are a digit, U+FE0F and U+20E3.
  return isInvisible(code) && !(code === 0xfe0f && bytes[at + 3] === 0xe2);
}

/** The same for a `\u` escape that is not ASCII. `u` is the offset of the `u`, after `backslashes` backslashes. */
export function mayHideNameEscaped(bytes: Uint8Array, u: number, backslashes: number): boolean {
  let code = 0;
  for (let at = u + 1; at <= u + 4; at++) {
    const digit = digitOf(bytes[at] as number);
    if (digit > 15) return false;
    code = code * 16 + digit;
  }
  const at = u - backslashes - 1;
  const before = at < 0 ? QUOTE : (bytes[at] as number);
  if (isHyphen(code)) return mayBeHyphenAfter(before);
  if (!isInvisible(code) || before <= 0x20 || before === QUOTE || before >= 0x80) return false;
  // After another escape that is not ASCII, as in emoji, there is no name.
  const isAfterEscape = at >= 5 && bytes[at - 4] === 0x75 && bytes[at - 5] === 0x5c;
  return !isAfterEscape || (bytes[at - 3] === 0x30 && bytes[at - 2] === 0x30);
}

/** The hyphens of scan/character-looks.ts. */
function isHyphen(code: number): boolean {
  if (code < 0x2016) return code >= 0x2010;
  return code === 0x2043 || code === 0x2212 || code === 0xfe58 || code === 0xfe63 || code === 0xff0d;
}

/** What scan/character-looks.ts ignores, except surrogates. */
function isInvisible(code: number): boolean {
  if (code < 0x2000) return code === 0xad || code === 0x34f || (code >= 0x180b && code <= 0x180f);
  if (code <= 0x206f)
    return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code >= 0x2060;
  return (code >= 0xfe00 && code <= 0xfe0f) || code === 0xfeff || (code >= 0xfff9 && code <= 0xfffb);
}

/** A hyphen may belong to a name after its x, or after `signed`. The others are found from the x on. */
function mayBeHyphenAfter(before: number): boolean {
  const lower = before | 0x20;
  return lower === 0x78 || lower === 0x64;
}

/** Whether backslashes before this character hide a name: `x\_access\_key` of Markdown, and `\x2d`. */
export function mayBeEscapedSign(bytes: Uint8Array, at: number): boolean {
  const sign = bytes[at] as number;
  return sign === 0x2d || sign === 0x5f || (sign === 0x78 && mayBelongToSecret(bytes, at + 1));
}

function matchesIgnoringCase(bytes: Uint8Array, at: number, end: number, lower: string): boolean {
  if (at + lower.length > end) return false;
  for (let index = 0; index < lower.length; index++) {
    if (((bytes[at + index] as number) | 0x20) !== lower.charCodeAt(index)) return false;
  }
  return true;
}

/** The end of a URL's query or fragment; negated when it contains `sig`, `Signature`, `Security` or `upload_id`, as signed URLs do. */
export function endOfPlainQuery(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  for (; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte <= 0x20 || byte === QUOTE) return at;
    if ((byte | 0x20) === 0x75 && matchesIgnoringCase(bytes, at + 1, end, 'pload')) return -at;
    if ((byte | 0x20) !== 0x73) continue;
    if (matchesIgnoringCase(bytes, at + 1, end, 'ig')) return -at;
    if (matchesIgnoringCase(bytes, at + 1, end, 'ecurity')) return -at;
  }
  return at;
}
