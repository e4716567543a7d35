import {
  BACKTICK,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  CR,
  EQUALS,
  GREATER,
  HASH,
  LF,
  SEMICOLON,
  SLASH,
} from '../../text/characters.js';
import { span } from '../../text/span.js';
import { isBlank, isLineEnd, isSpace, skipSpace } from '../space.js';
import { foreignNumber } from './foreign-number.js';
import type { SyntaxFaultKind } from './syntax-fault.js';
import type { SyntaxFix } from './syntax-fix.js';

/** Longer words are not corrected. */
const MAX_WORD = 128;

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

/** Writes a literal or number of another language as JSON does. */
export function wordFix(
  fault: SyntaxFaultKind,
  bytes: Uint8Array,
  start: number,
  end: number,
): SyntaxFix | undefined {
  // More words may follow: `True story`.
  if (!AFTER_VALUE.has(bytes[skipSpace(bytes, end)]) || end - start > MAX_WORD) return undefined;
  const text = decoder.decode(bytes.subarray(start, end));
  const isLiteral = fault === 'other-language-literal';
  const written = isLiteral
    ? LITERALS.get(text.toLowerCase())
    : fault === 'bad-number'
      ? foreignNumber(text)?.json
      : undefined;
  if (written === undefined) return undefined;
  return { safety: isLiteral ? 'safe' : 'unsafe', replacements: [{ span: span(start, end), text: written }] };
}

/** Writes a point instead of a comma. */
export function fixDecimalComma(comma: number): SyntaxFix {
  return { safety: 'unsafe', replacements: [{ span: span(comma, comma + 1), text: '.' }] };
}

/** Writes a colon instead of `=`, `==` or `=>`. */
export function fixColon(bytes: Uint8Array, start: number): SyntaxFix {
  const next = bytes[start + 1];
  const end = start + (next === EQUALS || next === GREATER ? 2 : 1);
  return { safety: 'unsafe', replacements: [{ span: span(start, end), text: ':' }] };
}

/** Writes a comma instead of a semicolon, if something follows that a comma may separate. */
export function fixSemicolon(bytes: Uint8Array, start: number): SyntaxFix | undefined {
  const next = bytes[skipSpace(bytes, start + 1)];
  if (next === SEMICOLON || AFTER_VALUE.has(next)) return undefined;
  return { safety: 'unsafe', replacements: [{ span: span(start, start + 1), text: ',' }] };
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
