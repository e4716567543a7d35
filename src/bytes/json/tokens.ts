import {
  APOSTROPHE,
  BACKSLASH,
  BACKTICK,
  bytesOf,
  CR,
  HASH,
  LF,
  QUOTE,
  SLASH,
  STAR,
} from '../text/characters.js';
import { characterEnd, characterLength } from '../text/encoding.js';
import { escapeLength } from './decode.js';
import { endsWord, invisibleLength, isCurlyQuote, isLiteral, isNumber, isWideSign } from './token-shapes.js';

/** The kind of a token. The last group never occurs in valid JSON: messages name those mistakes. */
export const Token = {
  end: 0,
  space: 1,
  openObject: 2,
  closeObject: 3,
  openArray: 4,
  closeArray: 5,
  colon: 6,
  comma: 7,
  string: 8,
  number: 9,
  literal: 10,
  // Not JSON:
  faultyString: 11,
  unclosedString: 12,
  singleQuoted: 13,
  faultyNumber: 14,
  word: 15,
  lineComment: 16,
  blockComment: 17,
  unclosedComment: 18,
  stray: 19,
  curlyQuoted: 20,
  conflictMarker: 21,
} as const;
export type Token = (typeof Token)[keyof typeof Token];

const Class = {
  stray: 0,
  space: 1,
  punctuation: 2,
  quote: 3,
  apostrophe: 4,
  slash: 5,
  numeric: 6,
  word: 7,
} as const;

/** The class of each byte that a token can begin with. */
const classOf = byteTable([
  [Class.space, [0x20, 0x09, LF, CR]],
  [Class.punctuation, bytesOf('{}[]:,')],
  [Class.quote, [QUOTE]],
  [Class.apostrophe, [APOSTROPHE, BACKTICK]],
  [Class.slash, [SLASH, HASH]],
  [Class.numeric, bytesOf('0123456789+-.')],
  [Class.word, bytesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$')],
  [Class.word, Array.from({ length: 0x80 }, (_, index) => 0x80 + index)],
]);

/** ASCII of a string that is nothing but itself. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

const punctuationToken = byteTable([
  [Token.openObject, [0x7b]],
  [Token.closeObject, [0x7d]],
  [Token.openArray, [0x5b]],
  [Token.closeArray, [0x5d]],
  [Token.colon, [0x3a]],
  [Token.comma, [0x2c]],
]);

/** A value for each byte, 0 where none is given. */
function byteTable(values: readonly (readonly [value: number, bytes: readonly number[]])[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const [value, bytes] of values) for (const byte of bytes) table[byte] = value;
  return table;
}

/** Splits any bytes into tokens, which joined are the input. {@link next} sets `kind`, `start` and `end`. */
export class Scanner {
  kind: Token = Token.end;
  start: number;
  end: number;
  /** Whether all strings so far are UTF-8. In valid JSON only they can be anything else. */
  isUtf8 = true;
  /** No closing quote (or apostrophe) is before these offsets: never search twice. */
  private noClosingQuoteBefore = 0;
  private noApostropheBefore = 0;
  private noCurlyQuoteBefore = 0;
  private readonly limit: number;

  constructor(
    readonly bytes: Uint8Array,
    start = 0,
  ) {
    this.limit = bytes.length;
    this.start = start;
    this.end = start;
  }

  /** Moves to the next token; `Token.end` when there is none. */
  next(): Token {
    const { bytes, limit } = this;
    const start = this.end;
    this.start = start;
    if (start >= limit) return this.close(Token.end, start);
    const first = bytes[start] as number;
    switch (classOf[first]) {
      case Class.punctuation:
        return this.close(punctuationToken[first] as Token, start + 1);
      case Class.space:
        return this.close(Token.space, this.run(start, Class.space));
      case Class.quote:
        return this.string(start);
      case Class.numeric:
        return this.number(start);
      case Class.word:
        return this.word(start);
      case Class.slash:
        return this.comment(start);
      case Class.apostrophe:
        return this.singleQuoted(start);
      default:
        return this.strayOrMarker(start);
    }
  }

  /** Moves to the next token that is not white space. */
  nextSolid(): Token {
    const kind = this.next();
    return kind === Token.space ? this.next() : kind;
  }

  /** Takes a valid value that is known already as one token. */
  take(start: number, end: number): void {
    this.start = start;
    this.close(Token.literal, end);
  }

  private close(kind: Token, end: number): Token {
    this.kind = kind;
    this.end = end;
    return kind;
  }

  private run(from: number, byteClass: number): number {
    let at = from + 1;
    while (at < this.limit && classOf[this.bytes[at] as number] === byteClass) at++;
    return at;
  }

  private string(start: number): Token {
    const { bytes, limit } = this;
    let faulty = false;
    let at = start + 1;
    while (at < limit) {
      while (at < limit && isPlain[bytes[at] as number] === 1) at++;
      if (at >= limit) break;
      const byte = bytes[at] as number;
      if (byte === QUOTE) return this.close(faulty ? Token.faultyString : Token.string, at + 1);
      if (byte === BACKSLASH) {
        const length = escapeLength(bytes, at, limit);
        if (length === 0) faulty = true;
        // Skips a faulty escape with the character after it, so that \" does not close the string.
        at += length === 0 ? 2 : length;
      } else if (byte < 0x20) {
        if ((byte === LF || byte === CR) && !faulty)
          if (!this.goesOnAfterLineBreak(at)) return this.close(Token.unclosedString, at);
        faulty = true;
        at++;
      } else {
        const length = characterLength(bytes, at);
        if (length === 0) this.isUtf8 = false;
        at += length || 1;
      }
    }
    return this.close(Token.unclosedString, limit);
  }

  private number(start: number): Token {
    const { bytes, limit } = this;
    let at = start;
    while (at < limit) {
      const byte = bytes[at] as number;
      const byteClass = classOf[byte];
      if (byteClass !== Class.numeric && byteClass !== Class.word) break;
      if (byte >= 0x80 && endsWord(bytes, at)) break;
      at++;
    }
    return this.close(isNumber(bytes, start, at) ? Token.number : Token.faultyNumber, at);
  }

  private word(start: number): Token {
    const { bytes, limit } = this;
    let at = start;
    if ((bytes[start] as number) >= 0x80) {
      if (isCurlyQuote(bytes, start)) return this.curlyQuoted(start);
      if (isWideSign(bytes, start)) return this.close(Token.stray, start + 3);
      for (let length = invisibleLength(bytes, at); length > 0; length = invisibleLength(bytes, at))
        at += length;
      if (at > start) return this.close(Token.stray, Math.min(at, limit));
    }
    at++;
    while (at < limit) {
      const byte = bytes[at] as number;
      const byteClass = classOf[byte];
      if (byteClass !== Class.word && byteClass !== Class.numeric) break;
      if (byte >= 0x80 && endsWord(bytes, at)) break;
      at++;
    }
    return this.close(isLiteral(bytes, start, at) ? Token.literal : Token.word, at);
  }

  /** Seven equal characters of `<|=>` at the start of a line are a git conflict marker. */
  private strayOrMarker(start: number): Token {
    const { bytes, limit } = this;
    const first = bytes[start] as number;
    if (first === BACKSLASH)
      return this.close(Token.stray, characterEnd(bytes, Math.min(start + 1, limit - 1), limit));
    const atLineStart = start === 0 || bytes[start - 1] === LF || bytes[start - 1] === CR;
    if (!atLineStart || (first !== 0x3c && first !== 0x3d && first !== 0x3e && first !== 0x7c))
      return this.close(Token.stray, start + 1);
    for (let at = start + 1; at < start + 7; at++)
      if (at >= limit || bytes[at] !== first) return this.close(Token.stray, start + 1);
    let at = start + 7;
    while (at < limit && bytes[at] !== LF && bytes[at] !== CR) at++;
    return this.close(Token.conflictMarker, at);
  }

  private comment(start: number): Token {
    const { bytes, limit } = this;
    const second = start + 1 < limit ? bytes[start + 1] : 0;
    let at = start + 2;
    if (bytes[start] === HASH) at = start + 1;
    if (second === SLASH || bytes[start] === HASH) {
      while (at < limit && bytes[at] !== LF && bytes[at] !== CR) at++;
      return this.close(Token.lineComment, at);
    }
    if (second === STAR) {
      for (; at + 1 < limit; at++)
        if (bytes[at] === STAR && bytes[at + 1] === SLASH) return this.close(Token.blockComment, at + 2);
      return this.close(Token.unclosedComment, limit);
    }
    return this.close(Token.stray, start + 1);
  }

  private singleQuoted(start: number): Token {
    const { bytes, limit } = this;
    const quote = bytes[start];
    const isOfFence = quote === BACKTICK && bytes[start + 1] === BACKTICK;
    if (isOfFence || start < this.noApostropheBefore) return this.close(Token.stray, start + 1);
    let at = start + 1;
    while (at < limit) {
      const byte = bytes[at] as number;
      if (byte === quote) return this.close(Token.singleQuoted, at + 1);
      if (byte === LF || byte === CR) break;
      at += byte === BACKSLASH && at + 1 < limit ? 2 : 1;
    }
    this.noApostropheBefore = at;
    return this.close(Token.stray, start + 1);
  }

  /** A string in curly quotes: up to the next one on the line that has no backslash, or the quote alone. */
  private curlyQuoted(start: number): Token {
    const { bytes, limit } = this;
    if (start < this.noCurlyQuoteBefore) return this.close(Token.stray, Math.min(start + 3, limit));
    let at = start + 3;
    while (at < limit && bytes[at] !== LF && bytes[at] !== CR) {
      if (isCurlyQuote(bytes, at)) return this.close(Token.curlyQuoted, at + 3);
      at += bytes[at] === BACKSLASH ? 2 : 1;
    }
    this.noCurlyQuoteBefore = at;
    return this.close(Token.stray, Math.min(start + 3, limit));
  }

  /** Whether a string with a line break spans lines: its next quote may end a string. */
  private goesOnAfterLineBreak(lineBreak: number): boolean {
    const { bytes, limit } = this;
    if (lineBreak < this.noClosingQuoteBefore) return false;
    let quote = lineBreak;
    while (quote < limit && bytes[quote] !== QUOTE) quote += bytes[quote] === BACKSLASH ? 2 : 1;
    let after = quote + 1;
    while (after < limit && classOf[bytes[after] as number] === Class.space) after++;
    const byte = after < limit ? bytes[after] : 0;
    if (byte === 0x2c || byte === 0x3a || byte === 0x5d || byte === 0x7d) return true;
    this.noClosingQuoteBefore = quote;
    return false;
  }
}
