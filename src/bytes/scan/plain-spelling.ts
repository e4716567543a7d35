/*
 * Credentials may be spelled with escapes of JSON, inside strings inside strings, of URLs and of HTML, and
 * with characters that look like others or like nothing: `https:\/\/`, `\u0078-access-key`, `%3Fsig%3D`,
 * `x&#45;api&#45;key`. They are looked for, and compared, in the plain spelling of a text.
 */

import { BACKSLASH, CLOSE_OBJECT, OPEN_OBJECT, SPACE } from '../text/characters.js';
import { asciiOf, IGNORED } from './character-looks.js';
import { type PlainSpelling, stringOf } from './decoded-text.js';
import { readEntity } from './html-entities.js';

const PERCENT = 0x25;
const AMPERSAND = 0x26;
const MAX_BRACED_DIGITS = 8;
/** What may follow a backslash and means white space or a control character: b, f, n, r, t. */
const SHORT_ESCAPES: ReadonlySet<number> = new Set([0x62, 0x66, 0x6e, 0x72, 0x74]);
/** Markdown escapes hyphens and underscores; the others may be escaped in JSON and in code: " ' / */
const ESCAPED_SIGNS: ReadonlySet<number> = new Set([0x22, 0x27, 0x2f, 0x2d, 0x5f]);
/** Escapes of escapes are read this deep; backslashes and `%25` to any depth. */
const MAX_ROUNDS = 4;

/** Nothing else needs a look. */
const NOT_PLAIN = /[\\%&\t-\r\u007f-\uffff]/;

/**
 * Text without escapes and invisible characters, and with ASCII hyphens, colons, quotes and spaces.
 *
 * @param keepDelimiters whether percent-encoded ends of URLs stay
 */
export function plainSpelling(text: string, keepDelimiters = false): PlainSpelling {
  if (!NOT_PLAIN.test(text)) return { text, hidesDelimiters: false, offsetOf: (index) => index };
  const units = new Uint16Array(text.length);
  const starts = new Uint32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    units[at] = text.charCodeAt(at);
    starts[at] = at;
  }
  starts[text.length] = text.length;
  return new Decoder(units, starts, text.length, keepDelimiters).run();
}

/** The plain spelling of UTF-8 text. Its `offsetOf` gives offsets of the bytes. */
export function plainBytes(bytes: Uint8Array, keepDelimiters: boolean): PlainSpelling {
  const units = new Uint16Array(bytes.length);
  const starts = new Uint32Array(bytes.length + 1);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    starts[length] = at;
    const byte = bytes[at] as number;
    if (byte < 0x80) {
      units[length++] = byte;
      at++;
      continue;
    }
    const size = sizeOfSequence(bytes, at);
    const code = codeOf(bytes, at, size);
    if (code > 0xffff) {
      units[length++] = 0xd7c0 + (code >> 10);
      starts[length] = at;
      units[length++] = 0xdc00 + (code & 0x3ff);
    } else {
      units[length++] = code;
    }
    at += size;
  }
  starts[length] = bytes.length;
  return new Decoder(units, starts, length, keepDelimiters).run();
}

/** The number of bytes of a UTF-8 sequence; 1 where it is invalid. */
function sizeOfSequence(bytes: ArrayLike<number>, at: number): number {
  const lead = bytes[at] as number;
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4) return 1;
  for (let next = 1; next < size; next++) if (((bytes[at + next] as number) & 0xc0) !== 0x80) return 1;
  return size;
}

function codeOf(bytes: ArrayLike<number>, at: number, size: number): number {
  if (size === 1) return 0xfffd;
  let code = (bytes[at] as number) & (0x7f >> size);
  for (let next = 1; next < size; next++) code = (code << 6) | ((bytes[at + next] as number) & 0x3f);
  return code > 0x10ffff ? 0xfffd : code;
}

/** Decodes the units of a text in place: nothing becomes longer. `starts` has where each unit was in the text. */
class Decoder {
  private hidesDelimiters = false;
  /** What was decoded may complete another escape. */
  private again = false;
  private written = 0;

  constructor(
    private readonly units: Uint16Array,
    private readonly starts: Uint32Array,
    private length: number,
    private readonly keepDelimiters: boolean,
  ) {}

  run(): PlainSpelling {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      this.again = false;
      this.decode();
      if (!this.again) break;
    }
    const { units, starts, hidesDelimiters } = this;
    const text = stringOf(units.subarray(0, this.length));
    return { text, hidesDelimiters, offsetOf: (index) => starts[index] as number };
  }

  private decode(): void {
    const { units, starts, length } = this;
    const end = starts[length] as number;
    this.written = 0;
    for (let at = 0; at < length; ) {
      const unit = units[at] as number;
      if (unit === BACKSLASH) at = this.backslashes(at);
      else if (unit === PERCENT) at = this.percent(at);
      else if (unit === AMPERSAND) at = this.entity(at);
      else if (unit > SPACE && unit < 0x7f) this.put(unit, at++);
      else at = this.character(unit, at);
    }
    // The units behind are not read any more.
    this.length = this.written;
    starts[this.written] = end;
  }

  /** Keeps a unit that was at `at`. */
  private put(unit: number, at: number): void {
    this.starts[this.written] = this.starts[at] as number;
    this.units[this.written++] = unit;
  }

  /** Keeps the character that an escape at `at` encodes. */
  private putDecoded(code: number, at: number): void {
    if (code >= 0x7f || code <= SPACE) {
      this.character(code, at);
      return;
    }
    if (isPartOfEscape(code) || this.units[this.written - 1] === BACKSLASH) this.again = true;
    this.put(code, at);
  }

  /** Keeps a character outside of printable ASCII, by what it looks like. Returns the offset after it. */
  private character(unit: number, at: number): number {
    if (unit <= SPACE) {
      this.put(asSpace(unit), at);
      return at + 1;
    }
    const looks = asciiOf(unit, this.units[at + 1] ?? 0);
    if (looks === undefined) this.put(unit > 0xffff ? 0xfffd : unit, at);
    else if (looks === IGNORED) {
      this.again = true;
      // Both halves of a surrogate pair.
      return unit >= 0xd800 && unit <= 0xdbff ? at + 2 : at + 1;
    } else this.put(looks, at);
    return at + 1;
  }

  private backslashes(at: number): number {
    const { units } = this;
    let next = at + 1;
    while (next < this.length && units[next] === BACKSLASH) next++;
    const escaped = next < this.length ? (units[next] as number) : 0;
    const digits = escaped === 0x75 ? 4 : escaped === 0x78 ? 2 : 0;
    if (escaped === 0x75 && units[next + 1] === OPEN_OBJECT) {
      const read = this.braced(next + 2);
      if (read !== undefined) {
        this.putDecoded(Math.max(read.code, SPACE), at);
        return read.next;
      }
    }
    const code = digits === 0 ? -1 : this.hex(next + 1, digits);
    if (code >= 0) {
      this.putDecoded(Math.max(code, SPACE), at);
      return next + 1 + digits;
    }
    const number = this.numbered(next);
    if (number !== undefined) {
      this.putDecoded(number.code, at);
      return number.next;
    }
    if (ESCAPED_SIGNS.has(escaped)) this.put(escaped, at);
    else if (SHORT_ESCAPES.has(escaped)) this.put(SPACE, at);
    else {
      this.put(BACKSLASH, at);
      return next;
    }
    return next + 1;
  }

  /** `\055`, as C writes a character, and `\2d ` or `\00002d`, as CSS does. */
  private numbered(from: number): { readonly code: number; readonly next: number } | undefined {
    const { units } = this;
    const lead = (units[from] ?? 0) - 0x30;
    if (from >= this.length || lead < 0 || lead > 7) return undefined;
    const isPadded = lead === 0 && this.hex(from, 4) === 0;
    const [second, third] = [(units[from + 1] ?? 0) - 0x30, (units[from + 2] ?? 0) - 0x30];
    const isOctal = lead < 2 && second >= 0 && second < 8 && third >= 0 && third < 8;
    if (isOctal && !isPadded && from + 3 <= this.length)
      return inAscii(asSpace(lead * 64 + second * 8 + third), from + 3);
    const digits = isPadded ? 6 : 2;
    // CSS ends shorter numbers with a space, or where no digit follows.
    const end = from + digits;
    const isEnded = isPadded || this.hex(end, 1) < 0;
    const code = isEnded ? this.hex(from, digits) : -1;
    return code < 0 ? undefined : inAscii(code, units[end] === SPACE && end < this.length ? end + 1 : end);
  }

  /** The digits and the brace of `\u{2d}`. */
  private braced(from: number): { readonly code: number; readonly next: number } | undefined {
    let at = from;
    while (at < this.length && this.hex(at, 1) >= 0 && at < from + MAX_BRACED_DIGITS) at++;
    const code = at === from ? -1 : this.hex(from, at - from);
    if (code < 0 || code > 0xffff || this.units[at] !== CLOSE_OBJECT) return undefined;
    return { code, next: at + 1 };
  }

  private percent(at: number): number {
    // As `escape` of JavaScript writes it.
    const wide = ((this.units[at + 1] ?? 0) | 0x20) === 0x75 ? this.hex(at + 2, 4) : -1;
    if (wide >= 0) {
      this.putDecoded(Math.max(wide, SPACE), at);
      return at + 6;
    }
    const first = this.percentByte(at);
    if (first === undefined) {
      this.put(PERCENT, at);
      return at + 1;
    }
    const { code, next } = first;
    if (code >= 0xc2) return this.percentSequence(at, code, next);
    if (code < 0x7f && (asSpace(code) === SPACE || code > SPACE)) {
      if (!isOrdinary(code)) this.hidesDelimiters = true;
      if (isOrdinary(code) || !this.keepDelimiters) {
        this.putDecoded(code, at);
        return next;
      }
    }
    this.put(PERCENT, at);
    return at + 1;
  }

  /** A character of several bytes is decoded only where it looks like one of ASCII, or like nothing. */
  private percentSequence(at: number, lead: number, from: number): number {
    const bytes = [lead];
    let next = from;
    for (let more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1; more > 0; more--) {
      const byte = this.percentByte(next);
      if (byte === undefined) break;
      bytes.push(byte.code);
      next = byte.next;
    }
    const size = sizeOfSequence(bytes, 0);
    const code = size > 1 && size === bytes.length ? codeOf(bytes, 0, size) : 0;
    const looks = code > 0xffff ? asciiOf(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff)) : asciiOf(code, 0);
    if (looks === undefined) {
      this.put(PERCENT, at);
      return at + 1;
    }
    if (looks === IGNORED) this.again = true;
    else this.put(looks, at);
    return next;
  }

  /** A percent-encoded byte. The percent sign may be encoded itself, any number of times. */
  private percentByte(at: number): { readonly code: number; readonly next: number } | undefined {
    const { units } = this;
    if (at >= this.length || units[at] !== PERCENT) return undefined;
    let digits = at + 1;
    while (digits + 1 < this.length && units[digits] === 0x32 && units[digits + 1] === 0x35) digits += 2;
    const code = this.hex(digits, 2);
    if (code >= 0) return { code, next: digits + 2 };
    // %25 and no digits: a percent sign.
    return digits > at + 1 ? { code: PERCENT, next: digits } : undefined;
  }

  private entity(at: number): number {
    const read = readEntity(this.units, at, this.length);
    if (read === undefined) {
      this.put(AMPERSAND, at);
      return at + 1;
    }
    this.putDecoded(read.code, at);
    return read.next;
  }

  private hex(from: number, digits: number): number {
    if (from + digits > this.length) return -1;
    let code = 0;
    for (let at = from; at < from + digits; at++) {
      const unit = this.units[at] as number;
      const lower = unit | 0x20;
      if (unit >= 0x30 && unit <= 0x39) code = code * 16 + unit - 0x30;
      else if (lower >= 0x61 && lower <= 0x66) code = code * 16 + lower - 0x57;
      else return -1;
    }
    return code;
  }
}

function inAscii(code: number, next: number): { readonly code: number; readonly next: number } | undefined {
  return code >= SPACE && code < 0x7f ? { code, next } : undefined;
}

/** White space as spaces. */
function asSpace(code: number): number {
  return code >= 0x09 && code <= 0x0d ? SPACE : code;
}

/** Letters, digits and `\ % & # ;`. */
function isPartOfEscape(code: number): boolean {
  const lower = code | 0x20;
  return (
    (code >= 0x30 && code <= 0x39) ||
    (lower >= 0x61 && lower <= 0x7a) ||
    code === BACKSLASH ||
    code === PERCENT ||
    code === AMPERSAND ||
    code === 0x23 ||
    code === 0x3b
  );
}

/** Letters, digits and the signs of a URL. */
function isOrdinary(code: number): boolean {
  return /[\w?&=:/.@#%-]/.test(String.fromCharCode(code));
}
