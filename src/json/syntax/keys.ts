import { COLON } from '../../text/characters.js';
import { isLineEnd, skipSpace } from '../space.js';
import { Token } from '../tokens.js';
import { endOfKeyBeforeString, endOfUnclosedKey, endOfUnopenedKey } from './key-quotes.js';
import { goOnAfterNotJson } from './not-json.js';
import type { Reading } from './reading.js';
import { fixQuotes } from './syntax-fixes.js';
import { BARE_TOKENS } from './word-tokens.js';
import { wordFaults } from './words.js';

/** Reads a word where a key belongs. */
export function acceptKey(reading: Reading, kind: Token): void {
  if (isKeyWithoutQuote(reading, kind)) return;
  const { faults, recent } = reading;
  if (BARE_TOKENS.has(kind)) {
    bareKey(reading);
    return;
  }
  if (kind === Token.string) reading.open.setKey(reading.token);
  const before = faults.last;
  wordFaults(reading, kind);
  reading.isKeyFaulty = faults.last !== before;
  // `"isNight: false,`: a string may hold its member.
  reading.expected = recent.isUnclosed && reading.text.includes(':') ? 'comma' : 'colon';
}

/** A word where a key belongs is a key without quotes if a colon follows it, and otherwise not JSON. */
function bareKey(reading: Reading): void {
  const { bytes, scanner, recent } = reading;
  const { start } = scanner;
  let { end } = scanner;
  while (BARE_TOKENS.has(scanner.nextSolid()) && !holdsLineEnd(bytes, end, scanner.start)) end = scanner.end;
  scanner.start = start;
  scanner.end = end;
  recent.isWord = false;
  if (bytes[skipSpace(bytes, end)] === COLON) {
    reading.fault('unquoted-key', reading.token, { fix: fixQuotes(bytes, start, end) });
    reading.expected = 'colon';
    reading.isKeyFaulty = true;
    return;
  }
  reading.notJson();
  goOnAfterNotJson(reading);
}

function holdsLineEnd(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isLineEnd(bytes[at])) return true;
  return false;
}

/** Reports a key that lacks its opening or closing quote, and goes on after the key. */
function isKeyWithoutQuote(reading: Reading, kind: Token): boolean {
  const { bytes, scanner, recent } = reading;
  const isUnopened = BARE_TOKENS.has(kind);
  // A text that ends in a string was cut off.
  const isUnclosed = kind === Token.unclosedString && scanner.end < bytes.length;
  let end: number | undefined;
  if (isUnopened) end = endOfUnopenedKey(bytes, scanner.start);
  else if (isUnclosed) end = endOfUnclosedKey(bytes, scanner.start);
  else if (kind === Token.string) end = endOfKeyBeforeString(bytes, scanner.start, scanner.end);
  if (end === undefined) return false;
  scanner.end = end;
  reading.fault(isUnopened ? 'unquoted-key' : 'unclosed-string');
  reading.expected = 'colon';
  reading.isKeyFaulty = true;
  recent.isWord = false;
  recent.string = undefined;
  return true;
}
