import { type Span, span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { Scanner, Token } from '../tokens.js';
import { commentFault } from './comments.js';
import { type FaultDetails, FaultList } from './fault-list.js';
import { MissingBrackets } from './missing-brackets.js';
import { OpenContainers } from './open-containers.js';
import { findStringFaults, seekStringEnd } from './string-faults.js';
import type { SyntaxFaultKind } from './syntax-fault.js';
import { UnescapedJsonFinder } from './unescaped-json.js';

export type Expected = 'value' | 'first-element' | 'first-key' | 'key' | 'colon' | 'comma' | 'end';

/** What is known at a point of a text that is read for faults, and the faults that only concern the token there. */
export class ReaderState {
  protected readonly faults: FaultList;
  protected readonly scanner: Scanner;
  protected readonly open: OpenContainers;
  protected expected: Expected = 'value';
  protected comma: Span | undefined;
  /** A value precedes the comma, so that a closing bracket after it makes it a trailing one and nothing else. */
  protected isCommaAfterValue = false;
  protected readonly unescapedJson: UnescapedJsonFinder;
  /** The previous token, if it is a string. */
  protected lastString: Span | undefined;
  /** The token before the current one, if it is a string. */
  protected previousString: Span | undefined;
  protected afterUnclosed = false;
  /** A string without quotes was reported: the words after it belong to it. */
  protected afterWord = false;
  /** The current key was reported: what it lacks is not reported as well. */
  protected badKey = false;
  /** No quote before this offset ends a string. Searching again would take quadratic time. */
  protected noStringEndBefore = 0;
  /** Between `<<<<<<<` and `>>>>>>>`. */
  protected inConflict = false;
  protected readonly brackets: MissingBrackets;
  /** In a code fence. */
  protected inFence = false;
  /** After text that is not JSON, such as `const room =`. */
  protected afterText = false;
  /** The previous value, if it is a number: digits right after its comma may be its decimals. */
  protected lastNumber: Span | undefined;

  constructor(
    protected readonly bytes: Uint8Array,
    limit: number,
    maxPlaces = limit,
  ) {
    this.faults = new FaultList(limit, maxPlaces);
    this.scanner = new Scanner(bytes);
    this.open = new OpenContainers(bytes);
    this.brackets = new MissingBrackets(this.open, this.faults);
    this.unescapedJson = new UnescapedJsonFinder(bytes);
  }

  /** Reports the current token, or another part of the text. */
  protected fault(kind: SyntaxFaultKind, at?: Span, details?: FaultDetails): void {
    this.faults.add(kind, at ?? span(this.scanner.start, this.scanner.end), details);
  }

  /**
   * Text right after a closing quote most likely belongs to the string, and the quote should have been escaped: `"say "hi" to"`.
   * Skips to the next quote that may end a string. If a colon follows it, the string before was not closed: `"b, "c": 1`.
   */
  protected textAfterQuote(string: Span): void {
    const { bytes, scanner } = this;
    const found = scanner.start < this.noStringEndBefore ? undefined : seekStringEnd(bytes, scanner.start);
    if (found !== undefined && 'lineEnd' in found) this.noStringEndBefore = found.lineEnd;
    if (found !== undefined && 'quote' in found) {
      scanner.end = found.quote + 1;
      if (found.next === 0x3a && this.expected === 'comma' && this.open.inObject) {
        this.expected = 'colon';
        this.fault('unclosed-string', span(string.start, string.end - 1));
        return;
      }
    }
    this.fault('unescaped-quote', span(string.end - 1, string.end));
  }

  /** A git conflict marker: the first version is read, the others are skipped. */
  protected conflict(): void {
    const { bytes, scanner } = this;
    const sign = bytes[scanner.start];
    if (sign === 0x3c || !this.inConflict) this.fault('merge-conflict');
    const passOver = this.inConflict && sign !== 0x3e;
    this.inConflict = sign === 0x3c;
    if (!passOver) return;
    while (scanner.kind !== Token.end) {
      if (scanner.kind === Token.conflictMarker && bytes[scanner.start] === 0x3e) return;
      scanner.next();
    }
  }

  protected comment(): void {
    const { start, end } = this.scanner;
    const { kind, fix } = commentFault(this.bytes, start, end, this.expected === 'value');
    // What is missing here may belong after the comma.
    if (fix === undefined) this.isCommaAfterValue = false;
    this.fault(kind, undefined, { fix });
  }

  protected text(): string {
    const { start, end } = this.scanner;
    return asciiText(this.bytes, start, Math.min(end, start + 64));
  }

  protected stringFaults(): void {
    const { start, end } = this.scanner;
    for (const fault of findStringFaults(this.bytes, start, end, this.faults.limit)) {
      this.fault(fault.kind, fault.span);
    }
  }
}
