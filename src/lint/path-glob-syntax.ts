export type GlobNode =
  | { readonly kind: 'character'; readonly character: string }
  /** One character of a name: `?` or `[…]`. */
  | { readonly kind: 'set'; readonly accepts: (character: string) => boolean }
  | { readonly kind: 'star' }
  /** `**` and the slash after it. */
  | { readonly kind: 'folders' }
  /** A slash and `**`, at the end: what is before the slash, and everything below. */
  | { readonly kind: 'below' }
  /** `**` for a whole path. */
  | { readonly kind: 'everything' }
  | {
      readonly kind: 'group';
      readonly times: Times;
      readonly alternatives: readonly (readonly GlobNode[])[];
    };

type Times = 'once' | 'optional' | 'any' | 'some' | 'none';

const TIMES: ReadonlyMap<string, Times> = new Map([
  ['@', 'once'],
  ['?', 'optional'],
  ['*', 'any'],
  ['+', 'some'],
  ['!', 'none'],
]);
const MAX_DEPTH = 20;
const MAX_RANGE_LENGTH = 1_000;
const POSIX_CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /[A-Za-z0-9]/],
  ['alpha', /[A-Za-z]/],
  ['blank', /[ \t]/],
  ['digit', /[0-9]/],
  ['lower', /[a-z]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['space', /\s/],
  ['upper', /[A-Z]/],
  ['xdigit', /[0-9A-Fa-f]/],
]);

/** Brackets that belong together, and what separates the alternatives between them. */
interface Group {
  readonly end: number;
  readonly separators: readonly number[];
}

/** Reads a glob, or returns why it is refused. Brackets without a group are ordinary characters. */
export function parseGlob(glob: string, gitignore: boolean): readonly GlobNode[] | string {
  const characters = [...glob];
  const parser = new Parser(characters, gitignore, gitignore ? new Map() : findGroups(characters));
  const nodes = parser.sequence(0, characters.length, true, true, 0);
  return parser.fault ?? nodes;
}

/** Finds all groups in one pass. Trying each bracket on its own would take time that grows exponentially. */
function findGroups(glob: readonly string[]): Map<number, Group> {
  const groups = new Map<number, Group>();
  const open: { readonly at: number; readonly bracket: string; readonly separators: number[] }[] = [];
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at] as string;
    if (character === '\\') at++;
    else if (character === '[') at = (setEnd(glob, at) ?? at + 1) - 1;
    else if (character === '{' || character === '(') open.push({ at, bracket: character, separators: [] });
    else if (character === ',' || character === '|') {
      const top = open.at(-1);
      if (top?.bracket === (character === ',' ? '{' : '(')) top.separators.push(at);
    } else if (character === '}' || character === ')') {
      const bracket = character === '}' ? '{' : '(';
      if (!open.some((group) => group.bracket === bracket)) continue;
      let group = open.pop();
      while (group !== undefined && group.bracket !== bracket) group = open.pop();
      if (group !== undefined) groups.set(group.at, { end: at, separators: group.separators });
    }
  }
  return groups;
}

/** The offset after the `]` of the set at `at`; undefined if the `[` is an ordinary character. */
function setEnd(glob: readonly string[], at: number): number | undefined {
  let end = at + 1;
  if (glob[end] === '!' || glob[end] === '^') end++;
  if (glob[end] === ']') end++;
  for (; end < glob.length; end++) {
    if (glob[end] === '/') return undefined;
    if (glob[end] === ']') return end + 1;
    if (glob[end] === '\\') end++;
    else if (glob[end] === '[' && glob[end + 1] === ':') {
      const close = posixClassEnd(glob, end);
      if (close !== undefined) end = close - 1;
    }
  }
  return undefined;
}

/** The offset after the `:]` of a class such as `[:alpha:]`. */
function posixClassEnd(glob: readonly string[], at: number): number | undefined {
  let end = at + 2;
  while (/^[a-z]$/.test(glob[end] ?? '')) end++;
  return glob[end] === ':' && glob[end + 1] === ']' ? end + 2 : undefined;
}

class Parser {
  fault: string | undefined;

  constructor(
    private readonly glob: readonly string[],
    private readonly gitignore: boolean,
    private readonly groups: ReadonlyMap<number, Group>,
  ) {}

  /** @param beginsName whether a name begins at `from` @param endsPath whether nothing follows */
  sequence(from: number, to: number, beginsName: boolean, endsPath: boolean, depth: number): GlobNode[] {
    const { glob } = this;
    const nodes: GlobNode[] = [];
    if (depth > MAX_DEPTH)
      this.fault ??= `groups in the pattern are nested more than ${MAX_DEPTH} levels deep`;
    if (this.fault !== undefined) return nodes;
    let at = from;
    let isNameStart = beginsName;
    while (at < to) {
      const character = glob[at] as string;
      const group = this.groupAt(at);
      if (group !== undefined) {
        nodes.push(this.group(group, isNameStart, endsPath && group.end + 1 === to, depth));
        at = group.end + 1;
        isNameStart = false;
        continue;
      }
      const stars = this.starsAt(at, to);
      if (stars > 1 && isNameStart && glob[at + stars] === '/' && at + stars < to) {
        nodes.push({ kind: 'folders' });
        at += stars + 1;
        continue;
      }
      if (stars > 1 && isNameStart && at + stars === to && endsPath) nodes.push({ kind: 'everything' });
      else if (stars > 0) nodes.push({ kind: 'star' });
      else if (character === '/' && this.endsBelow(at, to) && endsPath) {
        nodes.push({ kind: 'below' });
        return nodes;
      } else if (character === '?') nodes.push({ kind: 'set', accepts: (other) => other !== '/' });
      else if (character === '[' && setEnd(glob, at) !== undefined) {
        const end = setEnd(glob, at) ?? at;
        nodes.push({ kind: 'set', accepts: this.set(at + 1, end - 1) });
        at = end;
        isNameStart = false;
        continue;
      } else if (character === '\\' && at + 1 < to) {
        nodes.push({ kind: 'character', character: glob[++at] as string });
      } else nodes.push({ kind: 'character', character });
      isNameStart = character === '/';
      at += Math.max(stars, 1);
    }
    return nodes;
  }

  /** Whether the slash at `at` begins a last `/**` that includes what is before it. */
  private endsBelow(at: number, to: number): boolean {
    const stars = this.starsAt(at + 1, to);
    return !this.gitignore && at > 0 && stars > 1 && at + 1 + stars === to;
  }

  private starsAt(at: number, to: number): number {
    let end = at;
    while (end < to && this.glob[end] === '*' && this.groupAt(end) === undefined) end++;
    return end - at;
  }

  /** The group that begins at `at`, with a sign such as `+` or without. */
  private groupAt(at: number): (Group & { readonly open: number; readonly times: Times }) | undefined {
    const { glob, groups } = this;
    const times = glob[at + 1] === '(' ? TIMES.get(glob[at] as string) : undefined;
    const signed = times === undefined ? undefined : groups.get(at + 1);
    if (times !== undefined && signed !== undefined) return { ...signed, open: at + 1, times };
    const group = groups.get(at);
    if (group === undefined) return undefined;
    const isGroup =
      group.separators.length > 0 || (glob[at] === '{' && this.rangeIn(at, group.end) !== undefined);
    return isGroup ? { ...group, open: at, times: 'once' } : undefined;
  }

  private group(
    { open, end, separators, times }: Group & { readonly open: number; readonly times: Times },
    isNameStart: boolean,
    endsPath: boolean,
    depth: number,
  ): GlobNode {
    if (times === 'none' && this.glob.slice(open, end).includes('/'))
      this.fault ??= 'a "!(…)" cannot contain "/"';
    const range = separators.length === 0 && this.glob[open] === '{' ? this.rangeIn(open, end) : undefined;
    if (range !== undefined) return { kind: 'group', times, alternatives: this.rangeNames(range) };
    const bounds = [open, ...separators, end];
    const alternatives = bounds
      .slice(1)
      .map((to, index) =>
        this.sequence(
          (bounds[index] as number) + 1,
          to,
          isNameStart,
          endsPath && times === 'once',
          depth + 1,
        ),
      );
    return { kind: 'group', times, alternatives };
  }

  private rangeIn(open: number, end: number): readonly [string, string] | undefined {
    if (end - open > 20) return undefined;
    const text = this.glob.slice(open + 1, end).join('');
    const [, first, last] = /^(-?\d{1,6}|[A-Za-z])\.\.(-?\d{1,6}|[A-Za-z])$/.exec(text) ?? [];
    if (first === undefined || last === undefined) return undefined;
    return /[A-Za-z]/.test(first) === /[A-Za-z]/.test(last) ? [first, last] : undefined;
  }

  private rangeNames([first, last]: readonly [string, string]): GlobNode[][] {
    const isLetters = /[A-Za-z]/.test(first);
    const read = (text: string): number => (isLetters ? text.charCodeAt(0) : Number(text));
    const [low, high] = [Math.min(read(first), read(last)), Math.max(read(first), read(last))];
    if (high - low >= MAX_RANGE_LENGTH) {
      this.fault ??= `a range in the pattern has more than ${MAX_RANGE_LENGTH} numbers`;
      return [];
    }
    const width = /^0\d/.test(first) || /^0\d/.test(last) ? Math.max(first.length, last.length) : 0;
    return Array.from({ length: high - low + 1 }, (_, index) => {
      const name = isLetters ? String.fromCharCode(low + index) : String(low + index).padStart(width, '0');
      return [...name].map((character): GlobNode => ({ kind: 'character', character }));
    });
  }

  /** Reads the inside of a set such as `[!a-z]`. */
  private set(from: number, to: number): (character: string) => boolean {
    const { glob } = this;
    const isNegated = glob[from] === '!' || glob[from] === '^';
    const tests: ((character: string) => boolean)[] = [];
    let at = isNegated ? from + 1 : from;
    while (at < to) {
      const classEnd = glob[at] === '[' && glob[at + 1] === ':' ? posixClassEnd(glob, at) : undefined;
      const posix = classEnd && POSIX_CLASSES.get(glob.slice(at + 2, classEnd - 2).join(''));
      if (classEnd !== undefined && posix instanceof RegExp) {
        tests.push((character) => posix.test(character));
        at = classEnd;
        continue;
      }
      if (glob[at] === '\\' && at + 1 < to) at++;
      const low = glob[at++] as string;
      if (glob[at] !== '-' || at + 1 >= to) {
        tests.push((character) => character === low);
        continue;
      }
      at += glob[at + 1] === '\\' && at + 2 < to ? 2 : 1;
      const high = glob[at++] as string;
      tests.push(
        (character) => codePoint(character) >= codePoint(low) && codePoint(character) <= codePoint(high),
      );
    }
    return (character) => character !== '/' && tests.some((test) => test(character)) !== isNegated;
  }
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
