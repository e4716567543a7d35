import { asciiText } from '../decode.js';
import { keysOf, member } from '../members.js';
import { Scanner, Token } from '../tokens.js';
import { isObject, type JsonValue } from '../value.js';

/** How JSON is laid out at one place: the text between a key and its value, and between neighbours. */
export interface Layout {
  /** The colon and the white space around it. */
  readonly colon: string;
  /** The comma between two neighbours and the white space around it. */
  readonly gap: string;
  /** How lines begin; undefined when neighbours share a line. */
  readonly lines: Lines | undefined;
}

export interface Lines {
  /** LF, CRLF or CR. */
  readonly lineBreak: string;
  readonly indentation: string;
  /** The indentation that each level adds. */
  readonly unit: string;
}

const LINE_BREAK = /\r\n|\n|\r/;

/** The layout of a whole text, by its first member, for places without neighbours. */
export class TextLayout {
  readonly colon: string;
  readonly lineBreak: string;
  /** The indentation that each level adds. */
  readonly unit: string;

  constructor(bytes: Uint8Array) {
    const scanner = new Scanner(bytes);
    const solid = (): Token => {
      let kind = scanner.nextSolid();
      // A byte-order mark.
      if (kind === Token.stray) kind = scanner.nextSolid();
      return kind;
    };
    solid();
    const open = scanner.end;
    solid();
    const lead = asciiText(bytes, open, scanner.start);
    const keyEnd = scanner.end;
    let colon = ': ';
    // The third token is a colon only behind the first key of an object.
    if (solid() === Token.colon) {
      solid();
      colon = asciiText(bytes, keyEnd, scanner.start);
    }
    this.colon = colon;
    this.lineBreak = LINE_BREAK.exec(lead)?.[0] ?? '\n';
    const root = lineStart(bytes, open - 1) ?? '';
    const indentation = afterLastBreak(lead) ?? '';
    const unit = indentation.startsWith(root) ? indentation.slice(root.length) : indentation;
    this.unit = unit === '' ? '  ' : unit;
  }
}

/** The white space that `at` has before it on its line; undefined if anything else is there. */
export function lineStart(bytes: Uint8Array, at: number): string | undefined {
  let from = at;
  while (bytes[from - 1] === 0x20 || bytes[from - 1] === 0x09) from--;
  const before = bytes[from - 1];
  return before === 0x0a || before === 0x0d ? asciiText(bytes, from, at) : undefined;
}

/** The text after the last line break; undefined without one. */
export function afterLastBreak(space: string): string | undefined {
  const last = Math.max(space.lastIndexOf('\n'), space.lastIndexOf('\r'));
  return last < 0 ? undefined : space.slice(last + 1);
}

/** The line layout that white space between neighbours shows; undefined when they share a line. */
export function linesOf(space: string, unit: string): Lines | undefined {
  const lineBreak = LINE_BREAK.exec(space)?.[0];
  return lineBreak === undefined ? undefined : { lineBreak, indentation: afterLastBreak(space) ?? '', unit };
}

/** A value as JSON text in the given layout. Recursive: one call per level. */
export function spellValue(value: JsonValue, layout: Layout): string {
  const isArray = Array.isArray(value);
  if (!isArray && !isObject(value)) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  const { lines, colon, gap } = layout;
  const inner =
    lines === undefined
      ? layout
      : { ...layout, lines: { ...lines, indentation: lines.indentation + lines.unit } };
  const parts = isArray
    ? value.map((element) => spellValue(element, inner))
    : keysOf(value).map(
        (key) => JSON.stringify(key) + colon + spellValue(member(value, key) as JsonValue, inner),
      );
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  if (lines === undefined) return open + parts.join(gap) + close;
  const before = lines.lineBreak + lines.indentation;
  const comma = `,${before}${lines.unit}`;
  return `${open}${before}${lines.unit}${parts.join(comma)}${before}${close}`;
}
