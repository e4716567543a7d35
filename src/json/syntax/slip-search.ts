import { type Span, span } from '../../text/span.js';
import { Token } from '../tokens.js';
import { type TokenList, tokenList } from './token-list.js';

/** One comma, colon or bracket to remove, replace or insert, after which all tokens of the text are JSON. */
export interface SlipCorrection {
  readonly at: Span;
  /** Empty to remove the token. */
  readonly written: string;
  /** Whether it is put before the token, and not in its place. */
  readonly isAdded: boolean;
  /** The opening bracket that an added closing bracket closes. */
  readonly opened: Span | undefined;
}

/** An object or array that is open. The same one may be open in several readings. */
interface Frame {
  readonly isArray: boolean;
  readonly around: Frame | undefined;
  readonly depth: number;
  /** The index of the token that opened it. */
  readonly opened: number;
  readonly lineIndent: number;
  innerIndent: number;
}

const Expected = { value: 0, firstElement: 1, firstKey: 2, key: 3, colon: 4, next: 5, end: 6 } as const;
type Expected = (typeof Expected)[keyof typeof Expected];

/** A way to read the text up to some token, with at most one correction. */
interface Reading {
  readonly top: Frame | undefined;
  readonly expected: Expected;
  readonly score: number;
  readonly correction: Correction | undefined;
}

const START: Reading = { top: undefined, expected: Expected.value, score: 0, correction: undefined };

interface Correction {
  /** The index of the token that is removed, replaced, or has a sign put before it. */
  readonly token: number;
  readonly written: Token | undefined;
  readonly isAdded: boolean;
  readonly closes: Frame | undefined;
}

/** Readings with a correction that are followed at a time; most end after a token or two. */
const MAX_READINGS = 16;
/** Deeper texts are not searched, nor those that need more steps than this. */
const MAX_DEPTH = 256;
const MAX_STEPS = 2_000_000;
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

/**
 * The single signs after whose correction the tokens of a text are JSON, the most plausible first. Where a
 * bracket is missing, many places are possible, and the indentation decides; on one line, the last place is
 * taken. Linear time: a fixed number of readings is followed.
 */
export function searchSlips(bytes: Uint8Array): SlipCorrection[] {
  const tokens = tokenList(bytes);
  return tokens === undefined ? [] : new SlipSearch(bytes, tokens).run();
}

/** How well the brackets of a JSON text fit its indentation. */
export function scoreOf(bytes: Uint8Array): number {
  const tokens = tokenList(bytes);
  return tokens === undefined ? 0 : new SlipSearch(bytes, tokens).score();
}

class SlipSearch {
  /** The indentation of the line of the current token. */
  private lineIndent = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly tokens: TokenList,
  ) {}

  run(): SlipCorrection[] {
    const { kinds, indents } = this.tokens;
    let plain: Reading | undefined = START;
    let readings: Reading[] = [];
    let steps = 0;
    for (let index = 0; index < kinds.length; index++) {
      const indent = indents[index] as number;
      if (indent >= 0) this.lineIndent = indent;
      const kind = kinds[index] as Token;
      const next: Reading[] = [];
      for (const reading of readings) {
        const after = this.step(reading, kind, index);
        if (after !== undefined) next.push(after);
      }
      if (plain !== undefined) {
        this.correct(plain, index, next);
        plain = this.step(plain, kind, index);
      }
      readings = best(next);
      steps += readings.length + 1;
      if ((plain === undefined && readings.length === 0) || steps > MAX_STEPS) return [];
    }
    if (plain !== undefined)
      for (const written of expectedSigns(plain)) this.add(plain, kinds.length, written, readings);
    return readings
      .filter(({ expected }) => expected === Expected.end)
      .sort((one, other) => other.score - one.score)
      .map((reading) => this.correctionOf(reading));
  }

  score(): number {
    const { kinds, indents } = this.tokens;
    let reading: Reading | undefined = START;
    for (let index = 0; index < kinds.length && reading !== undefined; index++) {
      const indent = indents[index] as number;
      if (indent >= 0) this.lineIndent = indent;
      reading = this.step(reading, kinds[index] as Token, index);
    }
    return reading?.score ?? Number.NEGATIVE_INFINITY;
  }

  /** All readings in which the token at an index is removed or replaced, or has a sign put before it. */
  private correct(reading: Reading, index: number, into: Reading[]): void {
    const { kinds } = this.tokens;
    const kind = kinds[index] as Token;
    const removal = { token: index, written: undefined, isAdded: false, closes: undefined };
    const score = reading.score + (kind === kinds[index - 1] ? DOUBLED : 0);
    if (SIGNS.has(kind)) into.push({ ...reading, score, correction: removal });
    for (const written of expectedSigns(reading)) {
      // `["a": 1]`: the colon is right, and the brackets are not.
      const isKey = reading.top?.isArray && kind === Token.colon && kinds[index - 1] === Token.string;
      if (SIGNS.has(kind) && written !== kind && !isKey) {
        const correction = { token: index, written, isAdded: false, closes: closedBy(reading, written) };
        const after = this.step({ ...reading, correction }, written, index);
        if (after !== undefined) into.push(after);
      }
      const added = this.added(reading, index, written);
      const after = added && this.step(added, kind, index);
      if (after !== undefined) into.push(after);
    }
  }

  private add(reading: Reading, index: number, written: Token, into: Reading[]): void {
    const added = this.added(reading, index, written);
    if (added !== undefined) into.push(added);
  }

  private added(reading: Reading, index: number, written: Token): Reading | undefined {
    const correction = { token: index, written, isAdded: true, closes: closedBy(reading, written) };
    const score = reading.score + MISSING;
    // What is put in says nothing about the indentation.
    return this.step({ ...reading, score, correction }, written, index, false);
  }

  /** Reads one token more; undefined where it cannot be read. */
  private step(reading: Reading, kind: Token, index: number, isWritten = true): Reading | undefined {
    const { top, expected } = reading;
    const score = reading.score - (isWritten ? this.contradiction(top, kind, index) : 0);
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        return this.opened({ ...reading, score }, kind === Token.openArray, index, isWritten);
      case Token.closeObject:
      case Token.closeArray:
        return closed({ ...reading, score }, kind === Token.closeArray);
      case Token.comma:
        if (expected !== Expected.next || top === undefined) return undefined;
        return { ...reading, expected: top.isArray ? Expected.value : Expected.key };
      case Token.colon:
        return expected === Expected.colon ? { ...reading, expected: Expected.value } : undefined;
      case Token.string:
        if (expected === Expected.key || expected === Expected.firstKey)
          return { ...reading, expected: Expected.colon, score };
        return scalar({ ...reading, score });
      case Token.number:
      case Token.literal:
        return scalar({ ...reading, score });
      default:
        return undefined;
    }
  }

  private opened(reading: Reading, isArray: boolean, index: number, isWritten: boolean): Reading | undefined {
    const { top, expected } = reading;
    if (expected !== Expected.value && expected !== Expected.firstElement) return undefined;
    if (top !== undefined && top.depth >= MAX_DEPTH) return undefined;
    const frame: Frame = {
      isArray,
      around: top,
      depth: (top?.depth ?? 0) + 1,
      opened: index,
      // A bracket that is missing before the first token of a line was in a line before it.
      lineIndent: isWritten || (this.tokens.indents[index] as number) < 0 ? this.lineIndent : ANY,
      innerIndent: ANY,
    };
    return { ...reading, top: frame, expected: isArray ? Expected.firstElement : Expected.firstKey };
  }

  /** Compares the indentation of a token that is the first on its line with that of the bracket around it. */
  private contradiction(top: Frame | undefined, kind: Token, index: number): number {
    const indent = this.tokens.indents[index] as number;
    if (top === undefined) return 0;
    if (kind === Token.closeObject || kind === Token.closeArray)
      return this.lineIndent === top.lineIndent || top.lineIndent === ANY ? 0 : CONTRADICTION;
    if (indent < 0) return 0;
    if (top.innerIndent === ANY) top.innerIndent = indent;
    return indent === top.innerIndent && indent > top.lineIndent ? 0 : CONTRADICTION;
  }

  private correctionOf({ correction }: Reading): SlipCorrection {
    const { starts, ends } = this.tokens;
    const { token = 0, written, isAdded = false, closes } = correction ?? {};
    const opened = closes && span(starts[closes.opened] as number, ends[closes.opened] as number);
    const sign = written === undefined ? '' : (SIGNS.get(written) ?? '');
    const { length } = this.bytes;
    return { at: span(starts[token] ?? length, ends[token] ?? length), written: sign, isAdded, opened };
  }
}

function closed(reading: Reading, isArray: boolean): Reading | undefined {
  const { top, expected } = reading;
  if (top === undefined || top.isArray !== isArray) return undefined;
  if (expected !== Expected.next && expected !== (isArray ? Expected.firstElement : Expected.firstKey))
    return undefined;
  const { around } = top;
  return { ...reading, top: around, expected: around === undefined ? Expected.end : Expected.next };
}

function scalar(reading: Reading): Reading | undefined {
  const { expected, top } = reading;
  if (expected !== Expected.value && expected !== Expected.firstElement) return undefined;
  return { ...reading, expected: top === undefined ? Expected.end : Expected.next };
}

function closedBy({ top }: Reading, written: Token): Frame | undefined {
  return written === Token.closeObject || written === Token.closeArray ? top : undefined;
}

/** The signs that may come next. */
function expectedSigns({ top, expected }: Reading): readonly Token[] {
  switch (expected) {
    case Expected.value:
      return [Token.openObject, Token.openArray];
    case Expected.firstElement:
      return [Token.openObject, Token.openArray, Token.closeArray];
    case Expected.firstKey:
      return [Token.closeObject];
    case Expected.colon:
      return [Token.colon];
    case Expected.next:
      return [Token.comma, top?.isArray ? Token.closeArray : Token.closeObject];
    default:
      return [];
  }
}

/** The best readings. Of those that continue in the same way, only the best; of equal ones, the last. */
function best(readings: readonly Reading[]): Reading[] {
  if (readings.length < 2) return [...readings];
  const kept: Reading[] = [];
  for (const reading of readings) {
    const like = kept.findIndex(({ top, expected }) => top === reading.top && expected === reading.expected);
    if (like < 0) kept.push(reading);
    else if ((kept[like] as Reading).score <= reading.score) kept[like] = reading;
  }
  if (kept.length <= MAX_READINGS) return kept;
  return kept.sort((one, other) => other.score - one.score).slice(0, MAX_READINGS);
}
