/** A line without its line break. */
export interface TextLine {
  readonly line: string;
  /** The UTF-16 offset at which it begins. */
  readonly index: number;
}

/**
 * The lines of a text that are not empty. A pattern for a whole line would do the same, and could overflow
 * V8's stack for patterns on a line of some million characters.
 */
export function* textLines(text: string): Generator<TextLine> {
  let start = 0;
  for (const { index } of text.matchAll(/[\r\n]/g)) {
    if (index > start) yield { line: text.slice(start, index), index: start };
    start = index + 1;
  }
  if (start < text.length) yield { line: text.slice(start), index: start };
}
