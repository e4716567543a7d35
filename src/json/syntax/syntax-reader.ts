import { span } from '../../text/span.js';
import { Token } from '../tokens.js';
import { afterEnd } from './after-end.js';
import { beginning } from './beginning.js';
import { acceptClosing } from './closing-brackets.js';
import { acceptColon } from './colons.js';
import { acceptComma, missingComma } from './commas.js';
import { comments } from './comments.js';
import { conflictMarkers } from './conflict-markers.js';
import { earlyQuotes } from './early-quotes.js';
import { acceptKey } from './keys.js';
import { notJson } from './not-json.js';
import { Reading } from './reading.js';
import type { Recognizer, RecognizerKind } from './recognizer.js';
import type { SyntaxFault } from './syntax-fault.js';
import { unescapedJson } from './unescaped-json.js';
import { BARE_TOKENS, CUT_WORDS } from './word-tokens.js';
import { wordFaults } from './words.js';

/** The recognizers, in the order in which they see a token. The first that recognizes it decides. */
export const RECOGNIZERS: readonly RecognizerKind[] = [
  beginning,
  comments,
  conflictMarkers,
  afterEnd,
  unescapedJson,
  earlyQuotes,
  notJson,
];

/** Reads a text fault by fault, and continues as if each were corrected. Linear time, no recursion. */
export class SyntaxReader {
  private readonly reading: Reading;
  private readonly recognizers: readonly Recognizer[];

  /** @param limit of mistakes @param maxPlaces of faults, where a mistake was made throughout */
  constructor(bytes: Uint8Array, limit: number, maxPlaces = limit) {
    this.reading = new Reading(bytes, limit, maxPlaces);
    this.recognizers = RECOGNIZERS.map((kind) => kind.begin(this.reading));
  }

  read(): SyntaxFault[] {
    const { scanner, faults } = this.reading;
    for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
      if (faults.isFull || this.recognized(kind) === 'stop') return faults.all;
    }
    this.atEnd();
    return faults.all;
  }

  private recognized(kind: Token): 'next' | 'stop' {
    for (const recognizer of this.recognizers) {
      const outcome = recognizer.recognize(kind);
      if (outcome !== undefined) return outcome;
    }
    return this.accept(kind);
  }

  /** Accepts a token of JSON, or a word. */
  private accept(kind: Token): 'next' | 'stop' {
    const { reading } = this;
    const { expected, recent, scanner, open } = reading;
    const goesOn = recent.isWord && BARE_TOKENS.has(kind) && (expected === 'comma' || expected === 'colon');
    recent.advance(kind, reading.token);
    if (goesOn) return 'next';
    recent.isWord = kind === Token.word;
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        this.beforeValue();
        open.open(scanner.start);
        reading.expected = kind === Token.openArray ? 'first-element' : 'first-key';
        return 'next';
      case Token.closeObject:
      case Token.closeArray:
        return acceptClosing(reading, kind === Token.closeArray);
      case Token.comma:
        acceptComma(reading);
        return 'next';
      case Token.colon:
        acceptColon(reading);
        return 'next';
      default:
        this.acceptWord(kind);
        return 'next';
    }
  }

  /** Accepts a key or a scalar value. */
  private acceptWord(kind: Token): void {
    const { reading } = this;
    if (reading.expectsKey) {
      acceptKey(reading, kind);
      return;
    }
    const mayBeKey = kind !== Token.number && kind !== Token.literal;
    if (reading.expected === 'comma' && reading.open.inObject && mayBeKey) {
      missingComma(reading);
      acceptKey(reading, kind);
      reading.isKeyFaulty = true;
      return;
    }
    const isAlone = reading.expectsValue;
    this.beforeValue();
    wordFaults(reading, kind, isAlone);
    reading.afterValue();
  }

  /** Reports what is missing before a value. */
  private beforeValue(): void {
    const { reading } = this;
    if (reading.expected === 'comma') {
      missingComma(reading);
      this.unclosedElement();
    } else if (reading.expected === 'colon') {
      reading.fault('missing-colon');
    } else if (reading.expectsKey) {
      reading.fault('value-as-key');
    }
  }

  /** `[{ … { … }]`: an object after a value in an object in an array can only be the next element. */
  private unclosedElement(): void {
    const { open, brackets, scanner } = this.reading;
    if (scanner.kind !== Token.openObject || !open.inObject || !open.isAround(true)) return;
    brackets.closeBefore(scanner.start);
  }

  private atEnd(): void {
    const { reading } = this;
    const { open, brackets, faults } = reading;
    const end = reading.bytes.length;
    const here = span(end, end);
    const { all, last } = faults;
    if (!open.isEmpty) {
      // A text that was cut off in a string or word has one fault. A missing quote may have hidden the
      // closing brackets.
      const cutWord = last?.span.end === end && CUT_WORDS.has(last.kind);
      if (cutWord && last.kind === 'unclosed-string') return;
      if (cutWord) all.pop();
      const { misindented, opening } = open;
      const isFound = misindented !== undefined && brackets.foundFor(misindented);
      if (isFound && !open.isNested) return;
      const byIndentation = misindented !== undefined && !isFound ? true : undefined;
      reading.fault('cut-off', here, { opened: byIndentation ? misindented : opening, byIndentation });
    } else if (reading.expected !== 'end' && all.every(({ kind }) => kind.startsWith('comment'))) {
      // Without its comments the text would be empty.
      faults.withdrawFixes();
      reading.fault('empty', all.length === 0 ? here : span(0, end));
    }
  }
}
