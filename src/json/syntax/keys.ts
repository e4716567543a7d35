import { span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { Token } from '../tokens.js';
import { endOfKeyBeforeString, endOfUnclosedKey, endOfUnopenedKey } from './key-quotes.js';
import type { Reading } from './reading.js';
import { isLeftOut } from './syntax-fault.js';
import { fixDecimalComma } from './syntax-fixes.js';
import { BARE_TOKENS } from './word-tokens.js';
import { wordFaults } from './words.js';

/** Reads a word where a key belongs. */
export function acceptKey(reading: Reading, kind: Token): void {
  if (isKeyWithoutQuote(reading, kind) || isDecimals(reading, kind)) return;
  const { faults, recent } = reading;
  if (BARE_TOKENS.has(kind) && isLeftOut(reading.text)) {
    reading.fault('left-out');
    reading.expected = 'comma';
    recent.isUnclosed = true;
    recent.isWord = true;
    return;
  }
  if (kind === Token.string) reading.open.setKey(reading.token);
  const before = faults.last;
  if (kind === Token.word || kind === Token.literal) reading.fault('unquoted-key');
  else if (kind === Token.number || kind === Token.faultyNumber) reading.fault('number-as-key');
  else wordFaults(reading, kind);
  reading.isKeyFaulty = faults.last !== before;
  // `"isNight: false,`: a string may hold its member.
  reading.expected = recent.isUnclosed && reading.text.includes(':') ? 'comma' : 'colon';
}

/** `1,5` for `1.5`: no key would follow the comma without a quote and a space. */
function isDecimals(reading: Reading, kind: Token): boolean {
  const { comma, token } = reading;
  const { previousNumber: whole } = reading.recent;
  const isNumber = kind === Token.number || (kind === Token.faultyNumber && /^0\d+$/.test(reading.text));
  if (!isNumber || whole === undefined) return false;
  if (comma?.start !== whole.end || comma.end !== token.start) return false;
  const number = asciiText(reading.bytes, whole.start, token.end);
  const fix = isThousands(number) ? undefined : fixDecimalComma(whole.end);
  reading.fault('decimal-comma', span(whole.start, token.end), { fix });
  reading.expected = 'comma';
  return true;
}

/** Whether the comma of a number may separate thousands, as in `1,200`. */
export function isThousands(number: string): boolean {
  return /^-?[1-9]\d{0,2},\d{3}$/.test(number);
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
