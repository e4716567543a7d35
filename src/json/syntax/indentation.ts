import { IntList } from '../../text/int-list.js';
import { isBlank, isLineEnd } from '../space.js';

/** The end of a line is searched for in so many bytes more than are asked about. */
const LONG_LINE = 1 << 14;

/** The lines of a text and how far they are indented, in bytes. They are read up to what is asked about. */
export class Indentation {
  private readonly starts = new IntList();
  private readonly indents = new IntList();
  /** The line that was asked for last: the next one is mostly the same or the one after it. */
  private current = 0;
  /** The offset after what is read, and whether the last line goes on there. */
  private next = 0;
  private goesOn = false;

  constructor(private readonly bytes: Uint8Array) {}

  /** How far a character is indented that is the first on its line; undefined if it is not the first. */
  at(offset: number): number | undefined {
    const line = this.lineOf(offset);
    const indent = this.indents.at(line) ?? 0;
    return (this.starts.at(line) ?? 0) + indent === offset ? indent : undefined;
  }

  /** How far the line of a character is indented. */
  around(offset: number): number {
    return this.indents.at(this.lineOf(offset)) ?? 0;
  }

  areOnOneLine(one: number, other: number): boolean {
    return this.lineOf(one) === this.lineOf(other);
  }

  /** Whether a character is the first on its line, and indented like the line of another one. */
  isLike(offset: number, other: number): boolean {
    return this.at(offset) === this.around(other);
  }

  /** Whether a character is the first on its line, and indented more than the line of another one. */
  isMore(offset: number, other: number): boolean {
    const indent = this.at(offset);
    return indent !== undefined && indent > this.around(other);
  }

  /** Reads one line more, or more of a long one, beyond an offset. Returns false at the end of the text. */
  private readLine(offset: number): boolean {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.next;
    if (at > length) return false;
    if (!this.goesOn) {
      while (at < length && isBlank(bytes[at])) at++;
      this.add(this.next, at - this.next);
    }
    const stop = Math.min(length, Math.max(at, offset) + LONG_LINE);
    while (at < stop && !isLineEnd(bytes[at])) at++;
    this.goesOn = at === stop && stop < length;
    this.next = this.goesOn ? at : at + 1;
    return true;
  }

  private add(start: number, indent: number): void {
    this.starts.push(start);
    this.indents.push(indent);
  }

  private lineOf(offset: number): number {
    while (offset >= this.next && this.readLine(offset));
    if (!this.isOn(this.current, offset)) {
      this.current++;
      if (!this.isOn(this.current, offset)) this.current = this.search(offset);
    }
    return this.current;
  }

  private isOn(line: number, offset: number): boolean {
    if (line >= this.starts.length || offset < (this.starts.at(line) ?? 0)) return false;
    return offset < (line + 1 === this.starts.length ? this.next : (this.starts.at(line + 1) ?? 0));
  }

  private search(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts.at(middle) ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
