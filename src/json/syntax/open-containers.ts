import { type Span, span } from '../../text/span.js';
import { stringText } from '../string-text.js';
import { IndentationCheck } from './indentation.js';

const OPEN_OBJECT = 0x7b;

/** The objects and arrays that are open at a point of the text. */
export class OpenContainers {
  /** The offsets of their brackets. */
  private readonly brackets: number[] = [];
  /** The key of the current member of each object; undefined in an array. */
  private readonly keys: (Span | undefined)[] = [];
  private readonly indentation: IndentationCheck;

  constructor(private readonly bytes: Uint8Array) {
    this.indentation = new IndentationCheck(bytes);
  }

  get isEmpty(): boolean {
    return this.brackets.length === 0;
  }

  /** Whether the innermost one is an object. */
  get inObject(): boolean {
    return this.bytes[this.top] === OPEN_OBJECT;
  }

  /** Whether there is one around the innermost, and it is an array (or an object). */
  isAround(array: boolean): boolean {
    const around = this.brackets.at(-2);
    return around !== undefined && (this.bytes[around] !== OPEN_OBJECT) === array;
  }

  open(bracket: number): void {
    this.brackets.push(bracket);
    this.keys.push(undefined);
  }

  setKey(key: Span): void {
    this.keys[this.keys.length - 1] = key;
  }

  /** Closes the innermost one. */
  close(): void {
    this.brackets.pop();
    this.keys.pop();
  }

  /** Closes the innermost one with the bracket at an offset, and compares the indentation of the two. */
  closeAt(bracket: number): void {
    this.indentation.compare(this.top, bracket);
    this.close();
  }

  /** The opening bracket of the innermost one. */
  get opening(): Span {
    return span(this.top, this.top + 1);
  }

  /** The opening bracket whose closing bracket is probably missing, judging by indentation. */
  get misindented(): Span | undefined {
    const { misindented } = this.indentation;
    return misindented === undefined ? undefined : span(misindented, misindented + 1);
  }

  /** The keys that lead here. */
  get path(): string[] {
    return this.keys.flatMap((key) =>
      key === undefined ? [] : [stringText(this.bytes, key.start, key.end)],
    );
  }

  private get top(): number {
    return this.brackets.at(-1) ?? -1;
  }
}
