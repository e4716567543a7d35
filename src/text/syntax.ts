import { type Span, span } from './span.js';
import { asciiText, escapeLength, Scanner, Token } from './tokens.js';

/** What RFC 8259 does not allow, by what people meant when they wrote it. */
export type SyntaxFaultKind =
  | 'empty'
  | 'cut-off'
  | 'comment'
  | 'unclosed-comment'
  | 'trailing-comma'
  | 'leading-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'misplaced-colon'
  | 'mismatched-bracket'
  | 'text-after-value'
  | 'unclosed-string'
  | 'line-break-in-string'
  | 'control-character'
  | 'bad-escape'
  | 'single-quotes'
  | 'curly-quotes'
  | 'unquoted-key'
  | 'number-as-key'
  | 'value-as-key'
  | 'not-a-number'
  | 'other-language-literal'
  | 'unquoted-text'
  | 'bad-number'
  | 'stray-character';

export interface SyntaxFault {
  readonly kind: SyntaxFaultKind;
  readonly span: Span;
  /** The bracket that was opened and not closed, or closed by another; absent where none is involved. */
  readonly opened?: Span;
}

type Expected = 'value' | 'first-element' | 'first-key' | 'key' | 'colon' | 'comma' | 'end';

const WORD_TOKENS: ReadonlySet<Token> = new Set([
  Token.word,
  Token.literal,
  Token.number,
  Token.faultyNumber,
  Token.singleQuoted,
  Token.curlyQuoted,
  Token.string,
  Token.faultyString,
  Token.unclosedString,
]);

/**
 * Finds what keeps a text from being JSON by RFC 8259, up to `limit` faults. After each it goes on as if the repair that the fault
 * suggests had been made, so that one slip is one fault. No faults means that the text is valid JSON. Linear time, no recursion.
 */
export function findSyntaxFaults(bytes: Uint8Array, limit = 20): SyntaxFault[] {
  return new SyntaxReader(bytes, limit).read();
}

class SyntaxReader {
  private readonly faults: SyntaxFault[] = [];
  private readonly scanner: Scanner;
  /** Offsets of the brackets that are open, and whether each is an array's. */
  private readonly opened: number[] = [];
  private expected: Expected = 'value';
  private comma: Span | undefined;
  private afterUnclosed = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly limit: number,
  ) {
    this.scanner = new Scanner(bytes);
  }

  read(): SyntaxFault[] {
    const { scanner, faults } = this;
    while (faults.length < this.limit) {
      const kind = scanner.nextSolid();
      if (kind === Token.end) {
        this.atEnd();
        break;
      }
      if (kind === Token.lineComment || kind === Token.blockComment || kind === Token.unclosedComment) {
        this.fault(kind === Token.unclosedComment ? 'unclosed-comment' : 'comment');
        if (kind === Token.unclosedComment) break;
        continue;
      }
      if (this.expected === 'end') {
        this.fault('text-after-value');
        break;
      }
      if (!this.accept(kind)) break;
    }
    return faults;
  }

  /** Takes one token in; false when going on would only repeat the complaint. */
  private accept(kind: Token): boolean {
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        this.beforeValue();
        this.opened.push(this.scanner.start);
        this.expected = kind === Token.openArray ? 'first-element' : 'first-key';
        return true;
      case Token.closeObject:
      case Token.closeArray:
        return this.closeBracket(kind);
      case Token.comma:
        this.acceptComma();
        return true;
      case Token.colon:
        this.acceptColon();
        return true;
      default:
        if (!WORD_TOKENS.has(kind)) this.strayCharacter();
        else if (this.expected === 'first-key' || this.expected === 'key') this.acceptKey(kind);
        else if (this.expected === 'comma' && this.inObject() && this.keyFollows(kind)) {
          this.missingComma();
          this.acceptKey(kind);
        } else {
          this.beforeValue();
          this.wordFaults(kind);
          this.afterValue();
        }
        return true;
    }
  }

  private get top(): number {
    return this.opened.at(-1) ?? -1;
  }

  private inObject(): boolean {
    return this.opened.length > 0 && this.bytes[this.top] === 0x7b;
  }

  private keyFollows(kind: Token): boolean {
    return kind !== Token.number && kind !== Token.literal;
  }

  private fault(
    kind: SyntaxFaultKind,
    at: Span = span(this.scanner.start, this.scanner.end),
    opened?: Span,
  ): void {
    if (this.faults.length < this.limit)
      this.faults.push(opened === undefined ? { kind, span: at } : { kind, span: at, opened });
  }

  /** Complains of what is missing before a value that begins here. */
  private beforeValue(): void {
    if (this.expected === 'comma') {
      this.missingComma();
    } else if (this.expected === 'colon') {
      this.fault('missing-colon');
    } else if (this.expected === 'key' || this.expected === 'first-key') {
      this.fault('value-as-key');
    }
  }

  /** A string that was not closed has most likely swallowed the comma after it. */
  private missingComma(): void {
    if (!this.afterUnclosed) this.fault('missing-comma');
    this.afterUnclosed = false;
  }

  private afterValue(): void {
    this.expected = this.opened.length === 0 ? 'end' : 'comma';
  }

  private acceptKey(kind: Token): void {
    if (kind === Token.word) this.fault('unquoted-key');
    else if (kind === Token.literal) this.fault('unquoted-key');
    else if (kind === Token.number || kind === Token.faultyNumber) this.fault('number-as-key');
    else this.wordFaults(kind);
    this.expected = 'colon';
  }

  private acceptComma(): void {
    const here = span(this.scanner.start, this.scanner.end);
    this.afterUnclosed = false;
    if (this.expected === 'first-element' || this.expected === 'first-key') this.fault('leading-comma');
    else if (this.expected !== 'comma') this.fault('missing-value');
    this.comma = here;
    if (this.opened.length > 0) this.expected = this.inObject() ? 'key' : 'value';
  }

  private acceptColon(): void {
    if (this.expected !== 'colon') this.fault('misplaced-colon');
    if (this.opened.length > 0) this.expected = 'value';
  }

  private closeBracket(kind: Token): boolean {
    const closesArray = kind === Token.closeArray;
    if (this.opened.length === 0) {
      this.fault('mismatched-bracket');
      return false;
    }
    if (
      this.expected === 'key' ||
      (this.expected === 'value' && !this.inObject() && this.comma !== undefined)
    ) {
      this.fault('trailing-comma', this.comma);
    } else if (this.expected === 'value' || this.expected === 'colon') {
      this.fault('missing-value');
    }
    if (this.inObject() === closesArray) {
      const opened = span(this.top, this.top + 1);
      this.fault('mismatched-bracket', undefined, opened);
      // `[{ … ]`: the bracket of the container around this one. Both are closed.
      const around = this.opened.at(-2);
      if (around !== undefined && (this.bytes[around] === 0x5b) === closesArray) this.opened.pop();
    }
    this.opened.pop();
    this.afterValue();
    return true;
  }

  private atEnd(): void {
    const end = this.bytes.length;
    const here = span(end, end);
    if (this.opened.length > 0) this.fault('cut-off', here, span(this.top, this.top + 1));
    else if (this.expected !== 'end') this.fault('empty', this.faults.length === 0 ? here : span(0, end));
  }

  private strayCharacter(): void {
    const { bytes, scanner } = this;
    // A whole UTF-8 character, not its first byte.
    let { end } = scanner;
    while (end < bytes.length && ((bytes[end] as number) & 0xc0) === 0x80) end++;
    this.fault('stray-character', span(scanner.start, end));
    // What stands where a comma belongs was meant as one.
    if (this.expected === 'comma') this.acceptComma();
  }

  /** The faults of a string, number or word by itself. */
  private wordFaults(kind: Token): void {
    switch (kind) {
      case Token.singleQuoted:
        return this.fault('single-quotes');
      case Token.curlyQuoted:
        return this.fault('curly-quotes');
      case Token.faultyNumber:
        return this.fault(/^[+-]?(Infinity|NaN)$/.test(this.text()) ? 'not-a-number' : 'bad-number');
      case Token.word: {
        const text = this.text();
        if (/^(NaN|Infinity)$/.test(text)) return this.fault('not-a-number');
        if (/^(true|false|null|none|undefined|nil)$/i.test(text)) return this.fault('other-language-literal');
        return this.fault('unquoted-text');
      }
      case Token.unclosedString:
        this.stringFaults();
        this.afterUnclosed = true;
        return this.fault('unclosed-string');
      case Token.faultyString:
        return this.stringFaults();
      default:
        return undefined;
    }
  }

  private text(): string {
    const { start, end } = this.scanner;
    return asciiText(this.bytes, start, Math.min(end, start + 64));
  }

  private stringFaults(): void {
    const { bytes } = this;
    const { start, end } = this.scanner;
    let at = start + 1;
    while (at < end && this.faults.length < this.limit) {
      const byte = bytes[at] as number;
      if (byte === 0x5c) {
        const length = escapeLength(bytes, at, end);
        if (length === 0 && at + 1 < end) {
          const badEnd =
            bytes[at + 1] === 0x75 ? endOfHex(bytes, at + 2, end) : characterEnd(bytes, at + 1, end);
          this.fault('bad-escape', span(at, badEnd));
        }
        at += Math.max(length, 2);
      } else if (byte < 0x20) {
        // A run of them is one fault: an indented line break, say.
        const first = at;
        while (at < end && (bytes[at] as number) < 0x20) at++;
        const lineBreak = byte === 0x0a || byte === 0x0d;
        this.fault(lineBreak ? 'line-break-in-string' : 'control-character', span(first, at));
      } else {
        at++;
      }
    }
  }
}

function endOfHex(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && at < from + 4 && /[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at] as number))) at++;
  return at;
}

function characterEnd(bytes: Uint8Array, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && ((bytes[end] as number) & 0xc0) === 0x80) end++;
  return end;
}
