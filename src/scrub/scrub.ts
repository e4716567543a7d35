import { Pseudonyms, type Shape } from './pseudonyms.js';
import { StringNesting } from './string-nesting.js';
import { isKept, VOCABULARY } from './vocabulary.js';

/** The text of a room does not parse as JSON, so nobody can say where its strings are. */
export class UnscrubbableError extends Error {}

/** One character of a text, as it is written there: by itself, or as an escape in any number of strings. */
interface Unit {
  readonly character: string;
  readonly start: number;
  readonly end: number;
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\p{L}\p{N}-])/iuy;
/** A character by its code, two for a surrogate pair, or another escape of JSON. */
const ESCAPE = /\\+(?:u([\da-f]{4})(?:\\+u(d[c-f][\da-f]{2}))?|[bfnrt])/iy;
const PERCENT = /%[\da-f]{2}/iy;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const LITERAL = /true|false|null/y;
const WORDY = /[\p{L}\p{N}\p{M}_]|\p{Extended_Pictographic}/u;
/** Shorter numbers in texts say nothing of who wrote them. */
const MIN_DIGITS = 6;
const PARENT = /"parentItemID\\*"\s*:\s*$/;
const PARENT_LENGTH = 80;

/**
 * The same room with all names, texts, ids and addresses replaced, character by character: equal words by equal
 * ones, wherever they are. What the schemas and the catalogue name is kept, and so is the length.
 *
 * @throws UnscrubbableError
 */
export function scrubText(text: string): string {
  try {
    JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw new UnscrubbableError('not valid JSON, so texts may be anywhere: correct the syntax first');
  }
  return new Scrubber(text).scrub();
}

class Scrubber {
  private readonly names = new Pseudonyms(VOCABULARY);
  private readonly nesting = new StringNesting();
  private readonly pieces: string[] = [];
  private copied = 0;

  constructor(private readonly text: string) {}

  scrub(): string {
    let at = 0;
    while (at < this.text.length) at = this.nesting.isInText ? this.readText(at) : this.readStructure(at);
    return this.pieces.join('') + this.text.slice(this.copied);
  }

  /** Reads what is between strings: numbers stay, except those that are keys of items. */
  private readStructure(at: number): number {
    const quoted = this.nesting.step(this.text, at);
    if (quoted !== at) return quoted;
    const literal = matchAt(LITERAL, this.text, at);
    if (literal !== '') return at + literal.length;
    const number = matchAt(NUMBER, this.text, at);
    if (number === '') return this.readText(at);
    const end = at + number.length;
    const isWhole = /[[,:\s]/.test(this.text[at - 1] ?? '[') && /[\],}\s\\]/.test(this.text[end] ?? ']');
    if (!isWhole) return this.readText(at);
    if (PARENT.test(this.text.slice(Math.max(0, at - PARENT_LENGTH), at))) this.readWord(at);
    return end;
  }

  private readText(at: number): number {
    const quoted = this.nesting.step(this.text, at);
    if (quoted !== at) return quoted;
    const percent = matchAt(PERCENT, this.text, at);
    if (percent !== '') return this.readPercent(at, percent);
    const uuid = matchAt(UUID, this.text, at);
    if (uuid !== '') {
      this.replace(unitsOf(uuid, at), 'uuid');
      return at + uuid.length;
    }
    return this.readWord(at);
  }

  private readWord(at: number): number {
    const word: Unit[] = [];
    let end = at;
    while (end < this.text.length) {
      const unit = this.unitAt(end);
      if (!WORDY.test(unit.character)) break;
      word.push(unit);
      end = unit.end;
    }
    if (word.length === 0) return this.unitAt(at).end;
    if (!isKept(textOf(word))) for (const part of partsOf(word)) this.replacePart(part);
    return end;
  }

  private replacePart(part: readonly Unit[]): void {
    const text = textOf(part);
    if (part.length < 2 || isKept(text)) return;
    if (/^[a-z\d]{14,17}$/.test(text) && /\d|^mlh/.test(text)) this.replaceId(part, text);
    else if (/^(?:AKIA|ASIA)/.test(text)) this.replace(part.slice(4), 'id');
    else if (/^(?:0x)?[\da-f]{6,}$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text))
      this.replace(text[1] === 'x' ? part.slice(2) : part, 'hex');
    else if (/^[a-f]+$/i.test(text) && [3, 4, 6, 8].includes(text.length)) this.replace(part, 'hex');
    else if ((text.match(/\d+/g) ?? []).length > 1 && text.length >= MIN_DIGITS) this.replace(part, 'id');
    else for (const run of runsOf(part)) this.replaceRun(run);
  }

  private replaceRun(run: readonly Unit[]): void {
    const text = textOf(run);
    if (/^\d+$/.test(text)) {
      if (run.length >= MIN_DIGITS) this.replace(run, 'digits');
    } else if (!isKept(text)) this.replace(run, 'word');
  }

  /** An id begins with its time, of which the first three characters are kept where they are documented. */
  private replaceId(id: readonly Unit[], text: string): void {
    if (!text.startsWith('mlh')) this.replace(id.slice(0, 3), 'id');
    this.replace(id.slice(3), 'id');
  }

  /** Percent-encoded letters stay letters, and the bytes of others stay UTF-8. */
  private readPercent(at: number, percent: string): number {
    const code = Number.parseInt(percent.slice(1), 16);
    const character = String.fromCharCode(code);
    if (code < 0x80 && /[a-z]/i.test(character)) {
      const [letter = character] = this.names.of([character], 'word');
      this.write(at, at + 3, `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
    } else if (code >= 0x80 && code < 0xc0 && !/%(?:e0|ed|f0|f4)$/i.test(this.text.slice(at - 3, at))) {
      const [, low = '0'] = this.names.of(['%', percent.slice(2).toLowerCase()], 'digits');
      this.write(at, at + 3, percent.slice(0, 2) + low);
    }
    return at + 3;
  }

  private unitAt(at: number): Unit {
    const escaped = this.text[at] === '\\' ? escapeAt(this.text, at) : undefined;
    if (escaped !== undefined) return escaped;
    const character = String.fromCodePoint(this.text.codePointAt(at) ?? 0);
    return { character, start: at, end: at + character.length };
  }

  private replace(units: readonly Unit[], shape: Shape): void {
    const names = this.names.of(
      units.map(({ character }) => character),
      shape,
    );
    for (const [index, { start, end, character }] of units.entries()) {
      const name = names[index] ?? character;
      if (name !== character) this.write(start, end, spelledLike(this.text.slice(start, end), name));
    }
  }

  private write(start: number, end: number, replacement: string): void {
    this.pieces.push(this.text.slice(this.copied, start), replacement);
    this.copied = end;
  }
}

function escapeAt(text: string, at: number): Unit | undefined {
  ESCAPE.lastIndex = at;
  const found = ESCAPE.exec(text);
  if (found === null) return undefined;
  const [whole, first, second] = found;
  const high = Number.parseInt(first ?? '0', 16);
  const isPair = second !== undefined && high >= 0xd800 && high < 0xdc00;
  const end = second === undefined || isPair ? at + whole.length : text.indexOf(first ?? '', at) + 4;
  if (first === undefined) return { character: ' ', start: at, end };
  const character = isPair
    ? String.fromCharCode(high, Number.parseInt(second, 16))
    : String.fromCharCode(high);
  return { character, start: at, end };
}

/** A character in the spelling of another one: with as many backslashes, and in its case. */
function spelledLike(spelling: string, character: string): string {
  if (!spelling.startsWith('\\')) return character;
  const backslashes = spelling.slice(0, spelling.search(/u/i));
  const isUpper = /[A-F]/.test(spelling.replace(/\\+u/g, ''));
  let spelled = '';
  for (let index = 0; index < character.length; index++) {
    const hex = character.charCodeAt(index).toString(16).padStart(4, '0');
    spelled += `${backslashes}u${isUpper ? hex.toUpperCase() : hex}`;
  }
  return spelled;
}

/** The parts of a word between underscores and emoji, which are parts of their own. */
function partsOf(word: readonly Unit[]): Unit[][] {
  return split(word, ({ character }) =>
    character === '_' ? '_' : /\p{Extended_Pictographic}/u.test(character) ? 'emoji' : 'letters',
  );
}

function runsOf(part: readonly Unit[]): Unit[][] {
  return split(part, ({ character }) => (/\d/.test(character) ? 'digits' : 'letters'));
}

function split(units: readonly Unit[], kindOf: (unit: Unit) => string): Unit[][] {
  const parts: Unit[][] = [];
  let kind = '';
  for (const unit of units) {
    const next = kindOf(unit);
    if (next === kind) parts.at(-1)?.push(unit);
    else parts.push([unit]);
    kind = next;
  }
  return parts.filter(([first]) => first?.character !== '_');
}

function unitsOf(text: string, at: number): Unit[] {
  return [...text].map((character, index) => ({ character, start: at + index, end: at + index + 1 }));
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ character }) => character).join('');
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
