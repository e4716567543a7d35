import { BACKTICK, CLOSE_ARRAY, CLOSE_OBJECT, COMMA, CR, HASH, LF, SLASH } from '../../text/characters.js';
import { span } from '../../text/span.js';
import { isJson } from '../parse-json.js';
import { isBlank, isLineEnd, isSpace, skipSpace } from '../space.js';
import type { SyntaxFaultKind } from './syntax-fault.js';
import type { SyntaxFix } from './syntax-fix.js';

/** Longer strings are not corrected. */
const MAX_STRING = 65_536;

const decoder = new TextDecoder();

/** What may follow a value: a comma, a closing bracket, the start of a comment, or the end of the text. */
const AFTER_VALUE: ReadonlySet<number | undefined> = new Set([
  COMMA,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  SLASH,
  HASH,
  undefined,
]);

/** Literals of Python, and JSON literals in the wrong letter case. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
]);

/** Writes a literal of another language as JSON does, or a string in double quotes. */
export function wordFix(
  fault: SyntaxFaultKind,
  bytes: Uint8Array,
  start: number,
  end: number,
): SyntaxFix | undefined {
  if (fault === 'single-quotes') return fixQuotes(bytes, start, end, 1);
  if (fault === 'curly-quotes') return fixQuotes(bytes, start, end, 3);
  // More words may follow: `True story`.
  if (fault !== 'other-language-literal' || !AFTER_VALUE.has(bytes[skipSpace(bytes, end)])) return undefined;
  const text = LITERALS.get(decoder.decode(bytes.subarray(start, end)).toLowerCase());
  return text === undefined
    ? undefined
    : { safety: 'safe', replacements: [{ span: span(start, end), text }] };
}

/** Escapes and double quotes. */
const ESCAPED = /\\(['`])|\\.|"/g;
/** What is a double quote in JSON. */
const IS_QUOTE = /^(?:"|\\[\u201c-\u201e])$/;

/** Writes a string or key in double quotes. @param quote the length in bytes of each quote around it */
export function fixQuotes(bytes: Uint8Array, start: number, end: number, quote = 0): SyntaxFix | undefined {
  if (end - start > MAX_STRING) return undefined;
  const content = decoder.decode(bytes.subarray(start + quote, end - quote));
  const text = `"${content.replace(ESCAPED, escapedIn)}"`;
  return isJson(text) ? { safety: 'unsafe', replacements: [{ span: span(start, end), text }] } : undefined;
}

/** @param bare the apostrophe or backtick that was escaped without need */
function escapedIn(found: string, bare: string | undefined): string {
  return bare ?? (IS_QUOTE.test(found) ? '\\"' : found);
}

export function fixTrailingComma(start: number): SyntaxFix {
  return { safety: 'safe', replacements: [{ span: span(start, start + 1), text: '' }] };
}

/** Removes a comment with its line, or with the spaces before it, but keeps tokens apart. */
export function fixComment(bytes: Uint8Array, start: number, end: number): SyntaxFix {
  let from = start;
  while (from > 0 && isBlank(bytes[from - 1])) from--;
  let to = end;
  while (isBlank(bytes[to])) to++;
  const startsLine = from === 0 || isLineEnd(bytes[from - 1]);
  const endsLine = to === bytes.length || isLineEnd(bytes[to]);
  if (startsLine && endsLine) return removal(from, lineEnd(bytes, to));
  if (endsLine) return removal(from, to);
  const joins = start > 0 && !isSpace(bytes[start - 1]) && !isSpace(bytes[end]);
  return removal(start, end, joins ? ' ' : '');
}

/** Removes the lines of a code fence with nothing outside it. @param end of the opening line */
export function fixCodeFence(bytes: Uint8Array, start: number, end: number): SyntaxFix | undefined {
  if (skipSpace(bytes, 0) !== start) return undefined;
  const sign = bytes[start];
  let last = bytes.length;
  while (last > end && isSpace(bytes[last - 1])) last--;
  let line = last;
  while (line > end && bytes[line - 1] === sign) line--;
  // The first fence after the opening one must be the last line of the file.
  if (last - line !== 3 || firstFence(bytes, end, sign) !== line) return undefined;
  return {
    safety: 'safe',
    replacements: [
      { span: span(start, lineEnd(bytes, end)), text: '' },
      { span: span(line, lineEnd(bytes, last)), text: '' },
    ],
  };
}

/** The first line after `from` that begins with the sign of a fence three times. */
function firstFence(bytes: Uint8Array, from: number, sign = BACKTICK): number | undefined {
  for (let at = bytes.indexOf(sign, from); at !== -1; at = bytes.indexOf(sign, at + 1))
    if (isLineEnd(bytes[at - 1]) && bytes[at + 1] === sign && bytes[at + 2] === sign) return at;
  return undefined;
}

function removal(start: number, end: number, text = ''): SyntaxFix {
  return { safety: 'unsafe', replacements: [{ span: span(start, end), text }] };
}

/** The offset after the line break at `at`. */
function lineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === CR && bytes[at + 1] === LF) return at + 2;
  return isLineEnd(bytes[at]) ? at + 1 : at;
}
