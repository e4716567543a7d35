import { keysOf, member } from './members.js';
import { isObject, type JsonObject, type JsonValue } from './value.js';

/** Longer values are cut off here, to keep a message on one line. */
const MAX_LENGTH = 60;

/** A string that is shown as it is: most keys and ids. */
const SHOWN_AS_IS = /^[ !#-[\]-~]{0,59}$/;

/** A value as JSON for a message: about 60 characters, nothing invisible, in constant time. */
export function quoteValue(value: JsonValue): string {
  if (typeof value === 'string' && SHOWN_AS_IS.test(value)) return `"${value}"`;
  const quote = new Quote(typeof value === 'string' ? '"' : '');
  quote.value(value);
  return quote.shown;
}

/** A value as far as it is shown. Each level adds a character, which bounds the depth as well. */
class Quote {
  shown = '';
  private isFull = false;

  /** @param closing what ends a string, also where it is cut off */
  constructor(private readonly closing: string) {}

  value(value: JsonValue): void {
    if (typeof value === 'string') this.string(value);
    else if (Array.isArray(value)) this.array(value);
    else if (isObject(value)) this.object(value);
    else this.add(Object.is(value, -0) ? '-0' : String(value));
  }

  private array(elements: readonly JsonValue[]): void {
    this.add('[');
    for (let index = 0; index < elements.length && !this.isFull; index++) {
      if (index > 0) this.add(',');
      this.value(elements[index] ?? null);
    }
    this.add(']');
  }

  private object(object: JsonObject): void {
    this.add('{');
    let separator = '';
    for (const key of keysOf(object)) {
      if (this.isFull) return;
      this.add(separator);
      this.string(key);
      this.add(':');
      this.value(member(object, key) ?? null);
      separator = ',';
    }
    this.add('}');
  }

  private string(text: string): void {
    this.add('"');
    for (const character of text) {
      if (this.isFull) return;
      this.add(character === '"' || character === '\\' ? `\\${character}` : visible(character));
    }
    this.add('"');
  }

  private add(piece: string): void {
    if (this.isFull) return;
    this.isFull = this.shown.length + piece.length > MAX_LENGTH && piece !== this.closing;
    this.shown += this.isFull ? `…${this.closing}` : piece;
  }
}

/** Control, format and zero-width characters, line separators, tags and unpaired surrogates. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/** Of an indented text, each line ends in one that is not to be replaced. */
const INVISIBLE_BUT_LF = new RegExp(`${INVISIBLE.source}(?<!\\n)`, 'gu');

/** The character itself, or its escape if a terminal would act on it or hide it. */
export function visible(character: string): string {
  if (!INVISIBLE.test(character)) return character;
  const short = JSON.stringify(character).slice(1, -1);
  return short === character ? escaped(character) : short;
}

function escaped(character: string): string {
  let shown = '';
  for (let at = 0; at < character.length; at++)
    shown += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  return shown;
}

/** JSON text with escapes for all that a terminal would act on or hide, except its line feeds. */
export function visibleJson(json: string): string {
  return json.replaceAll(INVISIBLE_BUT_LF, escaped);
}

/** Escapes all characters that a terminal would act on or hide. @param kept exceptions, such as a tab */
export function printable(text: string, kept = ''): string {
  if (!INVISIBLE.test(text)) return text;
  let shown = '';
  for (const character of text) shown += kept.includes(character) ? character : visible(character);
  return shown;
}
