const LF = 0x0a;
const CR = 0x0d;
/** A line that is longer before the place in question says nothing by its indentation. */
const FARTHEST = 512;

/** How far a character is indented that is the first of its line, in bytes of white space; undefined where it is not. */
export function indentationAt(bytes: Uint8Array, offset: number): number | undefined {
  let start = offset;
  while (start > 0 && isBlank(bytes[start - 1])) start--;
  return start === 0 || isLineEnd(bytes[start - 1]) ? offset - start : undefined;
}

/** How far the line is indented that holds a character; undefined where it begins far before it. */
export function indentationAround(bytes: Uint8Array, offset: number): number | undefined {
  const farthest = Math.max(0, offset - FARTHEST);
  let start = offset;
  while (start > farthest && !isLineEnd(bytes[start - 1])) start--;
  if (start > 0 && !isLineEnd(bytes[start - 1])) return undefined;
  let end = start;
  while (end < offset && isBlank(bytes[end])) end++;
  return end - start;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}
