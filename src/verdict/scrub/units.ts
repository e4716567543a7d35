/** Letters that replace others: as long in UTF-8, and in lower case, so that their capitals are as long, too. */
const LETTERS = {
  2: { first: 0x430, count: 32, step: 1 },
  /** Small and capital Latin letters with marks alternate in this block. */
  3: { first: 0x1e01, count: 74, step: 2 },
  4: { first: 0x20000, count: 0x4000, step: 1 },
} as const;
/** Latin letters with marks of two bytes. */
const LATIN = { first: 0xe0, count: 23, step: 1 };
/** Han, for scripts without capitals. */
const HAN = { first: 0x4e00, count: 0x4000, step: 1 };

/** Another lower-case character of the same length beyond ASCII. @param below chooses */
export function anotherLetter(character: string, below: (limit: number) => number): string {
  const size = sizeOf(character);
  if (/\p{M}/u.test(character) || size === 1) return character;
  const { first, count, step } = lettersFor(character, size);
  return String.fromCodePoint(first + step * below(count));
}

function lettersFor(character: string, size: 2 | 3 | 4): typeof LATIN {
  if (size === 2 && /\p{Script=Latin}/u.test(character)) return LATIN;
  return size === 3 && !/\p{Ll}/u.test(character) ? HAN : LETTERS[size];
}

/** The length in UTF-8. */
function sizeOf(character: string): 1 | 2 | 3 | 4 {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** In lower case, where that is as long in UTF-8. */
export function lowerCase(character: string): string {
  return caseOf(character, character.toLowerCase());
}

/** In the letter case of another character. */
export function inCaseOf(character: string, original: string): string {
  return /\p{Lu}/u.test(original) ? caseOf(character, character.toUpperCase()) : character;
}

function caseOf(character: string, other: string): string {
  return other.length === character.length && sizeOf(other) === sizeOf(character) ? other : character;
}

/** One character of a text, as it is written there: by itself, or as an escape in any number of strings. */
export interface Unit {
  readonly character: string;
  readonly start: number;
  readonly end: number;
}

/** A character by its code, two with as many backslashes for a surrogate pair, or another escape of JSON, with all backslashes. */
const ESCAPE = /(?<!\\)(\\+)(?:u([\da-f]{4})(?:\1u(d[c-f][\da-f]{2}))?|[bfnrt/])/iy;
const ASCII_IN_PERCENT = /%[2-7][\da-f]/iy;
const BEYOND_IN_PERCENT = /(?:%[c-f][\da-f])(?:%[89ab][\da-f]){1,3}/iy;

/** @param isInAddress whether `%61` is a letter */
export function unitAt(text: string, at: number, isInAddress = false): Unit {
  const first = text[at];
  if (first === '\\' || first === '%') {
    const unit = first === '\\' ? escapeAt(text, at) : percentAt(text, at, isInAddress);
    if (unit !== undefined) return unit;
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { character, start: at, end: at + character.length };
}

export function textOf(units: readonly Unit[]): string {
  return units.map(({ character }) => character).join('');
}

/** The match of a sticky pattern at an offset, empty where there is none. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function escapeAt(text: string, at: number): Unit | undefined {
  ESCAPE.lastIndex = at;
  const found = ESCAPE.exec(text);
  if (found === null) return undefined;
  const [whole, , first, second] = found;
  if (first === undefined)
    return { character: whole.endsWith('/') ? '/' : ' ', start: at, end: at + whole.length };
  const high = Number.parseInt(first, 16);
  const isPair = second !== undefined && high >= 0xd800 && high < 0xdc00;
  const end = second === undefined || isPair ? at + whole.length : text.indexOf(first, at) + 4;
  const character = isPair
    ? String.fromCharCode(high, Number.parseInt(second, 16))
    : String.fromCharCode(high);
  return { character, start: at, end };
}

function percentAt(text: string, at: number, isInAddress: boolean): Unit | undefined {
  const ascii = isInAddress ? matchAt(ASCII_IN_PERCENT, text, at) : '';
  const bytes = ascii === '' ? matchAt(BEYOND_IN_PERCENT, text, at) : ascii;
  if (bytes === '') return undefined;
  try {
    const [character = ''] = decodeURIComponent(bytes.slice(0, 3 * lengthByLead(bytes)));
    return { character, start: at, end: at + 3 * sizeOf(character) };
  } catch {
    return undefined;
  }
}

/** How many bytes a character has whose first one this is. */
function lengthByLead(bytes: string): number {
  const lead = Number.parseInt(bytes.slice(1, 3), 16);
  return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** A character in the spelling of another one of its length: by its code, in bytes, or by itself. */
export function spelledLike(spelling: string, character: string): string {
  const isUpper = /[A-F]/.test(spelling.replace(/(?<!\\)\\+u/g, ''));
  if (spelling.startsWith('%') && spelling.length > 1) {
    const bytes = [...new TextEncoder().encode(character)];
    return bytes.map((byte) => `%${inHex(byte, 2, isUpper)}`).join('');
  }
  if (!spelling.startsWith('\\')) return character;
  const backslashes = spelling.slice(0, spelling.search(/u/i));
  let spelled = '';
  for (let index = 0; index < character.length; index++)
    spelled += `${backslashes}u${inHex(character.charCodeAt(index), 4, isUpper)}`;
  return spelled;
}

function inHex(code: number, digits: number, isUpper: boolean): string {
  const hex = code.toString(16).padStart(digits, '0');
  return isUpper ? hex.toUpperCase() : hex;
}
