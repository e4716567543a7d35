import {
  bytesOf,
  CR,
  GREATER,
  HASH,
  LESS,
  LF,
  OPEN_ARRAY,
  OPEN_OBJECT,
  OPEN_PARENTHESIS,
  SPACE,
} from '../../text/characters.js';
import { decodeLoosely } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { standIn } from '../../text/stand-in.js';
import { asciiText } from '../decode.js';
import { isBlank, isLineEnd, isSpace, skipBlanks, skipSpace } from '../space.js';
import { invisibleLength } from '../token-shapes.js';
import { Scanner, Token } from '../tokens.js';
import { BARE_TOKENS, type Outcome, type Reading, STRING_TOKENS } from './reading.js';
import type { SyntaxFaultKind, SyntaxFix } from './syntax-fault.js';

/* Recognizes what other formats and languages leave in a JSON file, reports it, and reads on behind it. */

/** Reports a web page or Git LFS pointer instead of JSON, or a Markdown code fence around it. */
export function recognizeBeginning(reading: Reading): Outcome {
  const { bytes, scanner } = reading;
  const instead = standIn(bytes);
  if (instead === 'web-page' || instead === 'lfs-pointer') {
    const start = skipSpace(bytes, 0);
    reading.fault(instead, span(start, endOfLine(bytes, start)));
    return 'stop';
  }
  const fence = openingFence(bytes);
  if (fence === undefined) return undefined;
  reading.fault('code-fence', fence, { fix: fixCodeFence(bytes, fence) });
  scanner.end = fence.end;
  return 'next';
}

/** So much text may come before a code fence. */
const MAX_BEFORE = 1_024;

/** The line of the code fence right before the first bracket of a text. */
function openingFence(bytes: Uint8Array): Span | undefined {
  // biome-ignore lint/plugin: at most MAX_BEFORE bytes, a character for each, so that indexes are offsets
  const before = /^[^{[]*/.exec(String.fromCharCode(...bytes.subarray(0, MAX_BEFORE)))?.[0] ?? '';
  const found = /(?<![^\r\n])(?:`{3}|~{3})[^\r\n]*(?=\s*$)/.exec(before.trimEnd());
  return found === null ? undefined : span(found.index, endOfLine(bytes, found.index));
}

/** The offset after the last character of a line that is not white space. */
function endOfLine(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(LF, start);
  let end = found === -1 ? bytes.length : found;
  while (end > start && isSpace(bytes[end - 1])) end--;
  return end;
}

/** Removes the lines of a code fence with nothing outside it. */
function fixCodeFence(bytes: Uint8Array, { start, end }: Span): SyntaxFix | undefined {
  if (skipSpace(bytes, 0) !== start) return undefined;
  const sign = bytes[start] as number;
  const isFence = (at: number): boolean =>
    isLineEnd(bytes[at - 1]) && bytes[at + 1] === sign && bytes[at + 2] === sign;
  let close = bytes.indexOf(sign, end);
  while (close !== -1 && !isFence(close)) close = bytes.indexOf(sign, close + 1);
  // The first fence after the opening one must be the last line of the file.
  if (close === -1 || skipSpace(bytes, close + 3) < bytes.length) return undefined;
  const replacements = [
    { span: span(start, afterLineEnd(bytes, end)), text: '' },
    { span: span(close, afterLineEnd(bytes, close + 3)), text: '' },
  ];
  return { safety: 'safe', replacements };
}

/** The offset after the line break at `at`. */
function afterLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === CR && bytes[at + 1] === LF) return at + 2;
  return isLineEnd(bytes[at]) ? at + 1 : at;
}

/** Words of a comment that replaces content: removing it would hide the loss. */
export const LEFT_OUT = /…|\.\.\.|\b(?:unchanged|rest|others?|remaining|same|omitted|more|etc)\b/i;

/** Reports a comment. */
export function recognizeComment(reading: Reading, kind: Token): Outcome {
  if (kind === Token.unclosedComment) {
    reading.fault('unclosed-comment');
    return 'stop';
  }
  if (kind !== Token.lineComment && kind !== Token.blockComment) return undefined;
  const { bytes, token, expected } = reading;
  const isContent = holdsContent(bytes, token, expected === 'value');
  // What is missing here may belong after the comma, or be the whole value or member.
  if (isContent) reading.isCommaAfterValue = false;
  if (isContent && ENDS_VALUE.has(bytes[skipSpace(bytes, token.end)] ?? SPACE)) reading.afterValue();
  reading.fault('comment', token, { fix: isContent ? undefined : fixComment(bytes, token) });
  return 'next';
}

/**
 * Whether a comment replaces or holds content: without the comment, nobody sees the loss.
 *
 * @param isValue whether a value belongs here: then `#fff` is more likely a colour
 */
function holdsContent(bytes: Uint8Array, { start, end }: Span, isValue: boolean): boolean {
  const text = decodeLoosely(bytes.subarray(start, end));
  if (LEFT_OUT.test(text) || /["{}[\]]/.test(text)) return true;
  return isValue && bytes[start] === HASH && !isSpace(bytes[start + 1]);
}

/** Removes a comment with its line, or with the spaces before it, but keeps tokens apart. */
function fixComment(bytes: Uint8Array, { start, end }: Span): SyntaxFix {
  let from = start;
  while (from > 0 && isBlank(bytes[from - 1])) from--;
  const to = skipBlanks(bytes, end);
  const startsLine = from === 0 || isLineEnd(bytes[from - 1]);
  const endsLine = to === bytes.length || isLineEnd(bytes[to]);
  if (startsLine && endsLine) return removal(from, afterLineEnd(bytes, to));
  if (endsLine) return removal(from, to);
  const joins = start > 0 && !isSpace(bytes[start - 1]) && !isSpace(bytes[end]);
  return removal(start, end, joins ? ' ' : '');
}

function removal(start: number, end: number, text = ''): SyntaxFix {
  return { safety: 'unsafe', replacements: [{ span: span(start, end), text }] };
}

/** Reports Git conflict markers, even if some are missing. The first version is read, the others are skipped. */
export class ConflictMarkers {
  private isInside = false;
  /** The next marker that opens or closes a conflict. Searching again would take quadratic time. */
  private next = 0;

  constructor(private readonly reading: Reading) {}

  recognize(kind: Token): Outcome {
    if (kind !== Token.conflictMarker) return undefined;
    const { bytes, scanner } = this.reading;
    const sign = bytes[scanner.start];
    if (sign === LESS || !this.isInside) this.reading.fault('merge-conflict');
    this.isInside = sign === LESS;
    if (sign !== LESS && sign !== GREATER && this.closes()) scanner.end = this.next;
    return 'next';
  }

  /** Whether the conflict ends at the next marker, which counts as inside of it. */
  private closes(): boolean {
    const { bytes, scanner } = this.reading;
    const isEdge = (at: number): boolean => bytes[at] === LESS || bytes[at] === GREATER;
    if (this.next < scanner.end) {
      const ahead = new Scanner(bytes, scanner.end);
      do ahead.next();
      while (ahead.kind !== Token.end && !(ahead.kind === Token.conflictMarker && isEdge(ahead.start)));
      this.next = ahead.start;
    }
    this.isInside = bytes[this.next] === GREATER;
    return this.isInside;
  }
}

/** Reports what has no meaning in JSON. Reading continues at the next sign or string. */
export function recognizeNotJson(reading: Reading, kind: Token): Outcome {
  const { bytes, scanner, open } = reading;
  const isInvisible = invisibleLength(bytes, scanner.start) > 0;
  if (open.isEmpty && !isInvisible) return isForeignWord(reading, kind) ? toFirstBracket(reading) : undefined;
  if (kind !== Token.stray && !isForeignNumber(reading, kind)) return undefined;
  // `(0, 1, 0)`, a list as other languages write it.
  if (bytes[scanner.start] === OPEN_PARENTHESIS && reading.expectsValue)
    scanner.end = endOfUnquotedValue(reading, Token.word) ?? scanner.end;
  reading.notJson();
  if (!isInvisible) skipNotJson(reading);
  return 'next';
}

/** Comma, closing brackets and line breaks. */
export const ENDS_VALUE: ReadonlySet<number> = new Set(bytesOf(',]}\n\r'));
/** In a value, the beginning of a comment. An address has its slashes behind a colon. */
const COMMENT = /(?<!:)\/[/*]|\s#/;

/** Longer values are not recognized, so that reading at each fault is limited. */
const MAX_VALUE = 511;
/** Words and signs without quotes, up to the end of a value. In an address and in parentheses, any sign is a part of it. */
const UNQUOTED =
  /^(?:[^"{}[\],:()\p{Cc}]|[\x80-\x9f]|:\/\/|\([^"{}[\]()\r\n]*\))+(?<=\S)(?=[ \t]*(?:[,}\]\r\n]|$))/u;
/** A string without its opening quote. */
const UNOPENED = /^[^\s"'{}[\],:](?:[^"{}[\]\r\n]{0,126}[^"{}[\],:\s])?"(?=[ \t]*(?:[,}\]\r\n]|$))/;

/** The end of a value of more than one word, without quotes or without the first: `"title": Garden",`. @param kind of its first word */
export function endOfUnquotedValue({ bytes, scanner }: Reading, kind: Token): number | undefined {
  const { start, end } = scanner;
  // A number or literal with nothing after it is most common, and must not take the time of a search.
  const next = bytes[end];
  if (next === undefined || ENDS_VALUE.has(next)) return undefined;
  if (next === SPACE && ENDS_VALUE.has(bytes[end + 1] ?? SPACE)) return undefined;
  const ahead = asciiText(bytes, start, Math.min(bytes.length, start + MAX_VALUE));
  const isText = kind === Token.word || kind === Token.faultyNumber;
  const found = UNOPENED.exec(ahead) ?? (isText ? UNQUOTED.exec(ahead) : null);
  if (found === null || COMMENT.test(found[0])) return undefined;
  const last = start + found[0].length;
  return last > end ? last : undefined;
}

/** Whether a token outside all brackets is neither a value nor a misspelled one. */
function isForeignWord(reading: Reading, kind: Token): boolean {
  if (kind === Token.word) return bareFault(kind, reading.text) === 'unquoted-text';
  return kind === Token.stray || isForeignNumber(reading, kind);
}

/** Whether a token of signs and letters has nothing of a number. */
function isForeignNumber(reading: Reading, kind: Token): boolean {
  return kind === Token.faultyNumber && bareFault(kind, reading.text) === 'not-json';
}

/** The fault of a word, or of a number that is none. @param text its beginning */
export function bareFault(kind: Token, text: string): SyntaxFaultKind {
  if (/^[+-]?(Infinity|NaN)$/.test(text)) return 'not-a-number';
  if (kind === Token.faultyNumber) return /\d/.test(text) ? 'bad-number' : 'not-json';
  return /^(true|false|null|none|undefined|nil)$/i.test(text) ? 'other-language-literal' : 'unquoted-text';
}

/** Reports the first word of a text, which has no meaning in JSON, and skips what comes before a bracket. */
function toFirstBracket(reading: Reading): Outcome {
  const { bytes, scanner } = reading;
  reading.notJson();
  const brackets = [OPEN_OBJECT, OPEN_ARRAY].map((bracket) => bytes.indexOf(bracket, scanner.end));
  const first = brackets.find((at) => at !== -1);
  if (first === undefined) return 'stop';
  scanner.end = first;
  return 'next';
}

/** Skips words and stray characters, which count as what belongs there. */
export function skipNotJson(reading: Reading): void {
  let isWord = false;
  const kind = reading.skip((skipped) => {
    if (BARE_TOKENS.has(skipped)) isWord = true;
    return skipped === Token.stray || BARE_TOKENS.has(skipped);
  });
  reading.string = undefined;
  reading.isUnclosed = false;
  const beginsMore = STRING_TOKENS.has(kind) || kind === Token.openObject || kind === Token.openArray;
  if (reading.expectsKey) {
    if (kind === Token.colon) reading.expected = 'colon';
    else if (!beginsMore) reading.expected = 'comma';
  } else if (reading.expected === 'colon' && !(isWord && beginsMore)) {
    reading.expected = beginsMore ? 'value' : 'comma';
  } else if (reading.expectsValue) {
    if (!beginsMore) reading.afterValue();
  } else if (beginsMore) {
    reading.expected = reading.open.inObject ? 'key' : 'value';
  }
}
