import { BACKSLASH, QUOTE } from '../../text/characters.js';
import { byteOrderMarkLength } from '../../text/encoding.js';
import { hexUnit, isHighSurrogate, isLowSurrogate } from '../decode.js';

/** The letter of `\u0041`. */
const LETTER_U = 0x75;

/** How a string writes a character, if it contains one. */
const Spelling = { unseen: 0, plain: 1, short: 2, unicode: 3 } as const;

/** The two-character escapes of RFC 8259, section 7. */
const SHORT: ReadonlyMap<number, string> = new Map([
  [0x22, '\\"'],
  [0x5c, '\\\\'],
  [0x2f, '\\/'],
  [0x08, '\\b'],
  [0x0c, '\\f'],
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x09, '\\t'],
]);
/** Tools that write a quote as `\u0022` escape for HTML, and escape these characters as well. */
const HTML_SPECIAL = "<>&'+`";

/** Only this many bytes of a string are examined. */
const MAX_EXAMINED = 1 << 20;

/**
 * Which characters a string escapes, and how: `\/`, `\u00e9` and the case of hex digits.
 * New text in the string is escaped in the same way, and otherwise only where JSON requires it.
 */
export class StringSpelling {
  private readonly ascii = new Uint8Array(128);
  private beyondAscii: number = Spelling.unseen;
  private capitals: boolean | undefined;

  /** From quote to quote. @param asciiOnly of the text around the string, asked when it shows nothing */
  constructor(
    bytes: Uint8Array,
    start: number,
    end: number,
    private readonly asciiOnly: () => boolean,
  ) {
    const limit = Math.min(end - 1, start + MAX_EXAMINED);
    for (let at = start + 1; at < limit; ) {
      const byte = bytes[at] as number;
      if (byte === BACKSLASH && bytes[at + 1] === LETTER_U) {
        this.seeUnicode(bytes, at, hexUnit(bytes, at + 2, end));
        at += 6;
      } else if (byte === BACKSLASH) {
        this.see(shortUnit(bytes[at + 1] as number), Spelling.short);
        at += 2;
      } else {
        if (byte < 0x80) this.see(byte, Spelling.plain);
        else if (this.beyondAscii === Spelling.unseen) this.beyondAscii = Spelling.plain;
        at++;
      }
    }
    if (this.ascii[QUOTE] === Spelling.unicode)
      for (const char of HTML_SPECIAL) this.see(char.charCodeAt(0), Spelling.unicode);
  }

  private see(unit: number, spelling: number): void {
    if (this.ascii[unit] === Spelling.unseen) this.ascii[unit] = spelling;
  }

  private seeUnicode(bytes: Uint8Array, at: number, unit: number): void {
    if (unit < 0x80) this.see(unit, Spelling.unicode);
    else if (this.beyondAscii === Spelling.unseen && isWholeCharacter(bytes, at, unit))
      this.beyondAscii = Spelling.unicode;
    this.capitals ??= hexCapitals(bytes, at);
  }

  spell(text: string): string {
    let spelled = '';
    let plainFrom = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const escaped = this.escape(text, at, unit);
      if (escaped === undefined) continue;
      spelled += text.slice(plainFrom, at) + escaped;
      plainFrom = at + 1;
    }
    return spelled + text.slice(plainFrom);
  }

  /** The escape of a UTF-16 unit; undefined when it needs none. */
  private escape(text: string, at: number, unit: number): string | undefined {
    if (unit >= 0x80) {
      const mustBe = isHalf(text, at, unit);
      const known = this.beyondAscii;
      const wanted = known === Spelling.unseen ? this.asciiOnly() : known === Spelling.unicode;
      return mustBe || wanted ? this.unicode(unit) : undefined;
    }
    const spelling = this.ascii[unit];
    if (spelling === Spelling.unicode) return this.unicode(unit);
    if (spelling === Spelling.short || unit < 0x20 || unit === QUOTE || unit === BACKSLASH)
      return SHORT.get(unit) ?? this.unicode(unit);
    return undefined;
  }

  private unicode(unit: number): string {
    return unicodeEscape(unit, this.capitals ?? false);
  }
}

interface EscapeStyle {
  readonly asciiOnly: boolean;
  readonly capitals: boolean;
}

/** Whether a text writes characters beyond ASCII as escapes. New JSON in it is spelled in the same way. */
export class TextSpelling {
  private known: EscapeStyle | undefined;

  constructor(private readonly bytes: Uint8Array) {}

  /** Whether the text contains characters beyond ASCII, all of them escaped. */
  get asciiOnly(): boolean {
    return this.style.asciiOnly;
  }

  /** Escapes all characters beyond ASCII in JSON text, if the text around it does so. */
  spell(json: string): string {
    if (!BEYOND_ASCII.test(json)) return json;
    const { asciiOnly, capitals } = this.style;
    if (!asciiOnly) return json;
    return json.replaceAll(EACH_BEYOND_ASCII, (unit) => unicodeEscape(unit.charCodeAt(0), capitals));
  }

  private get style(): EscapeStyle {
    this.known ??= learn(this.bytes);
    return this.known;
  }
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND_ASCII = /[\u0080-\uffff]/g;

function learn(bytes: Uint8Array): EscapeStyle {
  const none = { asciiOnly: false, capitals: false };
  let style = none;
  for (let at = byteOrderMarkLength(bytes); at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x80) return none;
    if (byte !== BACKSLASH) continue;
    if (style === none && bytes[at + 1] === LETTER_U) {
      const unit = hexUnit(bytes, at + 2, bytes.length);
      if (unit >= 0x80 && isWholeCharacter(bytes, at, unit))
        style = { asciiOnly: true, capitals: hexCapitals(bytes, at) ?? false };
    }
    at++;
  }
  return style;
}

/** Whether the escape at `at` is a whole character. A lone surrogate says nothing about style. */
function isWholeCharacter(bytes: Uint8Array, at: number, unit: number): boolean {
  if (!isHighSurrogate(unit)) return !isLowSurrogate(unit);
  const next = bytes[at + 6] === BACKSLASH && bytes[at + 7] === LETTER_U;
  return next && isLowSurrogate(hexUnit(bytes, at + 8, bytes.length));
}

function isHalf(text: string, at: number, unit: number): boolean {
  if (isHighSurrogate(unit)) return !isLowSurrogate(text.charCodeAt(at + 1));
  return isLowSurrogate(unit) && !isHighSurrogate(text.charCodeAt(at - 1));
}

/** Whether the `\u` escape at `at` has upper-case hex digits; undefined when it has no letters. */
function hexCapitals(bytes: Uint8Array, at: number): boolean | undefined {
  for (let index = at + 2; index < at + 6; index++) {
    const byte = bytes[index] as number;
    if (byte >= 0x41) return byte < 0x61;
  }
  return undefined;
}

function unicodeEscape(unit: number, capitals: boolean): string {
  const hex = unit.toString(16).padStart(4, '0');
  return `\\u${capitals ? hex.toUpperCase() : hex}`;
}

function shortUnit(letter: number): number {
  for (const [unit, written] of SHORT) if (written.charCodeAt(1) === letter) return unit;
  return letter;
}
