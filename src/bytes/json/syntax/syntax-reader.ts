import { BACKTICK, OPEN_ARRAY, OPEN_OBJECT, TILDE } from '../../text/characters.js';
import { span } from '../../text/span.js';
import { skipSpace } from '../space.js';
import { Token } from '../tokens.js';
import { ConflictMarkers, recognizeBeginning, recognizeComment, recognizeNotJson } from './foreign.js';
import { type Outcome, Reading } from './reading.js';
import { TextAfterStrings } from './strings.js';
import type { SyntaxFault, SyntaxFaultKind } from './syntax-fault.js';
import { UnescapedJson } from './unescaped-json.js';
import { acceptKey, acceptValue } from './words.js';

const BRACKETS: ReadonlySet<number | undefined> = new Set([OPEN_OBJECT, OPEN_ARRAY]);

/** Faults that result when a text is cut off in a string or word. */
const CUT_WORDS: ReadonlySet<SyntaxFaultKind> = new Set([
  'unclosed-string',
  'unquoted-text',
  'unquoted-key',
  'bad-number',
]);

/**
 * Finds the syntax faults of a text, and reads on after each as if it were corrected. A token is first compared
 * with known mistakes, such as comments and quotes without escapes, and otherwise read as JSON. Linear time, no
 * recursion.
 */
export class SyntaxReader {
  private readonly reading: Reading;
  private readonly conflicts: ConflictMarkers;
  private readonly unescapedJson: UnescapedJson;
  private readonly textAfterStrings: TextAfterStrings;

  /** @param limit of mistakes @param maxPlaces of faults, where a mistake was made throughout */
  constructor(bytes: Uint8Array, limit: number, maxPlaces = limit) {
    this.reading = new Reading(bytes, limit, maxPlaces);
    this.conflicts = new ConflictMarkers(this.reading);
    this.unescapedJson = new UnescapedJson(this.reading);
    this.textAfterStrings = new TextAfterStrings(this.reading);
  }

  read(): SyntaxFault[] {
    const { scanner, faults } = this.reading;
    if (recognizeBeginning(this.reading) === 'stop') return faults.all;
    for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
      if (faults.isFull || this.recognized(kind) === 'stop') return faults.all;
    }
    this.atEnd();
    return faults.all;
  }

  /** The first that recognizes a token decides. */
  private recognized(kind: Token): Outcome {
    const { reading } = this;
    return (
      recognizeComment(reading, kind) ??
      this.conflicts.recognize(kind) ??
      this.afterEnd(kind) ??
      this.unescapedJson.recognize(kind) ??
      this.textAfterStrings.recognize(kind) ??
      recognizeNotJson(reading, kind) ??
      this.accept(kind)
    );
  }

  /** Text after the end of the JSON, unless a bracket that was taken for another closed it too soon. */
  private afterEnd(kind: Token): Outcome {
    const { reading } = this;
    const { bytes, expected, faults, scanner } = reading;
    if (expected !== 'end') return undefined;
    const sign = bytes[scanner.start];
    const [first] = faults.all;
    const isFenceEnd = first?.kind === 'code-fence' && (sign === BACKTICK || sign === TILDE);
    if (!isFenceEnd && reading.reopens(kind)) return undefined;
    // Text before the JSON has said already where a snapshot begins and ends.
    if (isFenceEnd || first?.belongs === 'start') return 'stop';
    const start = skipSpace(bytes, 0);
    // The number of a line, or a word, before the brackets.
    const isBefore = first === undefined && !BRACKETS.has(bytes[start]) && BRACKETS.has(sign);
    if (isBefore) reading.fault('not-json', span(start, start + 1), { belongs: 'start' });
    else reading.fault('text-after-value');
    return 'stop';
  }

  /** Accepts a token of JSON, or a word. */
  private accept(kind: Token): Outcome {
    const { reading } = this;
    switch (kind) {
      case Token.openObject:
      case Token.openArray:
        this.beforeValue();
        reading.open.open(reading.scanner.start);
        reading.key = undefined;
        reading.expected = kind === Token.openArray ? 'first-element' : 'first-key';
        break;
      case Token.closeObject:
      case Token.closeArray:
        if (reading.open.isEmpty) {
          reading.fault('mismatched-bracket');
          return 'stop';
        }
        this.acceptClosing(kind === Token.closeArray);
        break;
      case Token.comma:
        this.acceptComma();
        break;
      case Token.colon:
        this.acceptColon();
        break;
      default:
        this.acceptWord(kind);
    }
    reading.string = kind === Token.string || kind === Token.faultyString ? reading.token : undefined;
    return 'next';
  }

  /** Accepts a key or a scalar value. */
  private acceptWord(kind: Token): void {
    const { reading } = this;
    const mayBeKey = kind !== Token.number && kind !== Token.literal;
    if (reading.expectsKey) {
      acceptKey(reading, kind);
    } else if (reading.expected === 'comma' && reading.open.inObject && mayBeKey) {
      reading.missingComma();
      acceptKey(reading, kind);
      reading.isKeyFaulty = true;
    } else {
      const isAlone = reading.expectsValue;
      this.beforeValue();
      acceptValue(reading, kind, isAlone);
    }
  }

  /** Reports what is missing before a value. */
  private beforeValue(): void {
    const { reading } = this;
    const { open, scanner } = reading;
    if (reading.expected === 'comma') {
      reading.missingComma();
      // `[{ … { … }]`: an object after a value in an object in an array can only be the next element.
      if (scanner.kind === Token.openObject && open.inObject && open.isAround(true))
        reading.closeBefore(scanner.start);
    } else if (reading.expected === 'colon') {
      reading.fault('missing-colon');
    } else if (reading.expectsKey) {
      reading.fault('value-as-key');
    }
  }

  private acceptComma(): void {
    const { reading } = this;
    const { comma, expected, open } = reading;
    reading.isUnclosed = false;
    const isSecond = expected === 'key' || (comma !== undefined && expected === 'value');
    const isFirst = expected === 'first-element' || expected === 'first-key';
    if (isFirst || isSecond) {
      reading.skip((kind) => kind === Token.comma);
      reading.fault(isFirst ? 'leading-comma' : 'second-comma');
    } else if (expected !== 'comma') this.missingValue();
    if (isFirst) return;
    reading.isCommaAfterValue = expected === 'comma';
    reading.comma = reading.token;
    if (!open.isEmpty) reading.expected = open.inObject ? 'key' : 'value';
  }

  private missingValue(): void {
    const { reading } = this;
    if (reading.expected !== 'colon' || !reading.isKeyFaulty) reading.fault('missing-value');
  }

  private acceptColon(): void {
    const { reading } = this;
    const { expected, open } = reading;
    if (expected === 'value' && open.inObject) reading.fault('second-colon');
    else if (expected !== 'colon') this.misplacedColon();
    reading.comma = undefined;
    if (!open.isEmpty) reading.expected = 'value';
  }

  /** A key in the place of a value may be the first of an object whose opening bracket is missing. */
  private misplacedColon(): void {
    const { reading } = this;
    const { expected, key, open, string } = reading;
    if (expected === 'comma' && string !== undefined) {
      reading.key = string;
      // `"a": [1 "b": 2`: the key can only belong to the object around the array.
      if (!open.inObject && open.isAround(false) && reading.closeBefore(string.start)) return;
      if (open.inObject && key !== undefined && open.isBelow(string.start, key.start)) {
        reading.fault('unopened-object', string);
        open.openUnwritten();
        return;
      }
      if (open.inObject) reading.mayCloseTooSoon();
    }
    reading.fault('misplaced-colon');
  }

  private acceptClosing(closesArray: boolean): void {
    const { reading } = this;
    const { open, scanner } = reading;
    if (this.isStray(closesArray)) return;
    // `"a": }`: perhaps a `{` is missing.
    if (reading.expected === 'value' && open.inObject && !closesArray) reading.mayCloseTooSoon();
    this.missingBefore(closesArray);
    if (open.inObject === closesArray) {
      reading.fault('mismatched-bracket', reading.token, { opened: open.opening });
      // `[{ … ]`: the bracket closes the container around this one, so both are closed.
      if (open.isAround(closesArray) && !open.isMeant(scanner.start)) {
        open.close();
        reading.mayCloseTooSoon();
      }
    }
    open.close();
    reading.afterValue();
  }

  /** Reports what is missing before a closing bracket, or a comma that is one too many. */
  private missingBefore(closesArray: boolean): void {
    const { comma, expected, isCommaAfterValue, open } = this.reading;
    if (expected === 'key' || (expected === 'value' && !open.inObject && comma !== undefined)) {
      const isSure = isCommaAfterValue && open.inObject !== closesArray;
      const fix = { safety: 'safe', replacements: comma ? [{ span: comma, text: '' }] : [] } as const;
      this.reading.fault('trailing-comma', comma, isSure && comma ? { fix } : undefined);
    } else if (expected === 'value' || expected === 'colon') {
      this.missingValue();
    }
  }

  /** Reports a closing bracket whose opening bracket is missing. */
  private isStray(closesArray: boolean): boolean {
    const { reading } = this;
    const { expected, open, scanner } = reading;
    if (!closesArray || expected !== 'value' || !open.inObject || !open.isUnopened(scanner.start))
      return false;
    reading.fault('mismatched-bracket');
    reading.expected = 'comma';
    return true;
  }

  private atEnd(): void {
    const { reading } = this;
    const { expected, faults, open } = reading;
    const end = reading.bytes.length;
    const here = span(end, end);
    const { all, last } = faults;
    if (!open.isEmpty) {
      // A text that was cut off in a string or word has one fault. A missing quote may have hidden the
      // closing brackets.
      const isCutWord = last?.span.end === end && CUT_WORDS.has(last.kind);
      if (isCutWord && last.kind === 'unclosed-string') return;
      if (isCutWord) all.pop();
      reading.fault('cut-off', here, { opened: open.opening });
    } else if (expected !== 'end' && all.every(({ kind }) => kind.startsWith('comment'))) {
      // Without its comments the text would be empty.
      faults.withdrawFixes();
      reading.fault('empty', all.length === 0 ? here : span(0, end));
    }
  }
}
