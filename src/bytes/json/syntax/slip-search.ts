import { QUOTE } from '../../text/characters.js';
import { decodeLoosely } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { Scanner, Token } from '../tokens.js';
import { bareFault } from './foreign.js';
import { indentAt } from './open-containers.js';
import type { Expected } from './reading.js';
import type { Replacement, SyntaxFault } from './syntax-fault.js';

/** What may be wrong in a text, and what to write there. */
export interface Correction {
  readonly fault: SyntaxFault;
  readonly replacement: Replacement;
}

/** A sign to put before a token or in its place; empty to remove the token. @param opened what it closes */
export function correction(how: 'add' | 'replace', at: Span, sign: string, opened?: Span): Correction {
  if (how === 'add') {
    const fault = { kind: 'missing-sign', span: at, named: sign, opened } as const;
    return { fault, replacement: { span: span(at.start, at.start), text: sign } };
  }
  const fault =
    sign === ''
      ? ({ kind: 'extra-token', span: at } as const)
      : ({ kind: 'wrong-sign', span: at, named: sign } as const);
  return { fault, replacement: { span: at, text: sign } };
}

/** An object or array that is open. The same one may be open in several readings. */
interface Frame {
  readonly isArray: boolean;
  readonly around: Frame | undefined;
  /** Its opening bracket. */
  readonly opened: Span;
  readonly lineIndent: number;
  innerIndent: number;
}

/** A way to read the text up to some token, with at most one correction. */
export interface Reading {
  readonly top: Frame | undefined;
  readonly expected: Expected;
  readonly score: number;
  readonly correction: Correction | undefined;
}

/** The score of a JSON text whose brackets all fit its indentation, or that is on one line. */
export const BEST_SCORE = 0;

const START: Reading = { top: undefined, expected: 'value', score: BEST_SCORE, correction: undefined };

/** Readings with a correction that are followed at a time; most end after a token or two. */
const MAX_READINGS = 16;
/** Longer texts are not searched, nor those that need more steps. A room of 2 MB has 300,000 tokens. */
const MAX_TOKENS = 1_000_000;
const MAX_STEPS = 5_000_000;
/** How much worse a reading gets where the indentation contradicts it. */
const CONTRADICTION = 2;
/** An indentation that is not known. */
const ANY = -1;
/** A sign right after the same one is more likely the one to remove, if nothing else decides. */
const DOUBLED = 0.1;
/** A missing sign is more likely than a sign that is one too many, unless it is doubled. */
const MISSING = 0.05;

const SIGNS: ReadonlyMap<Token, string> = new Map([
  [Token.openObject, '{'],
  [Token.closeObject, '}'],
  [Token.openArray, '['],
  [Token.closeArray, ']'],
  [Token.colon, ':'],
  [Token.comma, ','],
]);

/** A word without a letter or digit means nothing, not even where a value belongs: `｛`. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const CLOSING: ReadonlySet<Token> = new Set([Token.closeObject, Token.closeArray]);

/** The signs that may come next. */
const EXPECTED_SIGNS: Readonly<Record<Expected, readonly Token[]>> = {
  value: [Token.openObject, Token.openArray],
  'first-element': [Token.openObject, Token.openArray, Token.closeArray],
  'first-key': [Token.closeObject],
  key: [],
  colon: [Token.colon],
  comma: [Token.comma, Token.closeObject, Token.closeArray],
  end: [],
};

/**
 * The single signs after whose correction the tokens of a text are JSON, the most plausible first. Where a
 * bracket is missing, many places are possible, and the indentation decides; on one line, the last place is
 * taken. Linear time: a fixed number of readings is followed.
 */
export function searchSlips(bytes: Uint8Array): Correction[] {
  const { readings } = new SlipSearch(bytes).follow(true);
  return readings
    .filter(({ expected }) => expected === 'end')
    .sort((one, other) => other.score - one.score)
    .flatMap(({ correction: made }) => made ?? []);
}

/** How well the brackets of a JSON text fit its indentation. */
export function scoreOf(bytes: Uint8Array): number {
  return new SlipSearch(bytes).follow(false).plain?.score ?? Number.NEGATIVE_INFINITY;
}

/** The reading without a correction, if there is one, and those with one. */
interface Followed {
  readonly plain: Reading | undefined;
  readonly readings: readonly Reading[];
}

/** The reading before a token. */
export interface Before {
  readonly at: number;
  readonly reading: Reading;
}

/** Reads a text in several ways at a time, token by token. */
export class SlipSearch {
  private readonly scanner: Scanner;
  private previous: Token = Token.end;
  private previousStart = 0;
  /** The indentation of the current token, if it is the first on its line, and of that line. */
  private indent = ANY;
  private lineIndent = 0;

  constructor(bytes: Uint8Array) {
    this.scanner = new Scanner(bytes);
  }

  follow(isSearched: boolean): Followed {
    const { scanner } = this;
    let plain: Reading | undefined = START;
    let readings: Reading[] = [];
    let tokens = 0;
    let steps = 0;
    for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
      this.indent = indentAt(scanner.bytes, scanner.start) ?? ANY;
      if (this.indent !== ANY) this.lineIndent = this.indent;
      const next = readings.flatMap((reading) => this.step(reading, kind) ?? []);
      if (plain !== undefined && isSearched) for (const each of this.corrected(plain, kind)) next.push(each);
      plain &&= this.step(plain, kind);
      this.previous = kind;
      this.previousStart = scanner.start;
      readings = best(next);
      steps += readings.length + 1;
      const isOver = plain === undefined && readings.length === 0;
      if (isOver || steps > MAX_STEPS || ++tokens > MAX_TOKENS) return { plain: undefined, readings: [] };
    }
    const last = plain !== undefined && isSearched ? plain : undefined;
    const ends = last && EXPECTED_SIGNS[last.expected].flatMap((written) => this.added(last, written) ?? []);
    return { plain, readings: [...readings, ...(ends ?? [])] };
  }

  /** The first token that cannot be read, and the readings before the last tokens up to it. */
  toFault(tokens: number): Span & { readonly before: readonly Before[] } {
    const { scanner } = this;
    const before: Before[] = [];
    let reading: Reading | undefined = START;
    for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
      before.push({ at: scanner.start, reading });
      if (before.length > tokens) before.shift();
      reading = this.step(reading, kind);
      if (reading === undefined) break;
    }
    return { before, ...span(scanner.start, scanner.end) };
  }

  /** Whether the text can be read from here. @param isAll whether it ends where the whole text ends */
  readsFrom(from: Reading, isAll: boolean): boolean {
    const { scanner } = this;
    let reading: Reading | undefined = from;
    for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
      // The last token is cut off.
      if (!isAll && scanner.end >= scanner.bytes.length) return true;
      reading = this.step(reading, kind);
      if (reading === undefined) return false;
    }
    return !isAll || reading.expected === 'end';
  }

  /** All readings in which the current token is removed or replaced, or has a sign put before it. */
  private corrected(reading: Reading, kind: Token): Reading[] {
    const { previous } = this;
    const readings: (Reading | undefined)[] = [];
    const isSign = SIGNS.has(kind) || this.isForeign(reading, kind);
    const score = reading.score + (kind === previous ? DOUBLED : 0);
    if (isSign) readings.push({ ...reading, score, correction: this.correction('replace', undefined) });
    if (previous === Token.comma && CLOSING.has(kind) && this.isMisplaced(reading, kind))
      readings.push(this.withoutComma(reading));
    // `["a": 1]`: the colon is right, and the brackets are not.
    const isKey = reading.top?.isArray && kind === Token.colon && previous === Token.string;
    for (const written of EXPECTED_SIGNS[reading.expected]) {
      if (isSign && written !== kind && !isKey) {
        const replaced = { ...reading, correction: this.correction('replace', written, reading.top) };
        readings.push(this.step(replaced, written));
      }
      const added = this.added(reading, written);
      readings.push(added && this.step(added, kind));
      if (added && CLOSING.has(written) && this.isMisplaced(reading, kind))
        readings.push(this.afterDeletedLine(added, kind, reading.top));
    }
    return readings.filter((each) => each !== undefined);
  }

  /** Whether the indentation contradicts the reading, or is not known. */
  private isMisplaced({ top }: Reading, kind: Token): boolean {
    return this.indent === ANY || this.contradiction(top, kind) > 0;
  }

  /** Leaves out the current bracket and the comma before it: a block was deleted, except for its last line. */
  private withoutComma(reading: Reading): Reading {
    const { start, end } = this.scanner;
    const fault = { kind: 'extra-bracket', span: span(start, end) } as const;
    const made = { fault, replacement: { span: span(this.previousStart, end), text: '' } };
    return { ...reading, expected: 'comma', score: reading.score + DOUBLED, correction: made };
  }

  /** The reading after a closing bracket was put in, with a comma after it as well. */
  private afterDeletedLine(added: Reading, kind: Token, top?: Frame): Reading | undefined {
    const { start, end } = this.scanner;
    const text = `${top?.isArray ? ']' : '}'},`;
    const byIndentation = this.indent === ANY ? undefined : true;
    const details = { opened: top?.opened, byIndentation } as const;
    const fault = { kind: 'missing-bracket', span: span(start, end), ...details } as const;
    const after = this.step(added, Token.comma);
    const made = { fault, replacement: { span: span(start, start), text } };
    return after && this.step({ ...after, correction: made }, kind);
  }

  /** Whether the current token is in the place of a sign and means nothing. A word right after a string belongs to that. */
  private isForeign({ expected }: Reading, kind: Token): boolean {
    const { bytes, start, end } = this.scanner;
    if (kind !== Token.word && kind !== Token.faultyNumber) return kind === Token.stray;
    if (expected !== 'comma' && expected !== 'colon')
      return !SAYS_SOMETHING.test(decodeLoosely(bytes.subarray(start, Math.min(end, start + 64))));
    const fault = bareFault(kind, asciiText(bytes, start, Math.min(end, start + 64)));
    return fault === 'not-json' || (fault === 'unquoted-text' && bytes[start - 1] !== QUOTE);
  }

  /** The reading with a sign put before the current token, if it can be there. */
  private added(reading: Reading, written: Token): Reading | undefined {
    const score = reading.score + MISSING;
    const made = this.correction('add', written, reading.top);
    // What is put in says nothing about the indentation.
    return this.step({ ...reading, score, correction: made }, written, false);
  }

  private correction(how: 'add' | 'replace', written: Token | undefined, top?: Frame): Correction {
    const { start, end } = this.scanner;
    const isClosing = written !== undefined && CLOSING.has(written);
    const sign = written === undefined ? '' : (SIGNS.get(written) ?? '');
    return correction(how, span(start, end), sign, isClosing ? top?.opened : undefined);
  }

  /** Reads one token more; undefined where it cannot be read. */
  private step(before: Reading, kind: Token, isWritten = true): Reading | undefined {
    const { top, expected } = before;
    const isValue = expected === 'value' || expected === 'first-element';
    const less = isWritten ? this.contradiction(top, kind) : 0;
    const reading = less === 0 ? before : { ...before, score: before.score - less };
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        return isValue ? this.opened(reading, kind === Token.openArray, isWritten) : undefined;
      case Token.closeObject:
      case Token.closeArray: {
        const isArray = kind === Token.closeArray;
        const isFirst = expected === (isArray ? 'first-element' : 'first-key');
        if (top?.isArray !== isArray || (expected !== 'comma' && !isFirst)) return undefined;
        return { ...reading, top: top.around, expected: top.around === undefined ? 'end' : 'comma' };
      }
      case Token.comma:
        return expected === 'comma' ? next(before, top?.isArray ? 'value' : 'key') : undefined;
      case Token.colon:
        return expected === 'colon' ? next(before, 'value') : undefined;
      case Token.string:
        if (expected === 'key' || expected === 'first-key') return next(reading, 'colon');
        break;
      case Token.number:
      case Token.literal:
        break;
      default:
        return undefined;
    }
    return isValue ? next(reading, top === undefined ? 'end' : 'comma') : undefined;
  }

  private opened(reading: Reading, isArray: boolean, isWritten: boolean): Reading {
    const { top } = reading;
    const { start, end } = this.scanner;
    // A bracket that is missing before the first token of a line was in a line before it.
    const lineIndent = isWritten || this.indent === ANY ? this.lineIndent : ANY;
    const opened = span(start, end);
    const frame = { isArray, around: top, opened, lineIndent, innerIndent: ANY };
    return next(reading, isArray ? 'first-element' : 'first-key', frame);
  }

  /** Compares the indentation of a token that is the first on its line with that of the bracket around it. */
  private contradiction(top: Frame | undefined, kind: Token): number {
    const { indent } = this;
    if (top === undefined) return 0;
    if (kind === Token.closeObject || kind === Token.closeArray)
      return this.lineIndent === top.lineIndent || top.lineIndent === ANY ? 0 : CONTRADICTION;
    if (indent === ANY) return 0;
    if (top.innerIndent === ANY) top.innerIndent = indent;
    return indent === top.innerIndent && indent > top.lineIndent ? 0 : CONTRADICTION;
  }
}

/** A reading after one token more. Written out, because it is made for each token. */
function next({ top, score, correction }: Reading, expected: Expected, inside = top): Reading {
  return { top: inside, expected, score, correction };
}

/** The best readings. Of those that continue in the same way, only the best; of equal ones, the last corrected. */
function best(readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = [];
  for (const reading of readings) {
    const like = kept.findIndex(({ top, expected }) => top === reading.top && expected === reading.expected);
    if (like < 0) kept.push(reading);
    else if ((kept[like] as Reading).score <= reading.score) kept[like] = reading;
  }
  if (kept.length <= MAX_READINGS) return kept;
  return kept.sort((one, other) => one.score - other.score).slice(-MAX_READINGS);
}
