import { byteAt } from './layout';

/*
 * Quick checks of raw JSON bytes: may there be a credential that `findSecrets` would find in the decoded string?
 * A hint may be wrong, but without a hint there is no credential.
 */

const QUOTE: i32 = 0x22;

/** Whether two hex digits are a character that occurs in the names of credentials or in escapes, or `?`, `#` or `@`. */
export function mayBelongToSecret(at: i32): bool {
  const high = byteAt(at);
  const low = byteAt(at + 1) | 0x20;
  if (high === 0x32) return low === 0x64 || low === 0x33 || low === 0x35;
  if (high === 0x33) return low < 0x61 || low === 0x66;
  return high >= 0x34;
}

/** Whether the value of this key is a credential. Other names of credentials begin with what `markBytes` marks with 3. */
export function isSecretKey(start: i32, end: i32): bool {
  return end - start === 15 && matchesIgnoringCase(start, end, 'signeduploadurl');
}

/** Whether a credential may begin at `at`, one of the bytes that `markBytes` marks with 3. */
export function mayBeginSecret(at: i32, end: i32): bool {
  const byte = byteAt(at);
  if (byte >= 0x80) return mayHideName(at, end);
  switch (byte) {
    case 0x25:
      return mayBeEncoded(at + 1, end);
    case 0x26:
      return mayBeEntity(at + 1, end);
    case 0x2d:
    case 0x5f:
      return matchesIgnoringCase(at + 1, end, 'upload');
    case 0x40:
      return mayEndUserInfo(at);
    case 0x41:
      return (byteAt(at + 1) === 0x4b || byteAt(at + 1) === 0x53) && matchesIgnoringCase(at + 2, end, 'ia');
    case 0x55:
      return matchesIgnoringCase(at + 1, end, 'pload');
    default:
      return mayBeHeader(at + 1, end);
  }
}

/** Whether `x-access-key`, `x-api-key`, `x-amz-s…` or `x-goog-s…` may go on here, with signs, white space or nothing between the words. */
export function mayBeHeader(from: i32, end: i32): bool {
  const at = afterSigns(from, end);
  return (
    continues(at, end, 'access', 0x6b) ||
    continues(at, end, 'api', 0x6b) ||
    continues(at, end, 'amz', 0x73) ||
    continues(at, end, 'goog', 0x73)
  );
}

/** Whether there is a word, and after it signs or none, and a letter. */
function continues(at: i32, end: i32, word: string, letter: i32): bool {
  if ((byteAt(at) | 0x20) !== word.charCodeAt(0) || !matchesIgnoringCase(at, end, word)) return false;
  return (byteAt(afterSigns(at + word.length, end)) | 0x20) === letter;
}

/** How long the signs between two words may be, however they are escaped. */
const MAX_SIGNS: i32 = 32;

/** Skips everything but letters, digits and quotes, also where it is escaped. */
function afterSigns(from: i32, end: i32): i32 {
  let at = from;
  while (at < end && at < from + MAX_SIGNS) {
    const byte = byteAt(at);
    if (byte === 0x5c) {
      while (byteAt(at) === 0x5c) at++;
      at += byteAt(at) === 0x75 ? 5 : 1;
    } else if (byte === 0x25) {
      at += 3;
    } else if (byte === 0x26) {
      at = afterEntity(at + 1, end);
    } else if (byte === QUOTE || isLetterOrDigit(byte)) {
      break;
    } else {
      at++;
    }
  }
  return at;
}

function afterEntity(from: i32, end: i32): i32 {
  if (matchesIgnoringCase(from, end, 'nbsp')) return from + 4;
  let at = byteAt(from) === 0x23 ? from + 1 : from;
  while (at < from + MAX_SIGNS && isLetterOrDigit(byteAt(at))) at++;
  return byteAt(at) === 0x3b ? at : from;
}

function isLetterOrDigit(byte: i32): bool {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
}

/** Whether a percent-encoded character may belong to a credential. Spaces and slashes, which are common, cannot. */
function mayBeEncoded(at: i32, end: i32): bool {
  if (at + 1 >= end) return false;
  const high = byteAt(at);
  const low = byteAt(at + 1) | 0x20;
  // %u002D
  if ((high | 0x20) === 0x75) return true;
  if (high >= 0x32 && high <= 0x37) return (high === 0x32 && low === 0x36) || mayBelongToSecret(at);
  if ((high | 0x20) === 0x63) return low === 0x32 || low === 0x64;
  if ((high | 0x20) === 0x65) return low === 0x31 || low === 0x32 || low === 0x66;
  return (high | 0x20) === 0x66 && low === 0x33;
}

/** Whether an entity may encode a character of a name or of an escape. `at` is the offset after `&`. */
export function mayBeEntity(at: i32, end: i32): bool {
  let from = at;
  while (matchesIgnoringCase(from, end, 'amp')) {
    from += 3;
    if (byteAt(from) === 0x3b) from++;
  }
  const first = byteAt(from);
  if (first === 0x23) return mayBeNumber(from + 1, end);
  if (from > at && (first === 0x5c || first === 0x25 || first === 0x26 || first >= 0x80)) return true;
  switch (first | 0x20) {
    case 0x62:
      return matchesIgnoringCase(from, end, 'bsol');
    case 0x63:
      return matchesIgnoringCase(from, end, 'commat');
    case 0x64:
      return matchesIgnoringCase(from, end, 'dash');
    case 0x68:
      return matchesIgnoringCase(from, end, 'h') && !matchesIgnoringCase(from, end, 'hellip');
    case 0x6c:
      return matchesIgnoringCase(from, end, 'lowbar') || matchesIgnoringCase(from, end, 'lrm');
    case 0x6d:
      return matchesIgnoringCase(from, end, 'minus') || matchesIgnoringCase(from, end, 'mdash');
    case 0x6e:
      return (
        matchesIgnoringCase(from, end, 'ndash') ||
        matchesIgnoringCase(from, end, 'num') ||
        matchesIgnoringCase(from, end, 'nobreak')
      );
    case 0x70:
      return matchesIgnoringCase(from, end, 'percnt') || matchesIgnoringCase(from, end, 'period');
    case 0x71:
      return matchesIgnoringCase(from, end, 'quest');
    case 0x72:
      return matchesIgnoringCase(from, end, 'rlm');
    case 0x73:
      return matchesIgnoringCase(from, end, 'shy');
    case 0x75:
      return matchesIgnoringCase(from, end, 'underbar');
    case 0x7a:
      return matchesIgnoringCase(from, end, 'z');
    default:
      return false;
  }
}

/** Whether a number in an entity is a character of names or escapes, a hyphen or not visible. */
function mayBeNumber(at: i32, end: i32): bool {
  const isHex = at < end && (byteAt(at) | 0x20) === 0x78;
  const base = isHex ? 16 : 10;
  let code = 0;
  for (let next = isHex ? at + 1 : at; next < end; next++) {
    const digit = digitOf(byteAt(next));
    if (digit >= base) {
      if (digit === ESCAPE) return true;
      break;
    }
    code = code * base + digit;
    if (code >= 0x1800) return true;
  }
  if (code < 0x41) return code === 0x2d || code === 0x2e || code >= 0x3f || isDigitOrEscape(code);
  return code < 0x7f || code === 0xad || code === 0x34f || code === 0x2d7 || isInvisible(code);
}

/** Digits, `#`, `%` and `&`. */
function isDigitOrEscape(code: i32): bool {
  return (code >= 0x30 && code <= 0x39) || code === 0x23 || code === 0x25 || code === 0x26;
}

/** What `digitOf` gives for a byte with which an escape, or a character that is not visible, may begin. */
const ESCAPE: i32 = 100;

function digitOf(byte: i32): i32 {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  if (lower >= 0x61 && lower <= 0x66) return lower - 0x57;
  return byte >= 0x80 || byte === 0x5c || byte === 0x25 || byte === 0x26 ? ESCAPE : 99;
}

/** How far user info is sought before its `@`. */
const MAX_BACK: i32 = 1_000;

/** Whether an `@` may end the user info of a URL: there is a colon, a slash or an escape before it, in the same word. */
function mayEndUserInfo(at: i32): bool {
  const first = byteAt(at - 1);
  if (first <= 0x20 || first === 0x2f) return false;
  for (let back = at - 1; back > at - MAX_BACK && back >= 0; back--) {
    const byte = byteAt(back);
    if (byte === 0x3a || byte === 0x2f || byte === 0x5c || byte === 0x25 || byte === 0x3b) return true;
    if (byte <= 0x20 || byte === QUOTE || byte === 0x40) return false;
  }
  return true;
}

/** Whether a character that is not visible, or a hyphen other than that of ASCII, may be inside a name. */
function mayHideName(at: i32, end: i32): bool {
  const before = at === 0 ? 0 : byteAt(at - 1);
  if (at + 2 >= end) return false;
  const first = byteAt(at);
  if (first === 0xef && isWide(0xf000 | ((byteAt(at + 1) & 0x3f) << 6) | (byteAt(at + 2) & 0x3f)))
    return true;
  if (before <= 0x20 || before >= 0x80) return false;
  const second = byteAt(at + 1) & 0x3f;
  const third = byteAt(at + 2) & 0x3f;
  if (first < 0xe0) {
    const short = ((first & 0x1f) << 6) | second;
    return isHyphen(short) ? mayBeHyphenAfter(before) : isInvisible(short);
  }
  if (first === 0xf3) return byteAt(at + 1) === 0xa0;
  const code = ((first & 0x0f) << 12) | (second << 6) | third;
  if (isHyphen(code)) return mayBeHyphenAfter(before);
  return isInvisible(code) && !(code === 0xfe0f && byteAt(at + 3) === 0xe2);
}

/** Whether a `\u` escape that is not ASCII may hide a character of a name. `u` is the offset of the `u`, after `backslashes` backslashes. */
export function mayHideNameEscaped(u: i32, backslashes: i32): bool {
  let code = 0;
  for (let at = u + 1; at <= u + 4; at++) {
    const digit = digitOf(byteAt(at));
    if (digit > 15) return false;
    code = code * 16 + digit;
  }
  if (isWide(code)) return true;
  const at = u - backslashes - 1;
  const before = at < 0 ? QUOTE : byteAt(at);
  if (isHyphen(code)) return mayBeHyphenAfter(before);
  if (!isInvisible(code) || before <= 0x20 || before === QUOTE || before >= 0x80) return false;
  const isAfterEscape = at >= 5 && byteAt(at - 4) === 0x75 && byteAt(at - 5) === 0x5c;
  return !isAfterEscape || (byteAt(at - 3) === 0x30 && byteAt(at - 2) === 0x30);
}

/** The hyphens of scan/character-looks.ts. */
function isHyphen(code: i32): bool {
  if (code < 0x2016) return code >= 0x2010 || code === 0x2d7;
  return (
    code === 0x2043 ||
    code === 0x2212 ||
    code === 0x2796 ||
    code === 0xfe58 ||
    code === 0xfe63 ||
    code === 0xff0d
  );
}

/** The full-width digits and letters of scan/character-looks.ts. */
function isWide(code: i32): bool {
  if (code >= 0xff10 && code <= 0xff19) return true;
  return (code >= 0xff21 && code <= 0xff3a) || code === 0xff3f || (code >= 0xff41 && code <= 0xff5a);
}

/** What scan/character-looks.ts ignores, except surrogates. */
function isInvisible(code: i32): bool {
  if (code < 0x2000) {
    if (code === 0xad || code === 0x34f || code === 0x61c || code === 0x115f || code === 0x1160) return true;
    return code === 0x17b4 || code === 0x17b5 || (code >= 0x180b && code <= 0x180f);
  }
  if (code <= 0x206f)
    return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code >= 0x2060;
  if (code === 0x2800 || code === 0x3164 || code === 0xffa0) return true;
  return (code >= 0xfe00 && code <= 0xfe0f) || code === 0xfeff || (code >= 0xfff9 && code <= 0xfffb);
}

/** A hyphen may belong to a name after its x, or after `signed`. The others are found from the x on. */
function mayBeHyphenAfter(before: i32): bool {
  const lower = before | 0x20;
  return lower === 0x78 || lower === 0x64;
}

/** Whether backslashes before this character hide a name: `x\_access\_key` of Markdown, `\x2d`, `\055` and `\2d`. */
export function mayBeEscapedSign(at: i32): bool {
  const sign = byteAt(at);
  if (sign >= 0x30 && sign <= 0x37) return true;
  return sign === 0x2d || sign === 0x5f || (sign === 0x78 && mayBelongToSecret(at + 1));
}

export function matchesIgnoringCase(at: i32, end: i32, lower: string): bool {
  if (at + lower.length > end) return false;
  for (let index = 0; index < lower.length; index++) {
    if ((byteAt(at + index) | 0x20) !== lower.charCodeAt(index)) return false;
  }
  return true;
}

/** The end of a URL's query or fragment; negated when it contains `sig`, `Signature`, `Security` or `upload_id`, as signed URLs do. */
export function endOfPlainQuery(from: i32, end: i32): i32 {
  let at = from;
  for (; at < end; at++) {
    const byte = byteAt(at);
    if (byte <= 0x20 || byte === QUOTE) return at;
    if ((byte | 0x20) === 0x75 && matchesIgnoringCase(at + 1, end, 'pload')) return -at;
    if ((byte | 0x20) !== 0x73) continue;
    if (matchesIgnoringCase(at + 1, end, 'ig')) return -at;
    if (matchesIgnoringCase(at + 1, end, 'ecurity')) return -at;
  }
  return at;
}
