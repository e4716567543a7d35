import { type Span, span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { Token } from '../tokens.js';
import { foreignStart } from './foreign-start.js';
import {
  endOfKeyBeforeString,
  endOfUnclosedKey,
  endOfUnopenedKey,
  endOfUnopenedValue,
} from './key-quotes.js';
import { ReaderState } from './reader-state.js';
import { isLeftOut, isNumberOfWord, type SyntaxFault, wordFault } from './syntax-fault.js';
import { fixCodeFence, fixDecimalComma, fixTrailingComma, wordFix } from './syntax-fixes.js';
import { BARE_TOKENS, CUT_WORDS, STRING_TOKENS, WORD_TOKENS } from './word-tokens.js';

/** Reads a text fault by fault. After each, reading continues as if it were corrected. Linear time, no recursion. */
export class SyntaxReader extends ReaderState {
  read(): SyntaxFault[] {
    const { scanner, faults } = this;
    const foreign = foreignStart(this.bytes);
    if (foreign !== undefined) {
      const { start, end } = foreign.span;
      const fix = foreign.kind === 'code-fence' ? fixCodeFence(this.bytes, start, end) : undefined;
      this.fault(foreign.kind, foreign.span, { fix });
      if (foreign.json === undefined) return faults.all;
      this.inFence = foreign.isFence;
      this.afterText = foreign.kind === 'text-before-json';
      scanner.end = foreign.json;
    }
    for (;;) {
      const kind = scanner.nextSolid();
      if (faults.isFull && kind !== Token.end) break;
      if (kind === Token.end) {
        this.atEnd();
        break;
      }
      if (this.isForeign(kind)) break;
      if (kind === Token.lineComment || kind === Token.blockComment || kind === Token.unclosedComment) {
        if (kind === Token.unclosedComment) {
          this.fault('unclosed-comment');
          break;
        }
        this.comment();
        continue;
      }
      if (kind === Token.conflictMarker) {
        this.conflict();
        continue;
      }
      if (this.expected === 'end' && this.brackets.reopens(kind)) this.expected = 'comma';
      if (this.expected === 'end' && kind === Token.stray) {
        this.strayCharacter();
        continue;
      }
      if (this.expected === 'end') {
        this.fault('text-after-value');
        break;
      }
      if (!this.accept(kind)) break;
    }
    return faults.all;
  }

  /**
   * Whether this is the end of the foreign text around the JSON: a closing fence, or the `;` of `const room = {};`. One more closing
   * brace is not: it stays when only the part up to the last brace is kept.
   */
  private isForeign(kind: Token): boolean {
    if (this.expected !== 'end') return false;
    if (this.inFence && this.bytes[this.scanner.start] === 0x60) return true;
    return this.afterText && kind !== Token.closeObject;
  }

  /** Accepts one token. Returns false when all further faults would only follow from this one. */
  private accept(kind: Token): boolean {
    const { scanner, lastString } = this;
    if (this.acceptUnescapedJson(kind)) return true;
    const isString = kind === Token.string || kind === Token.faultyString;
    if (lastString?.end === scanner.start && WORD_TOKENS.has(kind) && !isString) {
      this.textAfterQuote(lastString);
      return true;
    }
    this.previousString = lastString;
    this.lastString = isString ? span(scanner.start, scanner.end) : undefined;
    const goesOn = this.afterWord && BARE_TOKENS.has(kind);
    if (goesOn && (this.expected === 'comma' || this.expected === 'colon')) return true;
    this.afterWord = kind === Token.word;
    const { lastNumber } = this;
    if (kind !== Token.comma) this.lastNumber = undefined;
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        this.beforeValue();
        this.open.open(this.scanner.start);
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
        else if (this.expected === 'first-key' || this.expected === 'key') this.acceptKey(kind, lastNumber);
        else if (
          this.expected === 'comma' &&
          this.open.inObject &&
          kind !== Token.number &&
          kind !== Token.literal
        ) {
          this.missingComma();
          this.acceptKey(kind);
          this.badKey = true;
        } else {
          const isAlone = this.expected === 'value' || this.expected === 'first-element';
          this.beforeValue();
          this.wordFaults(kind, isAlone);
          this.afterValue();
          if (kind === Token.number) this.lastNumber = span(scanner.start, scanner.end);
        }
        return true;
    }
  }

  /** Reports what is missing before a value. */
  private beforeValue(): void {
    if (this.expected === 'comma') {
      this.missingComma();
      this.unclosedElement();
    } else if (this.expected === 'colon') {
      this.fault('missing-colon');
    } else if (this.expected === 'key' || this.expected === 'first-key') {
      this.fault('value-as-key');
    }
  }

  /** Not reported after an unclosed string, which most likely contains the comma. */
  private missingComma(): void {
    if (!this.afterUnclosed) {
      this.fault('missing-comma');
      this.brackets.noteMissingComma(this.scanner.start);
    }
    this.afterUnclosed = false;
  }

  /** `[{ … { … }]`: an object after a value in an object in an array can only be the next element. */
  private unclosedElement(): void {
    const { kind } = this.scanner;
    if (kind !== Token.openObject || !this.open.inObject || !this.open.isAround(true)) return;
    this.brackets.closeBefore(this.scanner.start);
  }

  private afterValue(): void {
    this.expected = this.open.isEmpty ? 'end' : 'comma';
  }

  /** @param lastNumber the value before the previous comma, if it is a number */
  private acceptKey(kind: Token, lastNumber?: Span): void {
    if (this.keyWithoutQuote(kind)) return;
    const { start, end } = this.scanner;
    // `1,5` for `1.5`: no key would follow the comma without a quote and a space.
    const isDecimals =
      kind === Token.number && this.comma?.start === lastNumber?.end && this.comma?.end === start;
    if (isDecimals && lastNumber !== undefined) {
      const fix = fixDecimalComma(lastNumber.end);
      this.fault('decimal-comma', span(lastNumber.start, end), { fix });
      this.expected = 'comma';
      return;
    }
    if (BARE_TOKENS.has(kind) && isLeftOut(this.text())) {
      this.fault('left-out');
      this.expected = 'comma';
      [this.afterUnclosed, this.afterWord] = [true, true];
      return;
    }
    if (kind === Token.string) this.open.setKey(span(start, end));
    const before = this.faults.last;
    if (kind === Token.word || kind === Token.literal) this.fault('unquoted-key');
    else if (kind === Token.number || kind === Token.faultyNumber) this.fault('number-as-key');
    else this.wordFaults(kind);
    this.badKey = this.faults.last !== before;
    // `"isNight: false,`: a string may hold its member.
    this.expected = this.afterUnclosed && this.text().includes(':') ? 'comma' : 'colon';
  }

  /** Reports a key that lacks its opening or closing quote, and goes on after the key. */
  private keyWithoutQuote(kind: Token): boolean {
    const { bytes, scanner } = this;
    const isUnopened = BARE_TOKENS.has(kind);
    // A text that ends in a string was cut off.
    const isUnclosed = kind === Token.unclosedString && scanner.end < bytes.length;
    let end: number | undefined;
    if (isUnopened) end = endOfUnopenedKey(bytes, scanner.start);
    else if (isUnclosed) end = endOfUnclosedKey(bytes, scanner.start);
    else if (kind === Token.string) end = endOfKeyBeforeString(bytes, scanner.start, scanner.end);
    if (end === undefined) return false;
    scanner.end = end;
    this.fault(isUnopened ? 'unquoted-key' : 'unclosed-string');
    [this.expected, this.badKey, this.afterWord, this.lastString] = ['colon', true, false, undefined];
    return true;
  }

  /** @param isComma whether it is a comma, and not a semicolon */
  private acceptComma(isComma = true): void {
    const here = span(this.scanner.start, this.scanner.end);
    this.afterUnclosed = false;
    if (this.expected === 'first-element' || this.expected === 'first-key') {
      this.fault('leading-comma');
      return;
    }
    this.isCommaAfterValue = isComma && this.expected === 'comma';
    if (this.expected !== 'comma') this.valueBeforeComma();
    this.comma = here;
    if (!this.open.isEmpty) this.expected = this.open.inObject ? 'key' : 'value';
  }

  private valueBeforeComma(): void {
    const isSecond = this.expected === 'key' || (this.comma !== undefined && this.expected === 'value');
    if (isSecond) this.fault('second-comma');
    else this.missingValue();
  }

  private missingValue(): void {
    if (this.expected !== 'colon' || !this.badKey) this.fault('missing-value');
  }

  private acceptColon(): void {
    if (this.expected === 'value' && this.open.inObject) this.fault('second-colon');
    else if (this.expected !== 'colon') this.misplacedColon();
    this.comma = undefined;
    if (!this.open.isEmpty) this.expected = 'value';
  }

  /** A key in the place of a value may be the first of an object whose opening bracket is missing. */
  private misplacedColon(): void {
    const { open, previousString } = this;
    // `"a": [1 "b": 2`: the key can only belong to the object around the array.
    const isBelowArray = this.expected === 'comma' && !open.inObject && open.isAround(false);
    if (isBelowArray && previousString && this.brackets.closeBefore(previousString.start)) {
      open.setKey(previousString);
      return;
    }
    const key = this.expected === 'comma' && open.inObject ? previousString : undefined;
    if (key !== undefined && this.open.isBelowKey(key.start)) {
      this.fault('unopened-object', key);
      this.open.openUnwritten();
      this.open.setKey(key);
      return;
    }
    this.fault('misplaced-colon');
    if (key !== undefined) this.brackets.mayCloseTooSoon();
  }

  private closeBracket(kind: Token): boolean {
    const closesArray = kind === Token.closeArray;
    if (this.open.isEmpty) {
      this.fault('mismatched-bracket');
      return false;
    }
    if (this.strayBracket(closesArray)) return true;
    // `"a": }`: perhaps a `{` is missing.
    if (this.expected === 'value' && this.open.inObject && !closesArray) this.brackets.mayCloseTooSoon();
    if (
      this.expected === 'key' ||
      (this.expected === 'value' && !this.open.inObject && this.comma !== undefined)
    ) {
      const isSure = this.isCommaAfterValue && this.open.inObject !== closesArray;
      const fix = isSure && this.comma ? fixTrailingComma(this.comma.start) : undefined;
      this.fault('trailing-comma', this.comma, { fix });
    } else if (this.expected === 'value' || this.expected === 'colon') {
      this.missingValue();
    }
    if (this.open.inObject === closesArray) {
      this.fault('mismatched-bracket', undefined, { opened: this.open.opening });
      // `[{ … ]`: the bracket closes the container around this one, so both are closed.
      if (this.open.isAround(closesArray) && !this.open.isMeant(this.scanner.start)) {
        this.open.close();
        this.brackets.mayCloseTooSoon();
      }
    }
    this.open.closeAt(this.scanner.start);
    this.afterValue();
    return true;
  }

  /** Reports a closing bracket that closes nothing: one in a doubled line, or one whose opening bracket is missing after a colon. */
  private strayBracket(closesArray: boolean): boolean {
    const { comma, expected, open } = this;
    const { start } = this.scanner;
    const isAfterComma = this.isCommaAfterValue && (expected === 'key' || expected === 'value');
    if (isAfterComma && comma !== undefined && open.isDoubled(start, comma.start)) {
      this.fault('extra-bracket');
    } else if (closesArray && expected === 'value' && open.inObject && open.isUnopened(start)) {
      this.fault('mismatched-bracket');
    } else return false;
    this.expected = 'comma';
    return true;
  }

  private atEnd(): void {
    const end = this.bytes.length;
    const here = span(end, end);
    const { all, last } = this.faults;
    if (!this.open.isEmpty) {
      // A text that was cut off in a string or word has one fault. A missing quote may have hidden the closing brackets.
      const cutWord = last?.span.end === end && CUT_WORDS.has(last.kind);
      if (cutWord && last.kind === 'unclosed-string') return;
      if (cutWord) all.pop();
      const { misindented, opening } = this.open;
      const isFound = misindented !== undefined && this.brackets.foundFor(misindented);
      if (isFound && !this.open.isNested) return;
      const byIndentation = misindented !== undefined && !isFound ? true : undefined;
      this.fault('cut-off', here, { opened: byIndentation ? misindented : opening, byIndentation });
    } else if (this.expected !== 'end' && all.every(({ kind }) => kind.startsWith('comment'))) {
      // Without its comments the text would be empty.
      this.faults.withdrawFixes();
      this.fault('empty', all.length === 0 ? here : span(0, end));
    }
  }

  private strayCharacter(): void {
    const { bytes, scanner } = this;
    if (bytes[scanner.start] === 0x3c && this.placeholder()) return;
    // Include all bytes of a UTF-8 character.
    let { end } = scanner;
    while (end < bytes.length && ((bytes[end] as number) & 0xc0) === 0x80) end++;
    this.faults.addStray(scanner.start, end);
    // Continue as if `;` were a comma, and `=` or `=>` a colon.
    const byte = bytes[scanner.start];
    if (byte === 0x3b && this.expected === 'comma') this.acceptComma(false);
    else if (byte === 0x3d && this.expected === 'colon') this.expected = 'value';
  }

  /** `<your id>`, which somebody should have filled in. Counts as the key or value that belongs there. */
  private placeholder(): boolean {
    const { bytes, scanner } = this;
    const ahead = asciiText(bytes, scanner.start, Math.min(bytes.length, scanner.start + 64));
    const [found] = /^<[A-Za-z][^<>\r\n"]*>/.exec(ahead) ?? [];
    if (found === undefined || this.expected === 'end') return false;
    scanner.end = scanner.start + found.length;
    this.fault('placeholder');
    if (this.expected === 'key' || this.expected === 'first-key') this.expected = 'colon';
    else this.afterValue();
    return true;
  }

  /** Reports the faults of a single string, number or word. */
  private wordFaults(kind: Token, isAlone = false): void {
    if (kind === Token.faultyString || kind === Token.unclosedString) this.stringFaults();
    this.afterUnclosed = kind === Token.unclosedString;
    const valueEnd =
      BARE_TOKENS.has(kind) && isAlone
        ? endOfUnopenedValue(this.bytes, this.scanner.start, this.scanner.end)
        : undefined;
    if (valueEnd !== undefined) {
      this.scanner.end = valueEnd;
      this.afterWord = false;
      this.fault('unquoted-text');
      return;
    }
    const text = this.text();
    const { bytes, scanner } = this;
    const { start, end } = scanner;
    const fault = isNumberOfWord(kind, bytes, start, end) ? 'bad-number' : wordFault(kind, text);
    if (fault === undefined) return;
    this.fault(fault, undefined, { fix: isAlone ? wordFix(fault, bytes, start, end) : undefined });
  }

  /** JSON that was pasted into a string without escaping its quotes. */
  private acceptUnescapedJson(kind: Token): boolean {
    const { scanner } = this;
    const isValue = this.expected === 'value' || this.expected === 'first-element';
    if (!isValue || !STRING_TOKENS.has(kind) || this.open.isEmpty) return false;
    const found = this.unescapedJson.at(scanner.start, kind === Token.string ? scanner.end : undefined);
    if (found === undefined) return false;
    const fix = { safety: 'unsafe', replacements: found.replacements } as const;
    this.fault(found.kind, found.span, { fix, path: this.open.path });
    scanner.end = found.end;
    this.lastString = undefined;
    this.lastNumber = undefined;
    this.afterUnclosed = false;
    this.afterWord = false;
    this.afterValue();
    return true;
  }
}
