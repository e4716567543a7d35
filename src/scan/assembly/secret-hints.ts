import { byteAt } from './layout';

/* The functions of scan/secret-hints.ts. */

const QUOTE: i32 = 0x22;

export function mayBelongToSecret(at: i32): bool {
  const high = byteAt(at);
  const low = byteAt(at + 1) | 0x20;
  if (high === 0x32) return low === 0x64 || low === 0x33;
  if (high === 0x33) return low < 0x61 || low === 0x66;
  return high >= 0x34;
}

export function isSecretKey(start: i32, end: i32): bool {
  return end - start === 15 && matchesIgnoringCase(start, end, 'signeduploadurl');
}

export function mayBeginSecret(at: i32, end: i32): bool {
  switch (byteAt(at)) {
    case 0x25:
      return mayBeEncoded(at + 1, end);
    case 0x2d:
    case 0x5f:
      return matchesIgnoringCase(at + 1, end, 'upload');
    case 0x41:
      return (byteAt(at + 1) === 0x4b || byteAt(at + 1) === 0x53) && matchesIgnoringCase(at + 2, end, 'ia');
    case 0x55:
      return matchesIgnoringCase(at + 1, end, 'pload');
    default:
      return mayBeHeader(at + 1, end);
  }
}

function mayBeHeader(from: i32, end: i32): bool {
  if (byteAt(from) === 0x25) return true;
  const at = afterSeparator(from);
  return (
    continues(at, end, 'access', 0x6b) ||
    continues(at, end, 'api', 0x6b) ||
    continues(at, end, 'amz', 0x73) ||
    continues(at, end, 'goog', 0x73)
  );
}

function continues(at: i32, end: i32, word: string, letter: i32): bool {
  if ((byteAt(at) | 0x20) !== word.charCodeAt(0) || !matchesIgnoringCase(at, end, word)) return false;
  const next = byteAt(afterSeparator(at + word.length));
  return next === 0x25 || next === 0x5c || (next | 0x20) === letter;
}

function afterSeparator(at: i32): i32 {
  return byteAt(at) === 0x2d || byteAt(at) === 0x5f ? at + 1 : at;
}

function mayBeEncoded(at: i32, end: i32): bool {
  const high = byteAt(at);
  if (at + 1 >= end || high < 0x32 || high > 0x37) return false;
  return (high === 0x32 && byteAt(at + 1) === 0x35) || mayBelongToSecret(at);
}

function matchesIgnoringCase(at: i32, end: i32, lower: string): bool {
  if (at + lower.length > end) return false;
  for (let index = 0; index < lower.length; index++) {
    if ((byteAt(at + index) | 0x20) !== lower.charCodeAt(index)) return false;
  }
  return true;
}

/** The end of a URL query; negated as in scan/secret-hints.ts. */
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
