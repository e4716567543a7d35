import type { Position, Range, TextEdit } from 'vscode-languageserver';
import type { OffsetRange } from '../../src/text/span.js';

/** How a JSON text is spelled. */
export interface Spelling {
  readonly mark: string;
  readonly lineBreak: string;
  readonly gap: string;
  /** How each character of a string is written, again and again: as it is, or as an escape in either case. */
  readonly escapes: readonly ('no' | 'lower' | 'UPPER')[];
}

/** A text in another spelling. */
export interface Respelled {
  readonly text: string;
  /** Where a character of the plain text is now. */
  readonly at: (index: number) => number;
}

const PIECE = /"|\n| +|[^"\n ]/gy;
const CHARACTER = /\\u[dD][89abAB]..\\u....|\\u....|\\.|[^\\]/gu;

/** Spells a text, which has non-ASCII characters only in strings, in another way. */
export function respelled(plain: string, { mark, lineBreak, gap, escapes }: Spelling): Respelled {
  const starts = new Map<number, number>();
  let text = mark;
  let count = 0;
  const write = (from: number, spelled: string): void => {
    starts.set(from, text.length);
    text += spelled;
  };
  for (let index = 0; index < plain.length; ) {
    const string = /^"((?:\\.|[^"\\])*)"/su.exec(plain.slice(index));
    if (string === null) {
      PIECE.lastIndex = index;
      const [piece = ''] = PIECE.exec(plain) ?? [];
      write(index, piece === '\n' ? lineBreak : piece.startsWith(' ') ? gap.repeat(piece.length) : piece);
      index += piece.length;
      continue;
    }
    write(index, '"');
    for (const { 0: character, index: inside } of (string[1] ?? '').matchAll(CHARACTER)) {
      const how = escapes[count++ % escapes.length] ?? 'no';
      write(index + 1 + inside, how === 'no' ? character : escaped(JSON.parse(`"${character}"`), how));
    }
    index += string[0].length;
    write(index - 1, '"');
  }
  starts.set(plain.length, text.length);
  return { text, at: (index) => starts.get(index) ?? Number.NaN };
}

function escaped(character: string, how: 'lower' | 'UPPER'): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return units.map((digits) => `\\u${how === 'UPPER' ? digits.toUpperCase() : digits}`).join('');
}

/** Counts as an editor does: UTF-16 units in a line, or bytes. */
export class Lines {
  private readonly starts: readonly number[];
  private readonly bytes: Buffer;

  constructor(
    private readonly text: string,
    private readonly encoding: 'utf-8' | 'utf-16',
  ) {
    this.bytes = Buffer.from(text);
    this.starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((found) => found.index + found[0].length)];
  }

  position(index: number): Position {
    const line = this.starts.findLastIndex((start) => start <= index);
    const before = this.text.slice(this.starts[line], index);
    return { line, character: this.encoding === 'utf-8' ? Buffer.byteLength(before) : before.length };
  }

  /** The range of bytes. */
  range({ start, end }: OffsetRange): Range {
    const position = (offset: number): Position =>
      this.position(this.bytes.toString('utf8', 0, offset).length);
    return { start: position(start), end: position(end) };
  }

  /** The text after edits. */
  edited(edits: readonly TextEdit[]): string {
    const splices = edits.map(({ range, newText }) => ({
      start: this.index(range.start),
      end: this.index(range.end),
      newText,
    }));
    return splices
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, end, newText }) => text.slice(0, start) + newText + text.slice(end), this.text);
  }

  private index({ line, character }: Position): number {
    const start = this.starts[line] ?? Number.NaN;
    if (this.encoding === 'utf-16') return start + character;
    return start + Buffer.from(this.text.slice(start)).toString('utf8', 0, character).length;
  }
}
