/** A quote with its backslashes, or its code. */
const QUOTE = /(\\*)(?:"|u0022)/y;
/** Whether a string holds JSON rather than text. */
const HOLDS_JSON = /[ \t]*(?:\\+[nrt][ \t]*)*[[{]/y;

interface OpenString {
  /** In how many strings it is. */
  readonly depth: number;
  readonly holdsJson: boolean;
}

/** The strings that are open at a place, each in the JSON that another one holds: told by their backslashes. */
export class StringNesting {
  private readonly open: OpenString[] = [];

  /** Whether this is the text of a string, and not JSON. */
  get isInText(): boolean {
    return this.open.at(-1)?.holdsJson === false;
  }

  /** Opens or closes a string where its quote is. Returns the offset after it, or `at` where there is none. */
  step(text: string, at: number): number {
    const first = text[at];
    if (first !== '"' && first !== '\\') return at;
    QUOTE.lastIndex = at;
    const found = QUOTE.exec(text);
    if (found === null) return at;
    const [whole, run = ''] = found;
    // The code of a quote has the backslashes of the level above.
    const backslashes = whole.endsWith('"') ? run.length : 2 * run.length - 1;
    this.turn(trailingOnes(backslashes), text, at + whole.length);
    return at + whole.length;
  }

  private turn(depth: number, text: string, end: number): void {
    const closed = this.open.findIndex((each) => each.depth === depth);
    if (closed !== -1) {
      this.open.length = closed;
      return;
    }
    const top = this.open.at(-1);
    if (top !== undefined && (!top.holdsJson || depth < top.depth)) return;
    HOLDS_JSON.lastIndex = end;
    this.open.push({ depth, holdsJson: HOLDS_JSON.test(text) });
  }
}

/**
 * How deep a quote with so many backslashes is: a backslash in the text before it doubles with each level, and
 * the quote's own ones are one less than that.
 */
function trailingOnes(count: number): number {
  let depth = 0;
  for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) depth++;
  return depth;
}
