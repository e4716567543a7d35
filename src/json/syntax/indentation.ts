import { isBlank, isLineEnd } from '../space.js';

/** Only the 512 bytes before an offset are searched for the start of its line. */
const FARTHEST = 512;

/**
 * Finds the first bracket whose closing bracket is indented less than the line of the opening one. Its own
 * closing bracket is probably missing, and that of a container around it was taken for it.
 */
export class IndentationCheck {
  /** The offset of the opening bracket, if one was found. */
  misindented: number | undefined;

  constructor(private readonly bytes: Uint8Array) {}

  /** Compares the brackets at two offsets. */
  compare(opening: number, closing: number): void {
    if (this.misindented !== undefined) return;
    const closingIndent = indentationAt(this.bytes, closing);
    const openingIndent = closingIndent === undefined ? undefined : indentationAround(this.bytes, opening);
    if (closingIndent !== undefined && openingIndent !== undefined && closingIndent < openingIndent)
      this.misindented = opening;
  }
}

/** Whether a line starts between two offsets, or they are too far apart to tell. */
export function areOnDifferentLines(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from > FARTHEST) return true;
  return bytes.subarray(from, to).some(isLineEnd);
}

/** Whether a character is the first on its line, and indented like the line of an earlier one. */
export function isIndentedLike(bytes: Uint8Array, offset: number, earlier: number): boolean {
  const indent = indentationAt(bytes, offset);
  return indent !== undefined && indent === indentationAround(bytes, earlier);
}

export function isFirstOnLine(bytes: Uint8Array, offset: number): boolean {
  return indentationAt(bytes, offset) !== undefined;
}

/** Whether a character is the first on its line, and indented more than the line of an earlier one. */
export function isIndentedMore(bytes: Uint8Array, offset: number, earlier: number): boolean {
  const indent = indentationAt(bytes, offset);
  const before = indent === undefined ? undefined : indentationAround(bytes, earlier);
  return indent !== undefined && before !== undefined && indent > before;
}

/**
 * The indentation of a character that is the first on its line, in bytes; undefined if it is not the first.
 */
export function indentationAt(bytes: Uint8Array, offset: number): number | undefined {
  let start = offset;
  while (start > 0 && isBlank(bytes[start - 1])) start--;
  return start === 0 || isLineEnd(bytes[start - 1]) ? offset - start : undefined;
}

/**
 * The indentation of the line around a character, in bytes; undefined if the line starts too far before it.
 */
function indentationAround(bytes: Uint8Array, offset: number): number | undefined {
  const farthest = Math.max(0, offset - FARTHEST);
  let start = offset;
  while (start > farthest && !isLineEnd(bytes[start - 1])) start--;
  if (start > 0 && !isLineEnd(bytes[start - 1])) return undefined;
  let end = start;
  while (end < offset && isBlank(bytes[end])) end++;
  return end - start;
}
