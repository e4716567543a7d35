import { POINT } from '../../text/characters.js';
import { type Span, span } from '../../text/span.js';
import { Token } from '../tokens.js';
import { KeyEvidence, type KnownKeys, type ValueStart } from './key-evidence.js';
import { type TokenList, tokenList } from './token-list.js';
import { BARE_TOKENS, STRING_TOKENS } from './word-tokens.js';

/** One sign to remove, replace or insert, after which all tokens of the text are JSON. */
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
  readonly context: number;
  readonly ownKey: number;
  readonly lineIndent: number;
  innerIndent: number;
  /** The keys of the object around it so far. */
  readonly keysAround: Keys | undefined;
}

/** The keys of an object, the last one first. */
interface Keys {
  readonly key: number;
  readonly before: Keys | undefined;
}

const Expected = { value: 0, firstElement: 1, firstKey: 2, key: 3, colon: 4, next: 5, end: 6 } as const;
type Expected = (typeof Expected)[keyof typeof Expected];

/** A way to read the text up to some token, with at most one correction. */
interface Reading {
  readonly top: Frame | undefined;
  readonly expected: Expected;
  /** The key of the current member. */
  readonly key: number;
  /** The keys of the innermost object so far. */
  readonly keys: Keys | undefined;
  readonly score: number;
  readonly correction: Correction | undefined;
}

const START: Reading = {
  top: undefined,
  expected: Expected.value,
  key: 0,
  keys: undefined,
  score: 0,
  correction: undefined,
};

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
/** How much worse it gets with a key that its object already has. Only the last keys are compared. */
const REPEATED = 5;
const COMPARED_KEYS = 32;
/** A sign right after the same one is more likely the one to remove, if nothing else decides. */
const DOUBLED = 0.1;

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
 * bracket is missing, many places are possible, and what keys belong together decides. Linear time: a fixed
 * number of readings is followed.
 */
export function searchSlips(bytes: Uint8Array, known: KnownKeys): SlipCorrection[] {
  const tokens = tokenList(bytes);
  return tokens === undefined ? [] : new SlipSearch(bytes, tokens, known).run();
}

/** How well a JSON text fits what is known. */
export function scoreOf(bytes: Uint8Array, known: KnownKeys): number {
  const tokens = tokenList(bytes);
  return tokens === undefined ? 0 : new SlipSearch(bytes, tokens, known).score();
}

class SlipSearch {
  private readonly evidence: KeyEvidence;
  /** The indentation of the line of the current token. */
  private lineIndent = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly tokens: TokenList,
    known: KnownKeys,
  ) {
    this.evidence = new KeyEvidence(bytes, known);
    this.evidence.learn(this.tokens);
  }

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
    const { kinds, starts, ends } = this.tokens;
    const kind = kinds[index] as Token;
    const removal = { token: index, written: undefined, isAdded: false, closes: undefined };
    const score = reading.score + (kind === kinds[index - 1] ? DOUBLED : 0);
    if (!STRING_TOKENS.has(kind)) into.push({ ...reading, score, correction: removal });
    const isSign = SIGNS.has(kind) || (!IS_JSON.has(kind) && ends[index] === (starts[index] as number) + 1);
    for (const written of expectedSigns(reading)) {
      // `["a": 1]`: the colon is right, and the brackets are not.
      const isKey = reading.top?.isArray && kind === Token.colon && kinds[index - 1] === Token.string;
      if (isSign && written !== kind && !isKey) {
        const correction = { token: index, written, isAdded: false, closes: closedBy(reading, written) };
        const after = this.step({ ...reading, correction }, written, index);
        if (after !== undefined) into.push(after);
      }
      const added = this.added(reading, index, written);
      const after = added && this.step(added, kind, index);
      if (after !== undefined) into.push(after);
    }
    // `true.` for `true,`: the point is part of a word or number.
    if (this.bytes[(ends[index] as number) - 1] !== POINT || !BARE_TOKENS.has(kind)) return;
    const value = this.step(reading, Token.number, index);
    const correction = { token: index, written: Token.comma, isAdded: false, closes: undefined };
    const after = value && this.step({ ...value, correction }, Token.comma, index);
    if (after !== undefined) into.push(after);
  }

  private add(reading: Reading, index: number, written: Token, into: Reading[]): void {
    const added = this.added(reading, index, written);
    if (added !== undefined) into.push(added);
  }

  private added(reading: Reading, index: number, written: Token): Reading | undefined {
    const correction = { token: index, written, isAdded: true, closes: closedBy(reading, written) };
    // What is put in says nothing about the indentation.
    return this.step({ ...reading, correction }, written, index, false);
  }

  /** Reads one token more; undefined where it cannot be read. */
  private step(reading: Reading, kind: Token, index: number, isWritten = true): Reading | undefined {
    const { top, expected, score } = reading;
    const contradiction = isWritten ? this.contradiction(top, kind, index) : 0;
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        return this.opened(reading, kind === Token.openArray, index, contradiction);
      case Token.closeObject:
      case Token.closeArray:
        return this.closed(reading, kind === Token.closeArray, contradiction);
      case Token.comma:
        if (expected !== Expected.next || top === undefined) return undefined;
        return { ...reading, expected: top.isArray ? Expected.value : Expected.key };
      case Token.colon:
        return expected === Expected.colon ? { ...reading, expected: Expected.value } : undefined;
      case Token.string:
        if (expected === Expected.key || expected === Expected.firstKey) {
          const key = this.keyAt(index);
          const fit = this.fitOfKey(reading, key) - contradiction;
          const keys = { key, before: reading.keys };
          return { ...reading, expected: Expected.colon, key, keys, score: score + fit };
        }
        return this.scalar(reading, contradiction);
      case Token.number:
      case Token.literal:
        return this.scalar(reading, contradiction);
      default:
        return undefined;
    }
  }

  private opened(
    reading: Reading,
    isArray: boolean,
    index: number,
    contradiction: number,
  ): Reading | undefined {
    const { top, expected, score } = reading;
    if (expected !== Expected.value && expected !== Expected.firstElement) return undefined;
    if (top !== undefined && top.depth >= MAX_DEPTH) return undefined;
    const ownKey = top === undefined ? this.evidence.keyAt(0, 1) : reading.key;
    const frame: Frame = {
      isArray,
      around: top,
      depth: (top?.depth ?? 0) + 1,
      opened: index,
      context: this.evidence.context(top?.ownKey ?? this.evidence.keyAt(0, 1), ownKey),
      ownKey,
      lineIndent: this.lineIndent,
      innerIndent: -1,
      keysAround: reading.keys,
    };
    return {
      ...reading,
      top: frame,
      expected: isArray ? Expected.firstElement : Expected.firstKey,
      key: this.evidence.elementKey,
      keys: undefined,
      score: score + this.fitOfValue(reading, isArray ? 'array' : 'object') - contradiction,
    };
  }

  private closed(reading: Reading, isArray: boolean, contradiction: number): Reading | undefined {
    const { top, expected, score } = reading;
    if (top === undefined || top.isArray !== isArray) return undefined;
    if (expected !== Expected.next && expected !== (isArray ? Expected.firstElement : Expected.firstKey))
      return undefined;
    const { around } = top;
    return {
      ...reading,
      top: around,
      expected: around === undefined ? Expected.end : Expected.next,
      key: this.evidence.elementKey,
      keys: top.keysAround,
      score: score - contradiction,
    };
  }

  private scalar(reading: Reading, contradiction: number): Reading | undefined {
    const { expected, top } = reading;
    if (expected !== Expected.value && expected !== Expected.firstElement) return undefined;
    return {
      ...reading,
      expected: top === undefined ? Expected.end : Expected.next,
      score: reading.score + this.fitOfValue(reading, 'other') - contradiction,
    };
  }

  private fitOfKey({ top, expected, keys }: Reading, key: number): number {
    const { evidence } = this;
    const fit = evidence.fitOfKey(top?.context ?? 0, key, expected === Expected.firstKey);
    if (key === evidence.recordKey) return fit;
    let earlier = keys;
    for (let count = 0; earlier !== undefined && count < COMPARED_KEYS; count++) {
      if (earlier.key === key) return fit - REPEATED;
      earlier = earlier.before;
    }
    return fit;
  }

  private fitOfValue({ top, key }: Reading, start: ValueStart): number {
    return top === undefined || top.isArray ? 0 : this.evidence.fitOfValue(top.context, key, start);
  }

  private keyAt(index: number): number {
    const { starts, ends } = this.tokens;
    return this.evidence.keyAt(starts[index] as number, ends[index] as number);
  }

  /** Compares the indentation of a token that is the first on its line with that of the bracket around it. */
  private contradiction(top: Frame | undefined, kind: Token, index: number): number {
    const indent = this.tokens.indents[index] as number;
    if (top === undefined) return 0;
    if (kind === Token.closeObject || kind === Token.closeArray)
      return this.lineIndent === top.lineIndent ? 0 : CONTRADICTION;
    if (indent < 0) return 0;
    if (top.innerIndent < 0) top.innerIndent = indent;
    return indent === top.innerIndent && indent > top.lineIndent ? 0 : CONTRADICTION;
  }

  private correctionOf({ correction }: Reading): SlipCorrection {
    const { starts, ends } = this.tokens;
    const { token = 0, written, isAdded = false, closes } = correction ?? {};
    const opened = closes && span(starts[closes.opened] as number, ends[closes.opened] as number);
    const sign = written === undefined ? '' : (SIGNS.get(written) ?? '');
    const end = ends[token] ?? this.bytes.length;
    let start = starts[token] ?? this.bytes.length;
    if (!isAdded && written === Token.comma && BARE_TOKENS.has(this.tokens.kinds[token] as Token))
      start = end - 1;
    return { at: span(start, end), written: sign, isAdded, opened };
  }
}

const IS_JSON: ReadonlySet<Token> = new Set([...SIGNS.keys(), Token.string, Token.number, Token.literal]);

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
    const like = kept.findIndex(
      ({ top, expected, key }) => top === reading.top && expected === reading.expected && key === reading.key,
    );
    if (like < 0) kept.push(reading);
    else if ((kept[like] as Reading).score <= reading.score) kept[like] = reading;
  }
  if (kept.length <= MAX_READINGS) return kept;
  return kept.sort((one, other) => other.score - one.score).slice(0, MAX_READINGS);
}
