/*
 * A quick look for credentials in any text, JSON or not, whose strings may begin and end anywhere: false means that the exact reader
 * of src/bytes/scan/secrets.ts finds none in its bytes, nor in what they are once quoted-printable is decoded.
 */

import { byteAt, PADDING, TEXT } from './layout';
import { markAt, markBytes } from './marks';
import {
  matchesIgnoringCase,
  mayBeEscapedSign,
  mayBeginSecret,
  mayBeHeader,
  mayHideNameEscaped,
} from './secret-hints';

const BACKSLASH: i32 = 0x5c;
const EQUALS: i32 = 0x3d;
const AT: i32 = 0x40;

/** Whether the first `length` bytes of the text may hold a credential. */
export function mayHoldCredentials(length: i32): bool {
  const end = TEXT + length;
  memory.fill(end, 0, PADDING);
  markBytes();
  for (let at = TEXT; at < end; at++) {
    const byte = byteAt(at);
    const lower = byte | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) {
      if (mayBeginWord(lower, at, end)) return true;
    } else if (byte === BACKSLASH) {
      if (mayEscape(at)) return true;
    } else if (byte === AT || (byte === EQUALS && isQuotedPrintable(at))) {
      return true;
    } else if (markAt(byte) === 3 && byte !== 0x3f && byte !== 0x23 && byte !== 0x3b) {
      // After ? # ; comes `sig=` and its like, whose letters are looked at wherever they are.
      if (mayBeginSecret(at, end)) return true;
    }
  }
  return false;
}

/** Whether a letter begins a word that a credential has in it or beside it. */
function mayBeginWord(lower: i32, at: i32, end: i32): bool {
  switch (lower) {
    case 0x61:
      return (byteAt(at + 1) | 0x20) !== 0x6b
        ? matchesIgnoringCase(at + 1, end, 'sia')
        : matchesIgnoringCase(at + 2, end, 'ia');
    case 0x73:
      return maySign(at + 1, end) || matchesIgnoringCase(at + 1, end, 'ecurity');
    case 0x75:
      return matchesIgnoringCase(at + 1, end, 'pload') && isFollowedBy(at + 6, end, 'id', 'url');
    case 0x78:
      return mayBeHeader(at + 1, end);
    default:
      return false;
  }
}

/** Whether `sig=`, `sig[`, `signature` or `signed` follow the `s` before `from`, or `sig` and an escape. */
function maySign(from: i32, end: i32): bool {
  if (!matchesIgnoringCase(from, end, 'ig')) return false;
  const next = byteAt(from + 2);
  if (next === EQUALS || next === 0x5b || next === BACKSLASH || next === 0x25 || next === 0x26) return true;
  if (next >= 0x80) return true;
  return matchesIgnoringCase(from + 2, end, 'nat') || matchesIgnoringCase(from + 2, end, 'ned');
}

/** How many signs, or escapes of signs, may stand between the words of a name. */
const MAX_SIGNS: i32 = 8;

/** Whether one of two words follows, perhaps after some signs. */
function isFollowedBy(from: i32, end: i32, one: string, other: string): bool {
  for (let at = from; at < from + MAX_SIGNS && at < end; at++) {
    if (matchesIgnoringCase(at, end, one) || matchesIgnoringCase(at, end, other)) return true;
    const lower = byteAt(at) | 0x20;
    // A letter ends the signs, unless it is that of an escape such as \n.
    if (lower >= 0x61 && lower <= 0x7a && byteAt(at - 1) !== BACKSLASH) return false;
  }
  return false;
}

/** Whether what a backslash escapes may be a part of a name. */
function mayEscape(at: i32): bool {
  if (byteAt(at - 1) === BACKSLASH) return false;
  let next = at + 1;
  while (byteAt(next) === BACKSLASH) next++;
  if (byteAt(next) !== 0x75) return mayBeEscapedSign(next);
  const isAscii = byteAt(next + 1) === 0x30 && byteAt(next + 2) === 0x30 && byteAt(next + 3) < 0x38;
  return isAscii || byteAt(next + 1) === 0x7b || mayHideNameEscaped(next, next - at);
}

/** Whether quoted-printable is decoded at `=`. */
function isQuotedPrintable(at: i32): bool {
  const next = byteAt(at + 1);
  return next === 0x0a || next === 0x0d || (isHex(next) && next !== 0x30);
}

function isHex(byte: i32): bool {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
