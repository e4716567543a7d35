/*
 * One quick pass over JSON text, in AssemblyScript, which `npm run compile` turns into WebAssembly. Instead of offsets it has addresses.
 * For valid JSON it misses nothing, but what it flags may turn out to be fine. For other text the result is meaningless.
 */

import { byteAt, CUTS, INSIDE, PADDING, RESULT, SURFACE, TEXT } from './layout';
import { Level, MAX_DEPTH } from './level';
import { markAt, markBytes } from './marks';
import { numberMayChange } from './number';
import {
  endOfPlainQuery,
  isSecretKey,
  mayBeEntity,
  mayBeEscapedSign,
  mayBeginSecret,
  mayBelongToSecret,
  mayHideNameEscaped,
} from './secret-hints';
import { isOnSurface, mayBeUnpaired } from './surrogate-hints';

export { mayHoldCredentials } from './any-text';

const QUOTE: i32 = 0x22;
const BACKSLASH: i32 = 0x5c;
const COLON: i32 = 0x3a;
const COMMA: i32 = 0x2c;
const HASH: i32 = 0x23;
/** The number of bytes in one call of the main loop: an engine makes a function fast between its calls. */
const PIECE: i32 = 1 << 14;
/** So many bytes lie between two cuts, or more in a text that would be cut too often. */
const MIN_CUT: i32 = 61_440;
const MAX_CUTS: i32 = (TEXT - CUTS) / 12;

const surface = changetype<Level>(SURFACE);
const inside = changetype<Level>(INSIDE);
/** The address after the text. */
let end: i32 = 0;
let secretHints: bool = false;
/** The query of a URL was searched up to here. */
let queryEnd: i32 = 0;
/** The next string on the surface is a key. */
let keyComes: bool = false;
/** The offsets between the quotes of the last key of the root. */
let sectionStart: i32 = 0;
let sectionEnd: i32 = 0;
let cuts: i32 = 0;
let cutDistance: i32 = 0;
/** No cut comes before. */
let nextCut: i32 = 0;

/** Prescans the first `length` bytes of the text, and writes what it finds to RESULT. */
export function prescan(length: i32): void {
  end = TEXT + length;
  memory.fill(end, 0, PADDING);
  const bottom = (end + PADDING + 7) & -8;
  surface.clear(bottom);
  inside.clear(bottom);
  secretHints = false;
  queryEnd = 0;
  keyComes = false;
  sectionStart = TEXT;
  sectionEnd = TEXT;
  cuts = 0;
  cutDistance = max(MIN_CUT, length / MAX_CUTS + 1);
  nextCut = TEXT + cutDistance;
  markBytes();
  let at: i32 = TEXT;
  while (at < end && surface.deepest <= MAX_DEPTH) at = piece(at, min(end, at + PIECE));
  writeResult();
}

function writeResult(): void {
  writeLevel(RESULT, surface);
  writeLevel(RESULT + 24, inside);
  store<i32>(RESULT + 48, secretHints);
  store<i32>(RESULT + 52, cuts);
  store<i32>(RESULT + 56, CUTS);
}

/** Notes a comma between two members of a section, and where the key of the section is. */
function cutAt(comma: i32): void {
  const at = CUTS + cuts++ * 12;
  store<i32>(at, comma - TEXT);
  store<i32>(at + 4, sectionStart - TEXT);
  store<i32>(at + 8, sectionEnd - TEXT);
  nextCut = comma + cutDistance;
}

function writeLevel(at: i32, level: Level): void {
  store<i32>(at, level.deepest);
  store<i32>(at + 4, level.members);
  store<i32>(at + 8, level.seemEqual || level.unsure);
  store<i32>(at + 12, level.escaped);
  store<i32>(at + 16, level.numbersToCheck);
  store<i32>(at + 20, level.surrogatesToCheck);
}

/** Reads whole tokens, at least up to `limit`. Returns the offset after them. */
function piece(from: i32, limit: i32): i32 {
  let at = from;
  let isKey = keyComes;
  while (at < limit) {
    const byte = byteAt(at++);
    if (byte === 0x20) {
      while (at < limit && byteAt(at) === 0x20) at++;
    } else if (byte === QUOTE) {
      if (isKey) {
        const start = at;
        at = key(at);
        if (surface.openCount === 1) {
          sectionStart = start;
          sectionEnd = at - 1;
        }
      } else {
        const first = byteAt(at);
        if (first === 0x7b || first === 0x5b) at = embedded(at);
        else at = first <= 0x20 || first === BACKSLASH ? afterSpace(at) : string(at);
      }
    } else if (byte === COMMA) {
      isKey = surface.inObject;
      if (at > nextCut && isKey && surface.openCount === 2) cutAt(at - 1);
    } else if (byte <= 0x39) {
      if (byte >= 0x30) at = number(at, surface);
    } else if (byte === COLON) {
      surface.members++;
      isKey = false;
    } else if (byte === 0x7b) {
      surface.open(true);
      isKey = true;
    } else if (byte === 0x5b) {
      surface.open(false);
      isKey = false;
    } else if (byte === 0x7d || byte === 0x5d) {
      surface.close();
    }
  }
  keyComes = isKey;
  return at;
}

/** Reads a key on the surface, from its first byte. Returns the offset after its closing quote. */
function key(from: i32): i32 {
  let low: u32 = 0;
  let high: u32 = 0;
  let at = from;
  while (at < end) {
    const byte = byteAt(at++);
    if (byte === QUOTE) {
      surface.add(low, high);
      if (!secretHints) secretHints = isSecretKey(from, at - 1);
      return at;
    }
    if (byte === BACKSLASH) {
      surface.escaped = true;
      return string(from);
    }
    if (markAt(byte) === 3 && !secretHints) seekSecret(at - 1);
    low = (low ^ byte) * 0x01000193;
    high = (high << 5) - high + low;
  }
  return at;
}

/** Reads a string that begins with white space or an escape. It may still hold JSON. */
function afterSpace(from: i32): i32 {
  let at = from;
  while (at < end) {
    const byte = byteAt(at);
    if (byte === 0x7b || byte === 0x5b) return embedded(at);
    if (byte === 0x20) {
      at++;
    } else if (byte === BACKSLASH) {
      const next = byteAt(at + 1);
      if (next === 0x75 && isAscii(at + 2)) inside.unsure = true;
      if (next !== 0x6e && next !== 0x72 && next !== 0x74) break;
      at += 2;
    } else {
      break;
    }
  }
  return string(from);
}

/** Reads a string from the first byte of its content. Returns the offset after its closing quote. */
function string(from: i32): i32 {
  let at = from;
  while (at < end) {
    const byte = byteAt(at++);
    const what = markAt(byte);
    if (what === 0) continue;
    if (what === 1) return at;
    if (what === 2) {
      const next = byteAt(at++);
      if (next === 0x75 || next === BACKSLASH) at = escapeRun(at - 2);
    } else if (!secretHints) {
      seekSecret(at - 1);
    }
  }
  return at;
}

/**
 * Reads a string that holds JSON, without decoding it. A quote after an odd number of backslashes belongs to the JSON inside, and
 * is escaped there when the other backslashes are an odd number of pairs.
 */
function embedded(from: i32): i32 {
  // The surface gets no keys meanwhile.
  inside.restart(surface.top);
  let isKey = false;
  let at = from;
  while (at < end) {
    const byte = byteAt(at++);
    if (byte <= 0x20) continue;
    if (byte === BACKSLASH) {
      if (byteAt(at) === QUOTE) {
        at = isKey ? embeddedKey(at + 1) : embeddedString(at + 1);
        if (at < 0) return -at;
      } else {
        if (byteAt(at) === 0x75) unicodeEscape(at, 1, true);
        else if (byteAt(at) === BACKSLASH) escaped(at + 1, 2, true);
        at++;
      }
    } else if (byte === QUOTE) {
      return at;
    } else if (byte === COMMA) {
      isKey = inside.inObject;
    } else if (byte <= 0x39) {
      if (byte >= 0x30) at = number(at, inside);
      else if (markAt(byte) === 3 && !secretHints) seekSecret(at - 1);
    } else if (byte === COLON) {
      inside.members++;
      isKey = false;
    } else if (byte === 0x7b) {
      inside.open(true);
      isKey = true;
    } else if (byte === 0x5b) {
      inside.open(false);
      isKey = false;
    } else if (byte === 0x7d || byte === 0x5d) {
      inside.close();
    } else if (markAt(byte) === 3 && !secretHints) {
      seekSecret(at - 1);
    }
  }
  return at;
}

/** Reads a key inside a string. Returns the offset after its closing `\"`, negated if the outer string ended first. */
function embeddedKey(from: i32): i32 {
  let low: u32 = 0;
  let high: u32 = 0;
  let at = from;
  while (at < end) {
    const byte = byteAt(at++);
    if (byte === BACKSLASH) {
      if (byteAt(at) === QUOTE) {
        inside.add(low, high);
        if (!secretHints) secretHints = isSecretKey(from, at - 1);
        return at + 1;
      }
      inside.escaped = true;
      return embeddedString(from);
    }
    if (byte === QUOTE) return -at;
    if (markAt(byte) === 3 && !secretHints) seekSecret(at - 1);
    low = (low ^ byte) * 0x01000193;
    high = (high << 5) - high + low;
  }
  return at;
}

/** Reads a string inside a string. Returns the offset after its closing `\"`, negated if the outer string ended first. */
function embeddedString(from: i32): i32 {
  let at = from;
  while (at < end) {
    const byte = byteAt(at++);
    const what = markAt(byte);
    if (what === 0) continue;
    if (what === 1) return -at;
    if (what === 3) {
      if (!secretHints) seekSecret(at - 1);
      continue;
    }
    if (byteAt(at) === QUOTE) return at + 1;
    const first = at - 1;
    while (at < end && byteAt(at) === BACKSLASH) at++;
    const backslashes = at - first;
    const next = byteAt(at);
    if (next === QUOTE) {
      if (backslashes % 2 === 0) return -(at + 1);
      at++;
      if (((backslashes - 1) / 2) % 2 === 0) return at;
    } else {
      escaped(at, backslashes, true);
    }
  }
  return at;
}

/** Reads a run of backslashes in an ordinary string and the character they escape. */
function escapeRun(from: i32): i32 {
  let at = from;
  while (at < end && byteAt(at) === BACKSLASH) at++;
  const backslashes = at - from;
  escaped(at, backslashes, false);
  return backslashes % 2 === 1 ? at + 1 : at;
}

/** Checks the character after some backslashes. */
function escaped(at: i32, backslashes: i32, insideText: bool): void {
  if (byteAt(at) === 0x75) unicodeEscape(at, backslashes, insideText);
  else if (!secretHints) secretHints = mayBeEscapedSign(at);
}

/** Checks a `\u` escape. `u` is the offset of the `u`, after `backslashes` backslashes. */
function unicodeEscape(u: i32, backslashes: i32, insideText: bool): void {
  // \u{2d}
  if (byteAt(u + 1) === 0x7b) secretHints = true;
  if (isAscii(u + 1)) {
    if (insideText && backslashes % 2 === 1) inside.unsure = true;
    if (secretHints) return;
    secretHints =
      mayBelongToSecret(u + 3) ||
      (byteAt(u + 3) === 0x32 && byteAt(u + 4) === 0x36 && mayBeEntity(u + 5, end));
    return;
  }
  if (!secretHints) secretHints = mayHideNameEscaped(u, backslashes);
  if ((byteAt(u + 1) | 0x20) === 0x64) {
    if (mayBeUnpaired(u, backslashes)) (isOnSurface(backslashes) ? surface : inside).surrogatesToCheck = true;
  }
}

/** Reads a number from after its first digit. Up to 15 digits without exponent always fit in a double. */
function number(from: i32, level: Level): i32 {
  let at = from;
  let exponent = false;
  while (at < end) {
    const next = byteAt(at);
    if (next > 0x39) {
      if ((next | 0x20) !== 0x65) break;
      exponent = true;
    } else if (next < 0x30 && next !== 0x2e && next !== 0x2b && next !== 0x2d) break;
    at++;
  }
  if ((exponent || at - from > 14) && !level.numbersToCheck)
    level.numbersToCheck = numberMayChange(from - 1, at);
  return at;
}

function seekSecret(at: i32): void {
  if (byteAt(at) !== 0x3f && byteAt(at) !== HASH && byteAt(at) !== 0x3b) {
    secretHints = mayBeginSecret(at, end);
  } else if (at >= queryEnd) {
    const found = endOfPlainQuery(at + 1, end);
    queryEnd = found < 0 ? -found : found;
    secretHints = found < 0;
  }
}

/** Whether four hex digits are an ASCII character. */
function isAscii(at: i32): bool {
  if (byteAt(at) !== 0x30 || byteAt(at + 1) !== 0x30) return false;
  const high = byteAt(at + 2);
  return high >= 0x30 && high <= 0x37;
}
