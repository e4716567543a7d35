import { type Span, span } from '../../text/span.js';
import { isSpace } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import type { Indentation } from './indentation.js';

/** A token whose indentation or kind contradicts the brackets that are open before it. */
export interface Contradiction {
  readonly token: Span;
  /** The indentation of its line. */
  readonly indent: number;
  /** The end of the token before it. */
  readonly previousEnd: number;
  /** The innermost open bracket, and the indentation of its line. */
  readonly opening: number;
  readonly openingIndent: number;
  /** The indentation of what that bracket contains; undefined before the first line of it. */
  readonly innerIndent: number | undefined;
  /** The first token on the line of that bracket. */
  readonly openingLine: number;
}

/** A line that starts with a token. */
interface Line {
  readonly start: number;
  readonly indent: number;
}

interface Open {
  readonly at: number;
  readonly isArray: boolean;
  readonly line: Line;
  innerIndent?: number;
}

/**
 * The first token that contradicts the indentation: a line inside brackets is indented more than their line
 * and like the lines before it, and a closing bracket is on a line indented like the line of its opening
 * bracket. Undefined if the whole text keeps to that.
 *
 * @param unit how much more the first line inside brackets is indented than their line; any amount if absent
 */
export function findContradiction(
  bytes: Uint8Array,
  indentation: Indentation,
  unit?: number,
): Contradiction | undefined {
  const scanner = new Scanner(bytes);
  const open: Open[] = [];
  let line: Line = { start: 0, indent: 0 };
  const rootIndent = closingIndent(bytes, indentation);
  let previousEnd = 0;
  while (scanner.nextSolid() !== Token.end) {
    const { kind, start, end } = scanner;
    const indent = indentation.at(start);
    if (indent !== undefined) line = { start, indent: previousEnd === 0 ? rootIndent : indent };
    const top = open.at(-1);
    const closes = kind === Token.closeObject || kind === Token.closeArray;
    if (top !== undefined) {
      const isWrong = closes
        ? line.indent !== top.line.indent || top.isArray !== (kind === Token.closeArray)
        : indent !== undefined && innerIndentOf(top, indent, unit) !== indent;
      if (isWrong)
        return {
          token: span(start, end),
          indent: line.indent,
          previousEnd,
          opening: top.at,
          openingIndent: top.line.indent,
          innerIndent: top.innerIndent,
          openingLine: top.line.start,
        };
      if (!closes && indent !== undefined) top.innerIndent = indent;
    }
    if (closes) open.pop();
    if (kind === Token.openObject || kind === Token.openArray)
      open.push({ at: start, isArray: kind === Token.openArray, line });
    previousEnd = end;
  }
  return undefined;
}

/** The indentation of the last closing bracket, which is that of the first line as well. */
function closingIndent(bytes: Uint8Array, indentation: Indentation): number {
  let last = bytes.length - 1;
  while (last > 0 && isSpace(bytes[last])) last--;
  return indentation.at(last) ?? 0;
}

/** The indentation that a line inside a bracket should have. */
function innerIndentOf({ innerIndent, line }: Open, indent: number, unit: number | undefined): number {
  if (innerIndent !== undefined) return innerIndent;
  return unit === undefined ? Math.max(indent, line.indent + 1) : line.indent + unit;
}
