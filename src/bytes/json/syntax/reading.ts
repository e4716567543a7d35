import { characterEnd } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { isLineEnd } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import { OpenContainers } from './open-containers.js';
import { type Belongs, FaultList, type SyntaxFault, type SyntaxFaultKind } from './syntax-fault.js';

/** What may come next in JSON. */
export type Expected = 'value' | 'first-element' | 'first-key' | 'key' | 'colon' | 'comma' | 'end';

/**
 * What to do after a token: read the `next` one, or `stop`, since further faults only follow from the last one.
 * undefined for a token that was not recognized.
 */
export type Outcome = 'next' | 'stop' | undefined;

/** Tokens without quotes of any kind. */
export const BARE_TOKENS: ReadonlySet<Token> = new Set([
  Token.word,
  Token.literal,
  Token.number,
  Token.faultyNumber,
]);

export const STRING_TOKENS: ReadonlySet<Token> = new Set([
  Token.string,
  Token.faultyString,
  Token.unclosedString,
]);

/** How far {@link SyntaxReader} has read: the token, what may come next, what is open, the faults so far. */
export class Reading {
  readonly faults: FaultList;
  readonly scanner: Scanner;
  readonly open: OpenContainers;
  expected: Expected = 'value';
  /** The last comma, until a colon follows it. */
  comma: Span | undefined;
  /** Whether a value precedes the comma, so that a closing bracket after it makes it a trailing one. */
  isCommaAfterValue = false;
  /** The last key of the innermost object. */
  key: Span | undefined;
  /** The current key was reported: what it lacks is not reported as well. */
  isKeyFaulty = false;
  /** The token before the current one, if it is a string. */
  string: Span | undefined;
  /** A string without its closing quote was reported: it most likely contains what seems to be missing. */
  isUnclosed = false;
  /** The end of the last escaped quote outside a string. */
  private escapedEnd = -1;
  /** How many faults may have closed the outermost container too soon by a wrong bracket. */
  private tooSoon = 0;

  constructor(
    readonly bytes: Uint8Array,
    limit: number,
    maxPlaces: number,
  ) {
    this.faults = new FaultList(limit, maxPlaces);
    this.scanner = new Scanner(bytes);
    this.open = new OpenContainers(bytes);
  }

  get token(): Span {
    return span(this.scanner.start, this.scanner.end);
  }

  /** The beginning of the current token. */
  get text(): string {
    const { start, end } = this.scanner;
    return asciiText(this.bytes, start, Math.min(end, start + 64));
  }

  get expectsKey(): boolean {
    return this.expected === 'key' || this.expected === 'first-key';
  }

  /** Whether a value may come next, and nothing is missing before it. */
  get expectsValue(): boolean {
    return this.expected === 'value' || this.expected === 'first-element';
  }

  /** Reports the current token, or another part of the text. */
  fault(kind: SyntaxFaultKind, at: Span = this.token, details?: Omit<SyntaxFault, 'kind' | 'span'>): void {
    this.faults.add({ kind, span: at, ...details });
  }

  /**
   * Reports that the current token is not a part of JSON, with the whole of the character that it ends in. Of the
   * escaped quotes in a line, where a string lost its own, only the first is reported.
   */
  notJson(): void {
    const { bytes, escapedEnd, scanner } = this;
    if (this.text.startsWith('\\"')) {
      this.escapedEnd = scanner.end;
      if (escapedEnd >= 0 && !bytes.subarray(escapedEnd, scanner.start).some(isLineEnd)) return;
    }
    this.fault('not-json', span(scanner.start, characterEnd(bytes, scanner.end - 1)), {
      belongs: this.open.isEmpty ? 'start' : BELONGS[this.expected],
    });
  }

  /** Not reported after an unclosed string, which most likely contains the comma. */
  missingComma(): void {
    if (!this.isUnclosed) this.fault('missing-comma');
    this.isUnclosed = false;
  }

  /**
   * Closes the innermost container before a token where a comma is missing, and reports its bracket instead.
   */
  closeBefore(token: number): boolean {
    const { open } = this;
    const { all, last } = this.faults;
    if (last?.kind !== 'missing-comma' || last.span.start !== token) return false;
    all[all.length - 1] = { ...last, kind: 'missing-bracket', opened: open.opening };
    open.close();
    return true;
  }

  /** After a fault that may close one container too many. */
  mayCloseTooSoon(): void {
    this.tooSoon++;
  }

  /** Opens the outermost container again if a fault may have closed it and this token continues it. */
  reopens(kind: Token): boolean {
    const { open } = this;
    if (this.tooSoon === 0) return false;
    open.reopen();
    if (kind === Token.comma || kind === (open.inObject ? Token.closeObject : Token.closeArray)) {
      this.tooSoon--;
      this.expected = 'comma';
      return true;
    }
    open.close();
    return false;
  }

  /** Goes on after tokens that belong to the current one. @returns the kind of the token after them */
  skip(belongs: (kind: Token) => boolean): Token {
    const { scanner } = this;
    const { start } = scanner;
    let { end } = scanner;
    while (belongs(scanner.nextSolid())) end = scanner.end;
    scanner.start = start;
    scanner.end = end;
    return scanner.kind;
  }

  /** Continues as after a value. */
  afterValue(): void {
    this.expected = this.open.isEmpty ? 'end' : 'comma';
  }
}

/** What belongs where each is expected. */
const BELONGS: Readonly<Record<Expected, Belongs>> = {
  value: 'value',
  'first-element': 'value',
  'first-key': 'key',
  key: 'key',
  colon: 'colon',
  comma: 'comma',
  end: 'start',
};
