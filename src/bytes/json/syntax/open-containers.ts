import { BACKSLASH, COLON, OPEN_OBJECT, QUOTE } from '../../text/characters.js';
import { IntList } from '../../text/int-list.js';
import { type Span, span } from '../../text/span.js';
import { stringText } from '../decode.js';
import { isBlank, isLineEnd, isSpace, skipBlanks } from '../space.js';

/** The objects and arrays that are open at a point of the text, and what their indentation says of them. */
export class OpenContainers {
  /** The offsets of their brackets, and how far the lines of these are indented. There may be 50 million. */
  private readonly brackets = new IntList();
  private readonly indents = new IntList();
  /** The last bracket that was opened, and the indentation of its line. */
  private last = 0;
  private indent: number;

  constructor(private readonly bytes: Uint8Array) {
    this.indent = blanksFrom(bytes, 0);
  }

  get isEmpty(): boolean {
    return this.brackets.length === 0;
  }

  get inObject(): boolean {
    return this.bytes[this.top] === OPEN_OBJECT;
  }

  /** Whether there is one around the innermost, and it is an array (or an object). */
  isAround(array: boolean): boolean {
    return this.brackets.length > 1 && (this.bytes[this.around] !== OPEN_OBJECT) === array;
  }

  open(bracket: number): void {
    const { bytes, last } = this;
    let line = bracket;
    while (line > last && !isLineEnd(bytes[line - 1])) line--;
    if (line > last) this.indent = blanksFrom(bytes, line);
    this.last = bracket;
    this.add(bracket, this.indent);
  }

  /** Opens an object in the innermost object, where its bracket is missing. */
  openUnwritten(): void {
    this.add(this.top, this.topIndent);
  }

  /** Opens the outermost one again, which was closed too soon. */
  reopen(): void {
    this.add(this.brackets.at(0) ?? 0, this.indents.at(0) ?? 0);
  }

  /** Closes the innermost one. */
  close(): void {
    if (this.isEmpty) return;
    this.brackets.length--;
    this.indents.length--;
  }

  /** Whether a wrong bracket is meant for the innermost one: it is on the same line, the next one is not. */
  isMeant(bracket: number): boolean {
    return this.areOnOneLine(this.top, bracket) && !this.areOnOneLine(this.around, this.top);
  }

  /** Whether a `]` after a colon closes an empty list without `[`, and not a list around the object. */
  isUnopened(bracket: number): boolean {
    if (!this.isAround(true)) return true;
    return indentAt(this.bytes, bracket) === undefined && !this.areOnOneLine(this.around, bracket);
  }

  /** Whether a string is indented more than the line of a key, like a member of its value. */
  isBelow(string: number, key: number): boolean {
    const { bytes } = this;
    const indent = indentAt(bytes, string);
    let line = key;
    while (line > 0 && !isLineEnd(bytes[line - 1])) line--;
    return indent !== undefined && indent > blanksFrom(bytes, line);
  }

  /** The opening bracket of the innermost one. */
  get opening(): Span {
    return span(this.top, this.top + 1);
  }

  /** The keys that lead to a value. An element of an array has none. */
  pathTo(value: number): string[] {
    const path: string[] = [];
    for (let index = 1; index <= this.brackets.length; index++) {
      const at = index < this.brackets.length ? this.brackets.at(index) : value;
      const key = keyBefore(this.bytes, at ?? value);
      if (key !== undefined) path.push(stringText(this.bytes, key.start, key.end));
    }
    return path;
  }

  private add(bracket: number, indent: number): void {
    this.brackets.push(bracket);
    this.indents.push(indent);
  }

  private areOnOneLine(one: number, other: number): boolean {
    return !this.bytes.subarray(one, other).some(isLineEnd);
  }

  private get top(): number {
    return this.brackets.at(this.brackets.length - 1) ?? -1;
  }

  private get topIndent(): number {
    return this.indents.at(this.indents.length - 1) ?? 0;
  }

  private get around(): number {
    return this.brackets.at(this.brackets.length - 2) ?? -1;
  }
}

/** How far a character is indented that is the first on its line; undefined if it is not the first. */
export function indentAt(bytes: Uint8Array, offset: number): number | undefined {
  let line = offset;
  while (isBlank(bytes[line - 1])) line--;
  return line === 0 || isLineEnd(bytes[line - 1]) ? offset - line : undefined;
}

function blanksFrom(bytes: Uint8Array, line: number): number {
  return skipBlanks(bytes, line) - line;
}

/** Longer keys are not read, because thousands of faults may have the same one in their path. */
const MAX_KEY = 1_024;

/** The key of a value. */
function keyBefore(bytes: Uint8Array, value: number): Span | undefined {
  const colon = lastBefore(bytes, value);
  const end = lastBefore(bytes, colon);
  if (bytes[colon] !== COLON || bytes[end] !== QUOTE) return undefined;
  let start = end - 1;
  const least = Math.max(0, end - MAX_KEY);
  while (start >= least && (bytes[start] !== QUOTE || isEscaped(bytes, start))) start--;
  return start < least ? undefined : span(start, end + 1);
}

/** The offset of the last byte before another one that is not white space. */
function lastBefore(bytes: Uint8Array, at: number): number {
  let before = at - 1;
  while (isSpace(bytes[before])) before--;
  return before;
}

function isEscaped(bytes: Uint8Array, quote: number): boolean {
  let at = quote;
  while (bytes[at - 1] === BACKSLASH) at--;
  return (quote - at) % 2 === 1;
}
