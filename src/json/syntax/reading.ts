import { characterEnd } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { Scanner, Token } from '../tokens.js';
import { type FaultDetails, FaultList } from './fault-list.js';
import { MissingBrackets } from './missing-brackets.js';
import { OpenContainers } from './open-containers.js';
import type { Belongs, SyntaxFaultKind } from './syntax-fault.js';

export type Expected = 'value' | 'first-element' | 'first-key' | 'key' | 'colon' | 'comma' | 'end';

/** What is known at a point of a text that is read for faults. */
export class Reading {
  readonly faults: FaultList;
  readonly scanner: Scanner;
  readonly open: OpenContainers;
  readonly brackets: MissingBrackets;
  expected: Expected = 'value';
  /** The last comma, until a colon follows it. */
  comma: Span | undefined;
  /** Whether a value precedes the comma, so that a closing bracket after it makes it a trailing one. */
  isCommaAfterValue = false;
  /** The current key was reported: what it lacks is not reported as well. */
  isKeyFaulty = false;
  readonly recent = new RecentTokens();

  constructor(
    readonly bytes: Uint8Array,
    limit: number,
    maxPlaces: number,
  ) {
    this.faults = new FaultList(limit, maxPlaces);
    this.scanner = new Scanner(bytes);
    this.open = new OpenContainers(bytes);
    this.brackets = new MissingBrackets(this.open, this.faults);
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
  fault(kind: SyntaxFaultKind, at: Span = this.token, details?: FaultDetails): void {
    this.faults.add(kind, at, details);
  }

  /** Reports that the current token is no part of JSON, with the whole of the character that it ends in. */
  notJson(): void {
    const { bytes, scanner } = this;
    this.fault('not-json', span(scanner.start, characterEnd(bytes, scanner.end - 1)), {
      belongs: this.open.isEmpty ? 'start' : BELONGS[this.expected],
    });
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

/** What the last tokens were. */
class RecentTokens {
  /** The last token, if it is a string. */
  string: Span | undefined;
  /** The token before the current one, if it is a string. */
  previousString: Span | undefined;
  /** A string without quotes was reported: the words after it belong to it. */
  isWord = false;
  /** A string without its closing quote was reported: it most likely contains what seems to be missing. */
  isUnclosed = false;

  advance(kind: Token, token: Span): void {
    this.previousString = this.string;
    this.string = kind === Token.string || kind === Token.faultyString ? token : undefined;
  }

  forget(): void {
    this.string = undefined;
    this.isWord = false;
    this.isUnclosed = false;
  }
}
