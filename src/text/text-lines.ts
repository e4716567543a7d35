/** A line without its line break. */
export interface TextLine {
  readonly line: string;
  /** The UTF-16 offset at which it begins. */
  readonly index: number;
}

/** The lines of a text that are not empty: a pattern could overflow V8's stack in a very long one. */
export function* textLines(text: string): Generator<TextLine> {
  let start = 0;
  for (const { index } of text.matchAll(/[\r\n]/g)) {
    if (index > start) yield { line: text.slice(start, index), index: start };
    start = index + 1;
  }
  if (start < text.length) yield { line: text.slice(start), index: start };
}
