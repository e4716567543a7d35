/**
 * What a token is. The last group never stands in valid JSON: the scanner names what people write instead, so that
 * a message can name it too.
 */
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

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const STAR = 0x2a;
const HASH = 0x23;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LF = 0x0a;
const CR = 0x0d;

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
const classOf = new Uint8Array(256);
for (const byte of [0x20, 0x09, LF, CR]) classOf[byte] = Class.space;
for (const char of '{}[]:,') classOf[char.charCodeAt(0)] = Class.punctuation;
classOf[QUOTE] = Class.quote;
classOf[APOSTROPHE] = Class.apostrophe;
classOf[SLASH] = Class.slash;
classOf[HASH] = Class.slash;
for (const char of '0123456789+-.') classOf[char.charCodeAt(0)] = Class.numeric;
for (let byte = 0; byte < 256; byte++) {
  const char = String.fromCharCode(byte);
  if (/[A-Za-z_$]/.test(char) || byte >= 0x80) classOf[byte] = Class.word;
}

const punctuationToken = new Uint8Array(256);
punctuationToken[0x7b] = Token.openObject;
punctuationToken[0x7d] = Token.closeObject;
punctuationToken[0x5b] = Token.openArray;
punctuationToken[0x5d] = Token.closeArray;
punctuationToken[0x3a] = Token.colon;
punctuationToken[0x2c] = Token.comma;

/** Keys and numbers: character by character they take a quarter of the time. */
const SHORT = 64;

/** The characters `start` to `end` of a text of which they are known to be ASCII; other bytes come out as Latin-1. */
export function asciiText(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  if (end - start < SHORT) {
    for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number);
    return text;
  }
  for (let at = start; at < end; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 4096)));
  }
  return text;
}

/**
 * Splits bytes into tokens, of valid JSON and of anything else: the tokens, joined, are the input. Each call of
 * {@link next} sets `kind`, `start` and `end` (byte offsets, `end` exclusive). Runs in linear time and keeps no stack.
 */
export class Scanner {
  kind: Token = Token.end;
  start: number;
  end: number;
  /** Up to here a look ahead has found no closing quote or apostrophe: it is not made twice, or time would be quadratic. */
  private noClosingQuoteBefore = 0;
  private noApostropheBefore = 0;

  constructor(
    readonly bytes: Uint8Array,
    start = 0,
    readonly limit = bytes.length,
  ) {
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
      const byte = bytes[at] as number;
      if (byte === QUOTE) return this.close(faulty ? Token.faultyString : Token.string, at + 1);
      if (byte === BACKSLASH) {
        const length = escapeLength(bytes, at, limit);
        if (length === 0) faulty = true;
        // A faulty escape is passed over with the character after it, so that \" inside it closes nothing.
        at += length === 0 ? 2 : length;
      } else if (byte < 0x20) {
        if ((byte === LF || byte === CR) && !faulty) {
          if (!this.goesOnAfterLineBreak(at)) return this.close(Token.unclosedString, at);
        }
        faulty = true;
        at++;
      } else {
        at++;
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
      if (byte >= 0x80 && (isCurlyQuote(bytes, at) || invisibleLength(bytes, at) > 0)) break;
      at++;
    }
    return this.close(isNumber(bytes, start, at) ? Token.number : Token.faultyNumber, at);
  }

  private word(start: number): Token {
    const { bytes, limit } = this;
    if (isCurlyQuote(bytes, start)) return this.curlyQuoted(start);
    let at = start;
    for (let length = invisibleLength(bytes, at); length > 0; length = invisibleLength(bytes, at))
      at += length;
    if (at > start) return this.close(Token.stray, Math.min(at, limit));
    at++;
    while (at < limit) {
      const byte = bytes[at] as number;
      const byteClass = classOf[byte];
      if (byteClass !== Class.word && byteClass !== Class.numeric) break;
      if (byte >= 0x80 && (isCurlyQuote(bytes, at) || invisibleLength(bytes, at) > 0)) break;
      at++;
    }
    return this.close(isLiteral(bytes, start, at) ? Token.literal : Token.word, at);
  }

  /** Seven times the same of `<|=>` at the start of a line is where git could not merge. */
  private strayOrMarker(start: number): Token {
    const { bytes, limit } = this;
    const first = bytes[start] as number;
    const atLineStart = start === 0 || bytes[start - 1] === LF || bytes[start - 1] === CR;
    if (!atLineStart || (first !== 0x3c && first !== 0x3d && first !== 0x3e && first !== 0x7c))
      return this.close(Token.stray, start + 1);
    for (let at = start + 1; at < start + 7; at++) {
      if (at >= limit || bytes[at] !== first) return this.close(Token.stray, start + 1);
    }
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
      for (; at + 1 < limit; at++) {
        if (bytes[at] === STAR && bytes[at + 1] === SLASH) return this.close(Token.blockComment, at + 2);
      }
      return this.close(Token.unclosedComment, limit);
    }
    return this.close(Token.stray, start + 1);
  }

  private singleQuoted(start: number): Token {
    const { bytes, limit } = this;
    if (start < this.noApostropheBefore) return this.close(Token.stray, start + 1);
    let at = start + 1;
    while (at < limit) {
      const byte = bytes[at] as number;
      if (byte === APOSTROPHE) return this.close(Token.singleQuoted, at + 1);
      if (byte === LF || byte === CR) break;
      at += byte === BACKSLASH && at + 1 < limit ? 2 : 1;
    }
    this.noApostropheBefore = at;
    return this.close(Token.stray, start + 1);
  }

  /** What a word processor makes of a quoted text: up to the next curly quote on the line, or the one quote alone. */
  private curlyQuoted(start: number): Token {
    const { bytes, limit } = this;
    for (let at = start + 3; at < limit && at < start + 1024; at++) {
      const byte = bytes[at] as number;
      if (byte === LF || byte === CR) break;
      if (byte === 0xe2 && at + 3 <= limit && isCurlyQuote(bytes, at))
        return this.close(Token.curlyQuoted, at + 3);
    }
    return this.close(Token.stray, Math.min(start + 3, limit));
  }

  /**
   * A string that runs into a line break was either written over several lines or never closed. It is taken to go on
   * when the next quote is followed by what may follow a string.
   */
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

/** Whether the bytes are a number by RFC 8259 section 6. Looks at each byte once: most tokens of a room are numbers. */
function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let at = bytes[start] === MINUS ? start + 1 : start;
  const whole = digitsFrom(bytes, at, end);
  if (whole === at || (bytes[at] === ZERO && whole > at + 1)) return false;
  at = whole;
  if (at < end && bytes[at] === POINT) {
    const fraction = digitsFrom(bytes, at + 1, end);
    if (fraction === at + 1) return false;
    at = fraction;
  }
  if (at < end && (bytes[at] === 0x65 || bytes[at] === 0x45)) {
    at++;
    if (bytes[at] === PLUS || bytes[at] === MINUS) at++;
    const exponent = digitsFrom(bytes, at, end);
    if (exponent === at) return false;
    at = exponent;
  }
  return at === end;
}

const LITERALS = ['true', 'false', 'null'].map((text) => new TextEncoder().encode(text));

function isLiteral(bytes: Uint8Array, start: number, end: number): boolean {
  return LITERALS.some(
    (literal) =>
      literal.length === end - start && literal.every((byte, index) => bytes[start + index] === byte),
  );
}

function digitsFrom(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] as number) >= ZERO && (bytes[at] as number) <= NINE) at++;
  return at;
}

/** Length in bytes of the escape at `at` (RFC 8259 section 7); 0 when it is none. */
export function escapeLength(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 1 >= limit) return 0;
  switch (bytes[at + 1]) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return 2;
    case 0x75: // u
      return hexUnit(bytes, at + 2, limit) < 0 ? 0 : 6;
    default:
      return 0;
  }
}

/** The value of the four hex digits at `at`; -1 when they are not four hex digits. */
export function hexUnit(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 4 > limit) return -1;
  let unit = 0;
  for (let index = at; index < at + 4; index++) {
    const digit = hexDigit(bytes[index] as number);
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** U+201C, U+201D and U+201E, in UTF-8. */
function isCurlyQuote(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0xe2 || bytes[at + 1] !== 0x80) return false;
  const last = bytes[at + 2];
  return last === 0x9c || last === 0x9d || last === 0x9e;
}

/** Bytes of a character outside ASCII that looks like a space or like nothing: 2, 3, or 0 where there is none. */
function invisibleLength(bytes: Uint8Array, at: number): number {
  const second = bytes[at + 1];
  const third = bytes[at + 2] ?? 0;
  switch (bytes[at]) {
    case 0xc2: // U+0085, U+00A0
      return second === 0x85 || second === 0xa0 ? 2 : 0;
    case 0xe1: // U+1680
      return second === 0x9a && third === 0x80 ? 3 : 0;
    case 0xe2: // U+2000 to U+200F, U+2028 to U+202F, U+205F to U+206F
      if (second === 0x80)
        return (third >= 0x80 && third <= 0x8f) || (third >= 0xa8 && third <= 0xaf) ? 3 : 0;
      return second === 0x81 && third >= 0x9f && third <= 0xaf ? 3 : 0;
    case 0xe3: // U+3000
      return second === 0x80 && third === 0x80 ? 3 : 0;
    case 0xef: // U+FEFF
      return second === 0xbb && third === 0xbf ? 3 : 0;
    default:
      return 0;
  }
}
