import { OPEN_OBJECT } from '../../text/characters.js';
import { grown, SHORT_LIST } from '../../text/grown.js';
import { type Span, span } from '../../text/span.js';
import { stringText } from '../string-text.js';
import { Indentation } from './indentation.js';

/** The objects and arrays that are open at a point of the text. */
export class OpenContainers {
  /** The offsets of their brackets. All lists here take little memory: there may be 50 million. */
  private brackets = new Int32Array(SHORT_LIST);
  private depth = 0;
  /** Start and end of the key of the current member of each object. The end is 0 where there is none. */
  private keyStarts = new Int32Array(SHORT_LIST);
  private keyEnds = new Int32Array(SHORT_LIST);
  private objects = 0;
  private readonly indentation: Indentation;
  private misindentedAt: number | undefined;

  constructor(private readonly bytes: Uint8Array) {
    this.indentation = new Indentation(bytes);
  }

  get isEmpty(): boolean {
    return this.depth === 0;
  }

  /** Whether two or more are open. */
  get isNested(): boolean {
    return this.depth > 1;
  }

  get inObject(): boolean {
    return this.bytes[this.top] === OPEN_OBJECT;
  }

  /** Whether there is one around the innermost, and it is an array (or an object). */
  isAround(array: boolean): boolean {
    if (this.depth < 2) return false;
    return (this.bytes[this.around] !== OPEN_OBJECT) === array;
  }

  open(bracket: number): void {
    if (this.depth === this.brackets.length) this.brackets = grown(this.brackets, this.brackets.length * 2);
    this.brackets[this.depth++] = bracket;
    if (!this.inObject) return;
    if (this.objects === this.keyStarts.length) {
      this.keyStarts = grown(this.keyStarts, this.keyStarts.length * 2);
      this.keyEnds = grown(this.keyEnds, this.keyEnds.length * 2);
    }
    this.keyEnds[this.objects++] = 0;
  }

  /** Opens an object in the innermost object, where its bracket is missing. */
  openUnwritten(): void {
    if (this.inObject) this.open(this.top);
  }

  /** Opens the outermost one again, which was closed too soon. */
  reopen(): void {
    this.open(this.brackets[0] as number);
  }

  setKey({ start, end }: Span): void {
    if (!this.inObject) return;
    this.keyStarts[this.objects - 1] = start;
    this.keyEnds[this.objects - 1] = end;
  }

  /** Closes the innermost one. */
  close(): void {
    if (this.inObject) this.objects--;
    if (this.depth > 0) this.depth--;
  }

  /** Closes the innermost one with the bracket at an offset, and compares the indentation of the two. */
  closeAt(bracket: number): void {
    const { indentation, top } = this;
    const indent = this.misindentedAt === undefined ? indentation.at(bracket) : undefined;
    if (indent !== undefined && indent < indentation.around(top)) this.misindentedAt = top;
    this.close();
  }

  /** Whether a wrong bracket is meant for the innermost one: it is on the same line, the next one is not. */
  isMeant(bracket: number): boolean {
    const { indentation, top } = this;
    return indentation.areOnOneLine(top, bracket) && !indentation.areOnOneLine(this.around, top);
  }

  /** Whether a `]` after a colon closes an empty list without `[`, and not a list around the object. */
  isUnopened(bracket: number): boolean {
    if (!this.isAround(true)) return true;
    return this.indentation.at(bracket) === undefined && !this.indentation.areOnOneLine(this.around, bracket);
  }

  /** Whether a token is indented like the line of the innermost opening bracket. */
  isBeside(token: number): boolean {
    return this.indentation.isLike(token, this.top);
  }

  /** Whether a closing bracket repeats the line `},` before it, with the same indentation. */
  isDoubled(bracket: number, comma: number): boolean {
    const { bytes, indentation, top } = this;
    const previous = comma - 1;
    if (bytes[previous] !== bytes[bracket] || indentation.at(previous) === undefined) return false;
    return indentation.isLike(bracket, previous) && indentation.isMore(bracket, top);
  }

  /** Whether a string below the current key is indented more than the key, like a member of its value. */
  isBelowKey(string: number): boolean {
    const index = this.objects - 1;
    if (!this.inObject || this.keyEnds[index] === 0) return false;
    return this.indentation.isMore(string, this.keyStarts[index] as number);
  }

  /** The opening bracket of the innermost one. */
  get opening(): Span {
    return span(this.top, this.top + 1);
  }

  /** The first opening bracket whose closing bracket is indented less: its own is probably missing. */
  get misindented(): Span | undefined {
    const at = this.misindentedAt;
    return at === undefined ? undefined : span(at, at + 1);
  }

  /** The keys that lead here. */
  get path(): string[] {
    const path: string[] = [];
    for (let index = 0; index < this.objects; index++) {
      const end = this.keyEnds[index] as number;
      if (end > 0) path.push(stringText(this.bytes, this.keyStarts[index] as number, end));
    }
    return path;
  }

  private get around(): number {
    return this.depth < 2 ? -1 : (this.brackets[this.depth - 2] as number);
  }

  private get top(): number {
    return this.depth === 0 ? -1 : (this.brackets[this.depth - 1] as number);
  }
}
