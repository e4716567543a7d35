/** A quote with all its backslashes, or its code. */
const QUOTE = /(?<!\\)(\\*)(?:"|u0022)/y;
/** Whether a string holds JSON rather than text. */
const HOLDS_JSON = /[ \t]*(?:\\+[nrt][ \t]*)*[[{]/y;

/** What a string is: a key of an object, or the value of a key, itself or in arrays. */
export interface Role {
  readonly isKey: boolean;
  /** The key of the value, or of the object whose key this is; empty where there is none. */
  readonly key: string;
}

interface Container {
  readonly isObject: boolean;
  /** The key that it is the value of. */
  readonly key: string;
  awaitsKey: boolean;
  lastKey: string;
}

interface OpenString {
  /** In how many strings it is. */
  readonly depth: number;
  readonly holdsJson: boolean;
  /** How many objects and arrays were open before it. */
  readonly containers: number;
}

const NOWHERE: Role = { isKey: false, key: '' };

/** The strings, objects and arrays that are open at a place, counted by the backslashes of quotes. */
export class StringRoles {
  private readonly open: OpenString[] = [];
  private readonly containers: Container[] = [];

  /** Whether this is the text of a string, and not JSON. */
  get isInText(): boolean {
    return this.open.at(-1)?.holdsJson === false;
  }

  /** What a string at this place is, or a number. */
  get role(): Role {
    const within = this.containers.at(-1);
    if (within === undefined) return NOWHERE;
    if (!within.isObject) return { isKey: false, key: within.key };
    return within.awaitsKey ? { isKey: true, key: within.key } : { isKey: false, key: within.lastKey };
  }

  /** Says what the key is that has just been opened. */
  nameKey(key: string): void {
    const within = this.containers.at(-1);
    if (within !== undefined) within.lastKey = key;
  }

  /** Opens or closes a string where its quote is. Returns the offset after it, or `at` where there is none. */
  step(text: string, at: number): number {
    const quote = quoteAt(text, at);
    if (quote === undefined) return at;
    this.turn(quote.depth, text, quote.end);
    return quote.end;
  }

  /** Opens or closes an object or array, or goes on in one. */
  structure(character: string | undefined): void {
    const within = this.containers.at(-1);
    if (character === '{' || character === '[') {
      const isObject = character === '{';
      this.containers.push({ isObject, key: this.role.key, awaitsKey: isObject, lastKey: '' });
    } else if (character === '}' || character === ']') {
      if (this.containers.length > (this.open.at(-1)?.containers ?? 0)) this.containers.pop();
    } else if (within !== undefined && (character === ',' || character === ':'))
      within.awaitsKey = within.isObject && character === ',';
  }

  /** Whether the string that is open ends here. */
  endsAt(text: string, at: number): boolean {
    const depth = this.open.at(-1)?.depth;
    const quote = quoteAt(text, at);
    return depth !== undefined && quote !== undefined && quote.depth <= depth;
  }

  private turn(depth: number, text: string, end: number): void {
    const closed = this.open.findIndex((each) => each.depth === depth);
    const string = this.open[closed];
    if (string !== undefined) {
      this.open.length = closed;
      this.containers.length = Math.min(this.containers.length, string.containers);
      return;
    }
    const top = this.open.at(-1);
    if (top !== undefined && (!top.holdsJson || depth < top.depth)) return;
    HOLDS_JSON.lastIndex = end;
    this.open.push({ depth, holdsJson: HOLDS_JSON.test(text), containers: this.containers.length });
  }
}

function quoteAt(text: string, at: number): { readonly depth: number; readonly end: number } | undefined {
  const first = text[at];
  if (first !== '"' && first !== '\\') return undefined;
  QUOTE.lastIndex = at;
  const found = QUOTE.exec(text);
  if (found === null) return undefined;
  const [whole, run = ''] = found;
  // The code of a quote has the backslashes of the level above.
  const backslashes = whole.endsWith('"') ? run.length : 2 * run.length - 1;
  return { depth: trailingOnes(backslashes), end: at + whole.length };
}

/** How deep a quote with so many backslashes is: each level doubles those before it. */
function trailingOnes(count: number): number {
  let depth = 0;
  for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) depth++;
  return depth;
}
