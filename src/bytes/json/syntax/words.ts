import { bytesOf, COLON, HASH, SLASH, SPACE } from '../../text/characters.js';
import { decodeLoosely } from '../../text/encoding.js';
import { span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { isJson } from '../parse-json.js';
import { skipSpace } from '../space.js';
import { Token } from '../tokens.js';
import { bareFault, endOfUnquotedValue, skipNotJson } from './foreign.js';
import { indentAt } from './open-containers.js';
import { BARE_TOKENS, type Reading } from './reading.js';
import { findStringFaults } from './strings.js';
import type { SyntaxFix } from './syntax-fault.js';

/** Reads a word, number or string where a key belongs. */
export function acceptKey(reading: Reading, kind: Token): void {
  if (isKeyWithoutQuote(reading, kind)) return;
  if (BARE_TOKENS.has(kind)) {
    bareKey(reading);
    return;
  }
  if (kind === Token.string) reading.key = reading.token;
  const before = reading.faults.last;
  wordFaults(reading, kind);
  reading.isKeyFaulty = reading.faults.last !== before;
  // `"isNight: false,`: a string may hold its member.
  reading.expected = reading.isUnclosed && reading.text.includes(':') ? 'comma' : 'colon';
}

/** Reads a word, number or string as a value. @param isAlone whether nothing is missing before it */
export function acceptValue(reading: Reading, kind: Token, isAlone: boolean): void {
  const { scanner } = reading;
  const end = isAlone && BARE_TOKENS.has(kind) ? endOfUnquotedValue(reading, kind) : undefined;
  if (end !== undefined) {
    scanner.end = end;
    reading.isUnclosed = false;
    reading.fault('unquoted-text');
  } else {
    wordFaults(reading, kind, isAlone);
  }
  reading.afterValue();
}

/**
 * Reports the faults of a single word, number or string.
 *
 * @param isAlone whether nothing is missing before it
 */
function wordFaults(reading: Reading, kind: Token, isAlone = false): void {
  const { bytes, scanner } = reading;
  const { start, end } = scanner;
  reading.isUnclosed = kind === Token.unclosedString;
  if (kind === Token.faultyString || kind === Token.unclosedString)
    for (const { kind: found, span: at } of findStringFaults(bytes, start, end)) reading.fault(found, at);
  switch (kind) {
    case Token.singleQuoted:
      reading.fault('single-quotes', reading.token, { fix: fixQuotes(bytes, start, end, 1) });
      return;
    case Token.curlyQuoted:
      reading.fault('curly-quotes', reading.token, { fix: fixQuotes(bytes, start, end, 3) });
      return;
    case Token.unclosedString:
      reading.fault('unclosed-string');
      return;
    case Token.word:
    case Token.faultyNumber: {
      const fault = bareFault(kind, reading.text);
      const isLiteral = fault === 'other-language-literal' && isAlone;
      reading.fault(fault, reading.token, { fix: isLiteral ? fixLiteral(bytes, start, end) : undefined });
    }
  }
}

/** A word where a key belongs is a key without quotes if a colon follows it, and otherwise not JSON. */
function bareKey(reading: Reading): void {
  const { bytes, scanner } = reading;
  reading.skip((kind) => BARE_TOKENS.has(kind) && indentAt(bytes, scanner.start) === undefined);
  if (bytes[skipSpace(bytes, scanner.end)] !== COLON) {
    reading.notJson();
    skipNotJson(reading);
    return;
  }
  reading.fault('unquoted-key', reading.token, { fix: fixQuotes(bytes, scanner.start, scanner.end) });
  reading.expected = 'colon';
  reading.isKeyFaulty = true;
}

/** Reports a key that lacks its opening or closing quote, and goes on after the key. */
function isKeyWithoutQuote(reading: Reading, kind: Token): boolean {
  const { bytes, scanner } = reading;
  const isUnopened = BARE_TOKENS.has(kind);
  let end: number | undefined;
  if (isUnopened) end = endOfUnopenedKey(bytes, scanner.start);
  else if (kind === Token.string || kind === Token.unclosedString)
    end = endOfUnclosedKey(bytes, scanner.start, scanner.end, kind);
  if (end === undefined) return false;
  scanner.end = end;
  reading.fault(isUnopened ? 'unquoted-key' : 'unclosed-string');
  reading.expected = 'colon';
  reading.isKeyFaulty = true;
  return true;
}

/** Longer keys are not recognized without a quote, so that reading at each fault is limited. */
const MAX_LENGTH = 128;

function ahead(bytes: Uint8Array, start: number): string {
  return asciiText(bytes, start, Math.min(bytes.length, start + MAX_LENGTH));
}

/** The offset after the closing quote of a key that has no opening quote: `isNight": false`. */
function endOfUnopenedKey(bytes: Uint8Array, start: number): number | undefined {
  const [found] = /^[^\s"'{}[\],:][^"{}[\],:\r\n]*"(?=[ \t]*:)/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

/** A key without its closing quote, its colon, and the brackets or the quote that its value begins with. */
const UNCLOSED_KEY = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*([{[]+[ \t]*)?("?)/;

/**
 * The offset after a key that has no closing quote: before a bracket (`"roomTasks: {`), or before another
 * string (`"title: "Garden"`), whose quote then ends the string at `end`.
 */
function endOfUnclosedKey(bytes: Uint8Array, start: number, end: number, kind: Token): number | undefined {
  const next = bytes[end] ?? SPACE;
  // A text that ends in a string was cut off.
  if (kind === Token.unclosedString ? end === bytes.length : !mayContinueString(next)) return undefined;
  const [all = '', key = '', brackets, quote] = UNCLOSED_KEY.exec(ahead(bytes, start)) ?? [];
  const isKey = kind === Token.string ? quote !== '' && start + all.length === end : brackets !== undefined;
  return isKey ? start + key.length : undefined;
}

/**
 * Valid JSON is not delayed: a colon or white space follows each key. Comments and other stray bytes are
 * faults of their own.
 */
function mayContinueString(byte: number): boolean {
  return byte > SPACE && byte < 0x7f && byte !== COLON && byte !== SLASH && byte !== HASH;
}

/** Longer strings are not corrected. */
const MAX_STRING = 65_536;
/** Escapes and double quotes. */
const ESCAPED = /\\(['`])|\\.|"/g;
/** What is a double quote in JSON. */
const IS_QUOTE = /^(?:"|\\[\u201c-\u201e])$/;

/** Writes a string or key in double quotes. @param quote the length in bytes of each quote around it */
export function fixQuotes(bytes: Uint8Array, start: number, end: number, quote = 0): SyntaxFix | undefined {
  if (end - start > MAX_STRING) return undefined;
  const content = decodeLoosely(bytes.subarray(start + quote, end - quote));
  // An apostrophe or backtick is escaped without need.
  const escaped = content.replace(ESCAPED, (found, bare) => bare ?? (IS_QUOTE.test(found) ? '\\"' : found));
  const text = `"${escaped}"`;
  return isJson(text) ? { safety: 'unsafe', replacements: [{ span: span(start, end), text }] } : undefined;
}

/** Literals of Python, and JSON literals in the wrong letter case. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
]);

/** What may follow a value: a comma, a closing bracket, the start of a comment, or the end of the text. */
const AFTER_VALUE: ReadonlySet<number | undefined> = new Set([...bytesOf(',]}/#'), undefined]);

/** Writes a literal of another language as JSON does, unless more words follow: `True story`. */
function fixLiteral(bytes: Uint8Array, start: number, end: number): SyntaxFix | undefined {
  const text = LITERALS.get(asciiText(bytes, start, end).toLowerCase());
  if (text === undefined || !AFTER_VALUE.has(bytes[skipSpace(bytes, end)])) return undefined;
  return { safety: 'safe', replacements: [{ span: span(start, end), text }] };
}
