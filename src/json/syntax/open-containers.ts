import { type Span, span } from '../../text/span.js';
import { stringText } from '../string-text.js';
import { IndentationCheck } from './indentation.js';

const OPEN_OBJECT = 0x7b;

/** The objects and arrays that are open at a point of the text. */
export class OpenContainers {
  /** The offsets of their brackets, in little memory: there may be 50 million. */
  private brackets = new Int32Array(64);
  private depth = 0;
  /** The key of the current member of each object. Arrays have none. */
  private readonly keys: (Span | undefined)[] = [];
  private readonly indentation: IndentationCheck;

  constructor(private readonly bytes: Uint8Array) {
    this.indentation = new IndentationCheck(bytes);
  }

  get isEmpty(): boolean {
    return this.depth === 0;
  }

  /** Whether the innermost one is an object. */
  get inObject(): boolean {
    return this.bytes[this.top] === OPEN_OBJECT;
  }

  /** Whether there is one around the innermost, and it is an array (or an object). */
  isAround(array: boolean): boolean {
    if (this.depth < 2) return false;
    const around = this.brackets[this.depth - 2] as number;
    return (this.bytes[around] !== OPEN_OBJECT) === array;
  }

  open(bracket: number): void {
    if (this.depth === this.brackets.length) {
      const larger = new Int32Array(this.depth * 2);
      larger.set(this.brackets);
      this.brackets = larger;
    }
    this.brackets[this.depth++] = bracket;
    if (this.inObject) this.keys.push(undefined);
  }

  setKey(key: Span): void {
    if (this.inObject) this.keys[this.keys.length - 1] = key;
  }

  /** Closes the innermost one. */
  close(): void {
    if (this.inObject) this.keys.pop();
    if (this.depth > 0) this.depth--;
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
    return this.depth === 0 ? -1 : (this.brackets[this.depth - 1] as number);
  }
}
