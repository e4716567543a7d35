import { isHighSurrogate, isLowSurrogate } from '../decode.js';
import { escapeLength, hexUnit } from '../tokens.js';

const BACKSLASH = 0x5c;
const QUOTE = 0x22;

/** How a character is written in a string, as far as the string shows it. */
const Spelling = { unseen: 0, plain: 1, short: 2, unicode: 3 } as const;

/** The escapes of RFC 8259 section 7 that are a backslash and one character. */
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
/** Writers that write a quote as `\u0022` do it for the sake of HTML, and mean these, too. */
const HTML_SPECIAL = "<>&'+`";

/** So many bytes of a string tell how it is written. */
const ENOUGH = 1 << 20;

/**
 * The way in which a string is written: which characters it escapes, and how. New text that goes into the string is
 * written in the same way: `\/` where the string writes `\/`, `\u00e9` where it writes no `é`, and capital hex digits where it has
 * them. Of what the string does not show, only what JSON demands is escaped.
 */
export class StringSpelling {
  private readonly ascii = new Uint8Array(128);
  private beyondAscii: number = Spelling.unseen;
  private capitals: boolean | undefined;

  /**
   * @param start byte offset of the opening quote
   * @param end byte offset after the closing quote
   * @param asciiOnly says, when the string does not show it, whether the text around it keeps to ASCII
   */
  constructor(
    bytes: Uint8Array,
    start: number,
    end: number,
    private readonly asciiOnly: () => boolean,
  ) {
    const limit = Math.min(end - 1, start + ENOUGH);
    for (let at = start + 1; at < limit; ) {
      const byte = bytes[at] as number;
      if (byte === BACKSLASH) {
        const length = escapeLength(bytes, at, end - 1);
        if (length === 6) this.seeUnicode(bytes, at, hexUnit(bytes, at + 2, end - 1));
        else this.see(shortUnit(bytes[at + 1] as number), Spelling.short);
        at += length || 2;
      } else {
        if (byte < 0x80) this.see(byte, Spelling.plain);
        else if (this.beyondAscii === Spelling.unseen) this.beyondAscii = Spelling.plain;
        at++;
      }
    }
    if (this.ascii[QUOTE] === Spelling.unicode) {
      for (const char of HTML_SPECIAL) this.see(char.charCodeAt(0), Spelling.unicode);
    }
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

  /** The text as it is written between the quotes of the string. */
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
    return plainFrom === 0 ? text : spelled + text.slice(plainFrom);
  }

  /** How the unit is written; undefined for as it is. */
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

/**
 * How a text spells what is beyond ASCII: as it is, or only as escapes. Decides how new JSON is spelled in it.
 */
export class TextSpelling {
  private known: { readonly asciiOnly: boolean; readonly capitals: boolean } | undefined;

  constructor(private readonly bytes: Uint8Array) {}

  /** Whether the text writes what is beyond ASCII as escapes, and has some. */
  get asciiOnly(): boolean {
    this.known ??= learn(this.bytes);
    return this.known.asciiOnly;
  }

  /** JSON text with everything beyond ASCII escaped, if that is how the text around it does it. */
  spell(json: string): string {
    if (!BEYOND_ASCII.test(json) || !this.asciiOnly) return json;
    const capitals = this.known?.capitals ?? false;
    return json.replaceAll(EACH_BEYOND_ASCII, (unit) => unicodeEscape(unit.charCodeAt(0), capitals));
  }
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND_ASCII = /[\u0080-\uffff]/g;

function learn(bytes: Uint8Array): { asciiOnly: boolean; capitals: boolean } {
  const none = { asciiOnly: false, capitals: false };
  let first = -1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    // A byte-order mark is no character of the text.
    if (byte >= 0x80 && !(at < 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)) return none;
    if (byte !== BACKSLASH) continue;
    const unit = bytes[at + 1] === 0x75 ? hexUnit(bytes, at + 2, bytes.length) : -1;
    if (unit >= 0x80 && first < 0 && isWholeCharacter(bytes, at, unit)) first = at;
    at++;
  }
  return first < 0 ? none : { asciiOnly: true, capitals: hexCapitals(bytes, first) ?? false };
}

/** Whether the escape at `at` is a character, or the first half of one: a half alone cannot be written otherwise, and shows nothing. */
function isWholeCharacter(bytes: Uint8Array, at: number, unit: number): boolean {
  if (!isHighSurrogate(unit)) return !isLowSurrogate(unit);
  const next = bytes[at + 6] === BACKSLASH && bytes[at + 7] === 0x75;
  return next && isLowSurrogate(hexUnit(bytes, at + 8, bytes.length));
}

function isHalf(text: string, at: number, unit: number): boolean {
  if (isHighSurrogate(unit)) return !isLowSurrogate(text.charCodeAt(at + 1));
  return isLowSurrogate(unit) && !isHighSurrogate(text.charCodeAt(at - 1));
}

/** Whether the `\u` escape at `at` has capital digits; undefined when it has no letters. */
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
