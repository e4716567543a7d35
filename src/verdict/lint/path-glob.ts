/*
 * Globs of strangers, as in the config of a pull request: matched in bounded time, without regular
 * expressions.
 */

/** Says whether a path with `/` between its names matches. */
export type PathMatcher = (path: string) => boolean;

/** Longer globs are refused: they are not written by hand. */
const MAX_LENGTH = 1_000;
const MAX_ALTERNATIVES = 1_000;
export const ANY_FOLDERS = '**';
/** `!(a)`, `@(a|b)` and their like, and `{1..9}`. */
const EXTENDED = /(?<!\\)(?:[!@?*+]\(|\{[^{},/]+\.\.[^{},/]+\})/;

/** A sign of a name: a character, `*`, or `?` and `[a-z]`, which accept one character. */
export type Sign = string | 'star' | ((character: string) => boolean);

/**
 * Compiles a glob with `*`, `**`, `?`, `[a-z]` and `{a,b}`, or says what is wrong. `a/**` matches `a` as well.
 * @param settings `dot`: whether a wildcard matches a dot at the beginning of a name
 */
export function pathMatcher(glob: string, { dot }: { readonly dot: boolean }): PathMatcher | string {
  if (glob.length > MAX_LENGTH)
    return `the pattern is longer than ${MAX_LENGTH} characters: split it into several`;
  if (EXTENDED.test(glob)) return 'patterns have *, **, ?, [a-z] and {a,b} only: write the names as {a,b}';
  const all = alternatives(glob.replace(/^(?:\.\/)+/, ''));
  if (all.length > MAX_ALTERNATIVES) return 'the pattern has too many alternatives: split it into several';
  const patterns = all.map((each) =>
    each.split('/').map((name) => (name === ANY_FOLDERS ? name : signsOf(name))),
  );
  return (path) => {
    // The root has no name.
    const names = path === '' ? [] : path.split('/');
    return patterns.some((pattern) => matchesNames(pattern, names, (name) => isHidden(name, dot)));
  };
}

/** Why a glob is refused; undefined when it can be used. */
export function pathGlobFault(glob: string): string | undefined {
  const matcher = pathMatcher(glob, { dot: true });
  return typeof matcher === 'string' ? matcher : undefined;
}

/** Expands the braces of a glob. Beyond the limit, expansion stops. */
function alternatives(glob: string): readonly string[] {
  const done: string[] = [];
  const open = [glob];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = firstBraces(next);
    if (braces === undefined) done.push(next);
    else {
      const [before, after] = [next.slice(0, braces.start), next.slice(braces.end)];
      for (const part of braces.parts) open.push(before + part + after);
    }
    if (done.length + open.length > MAX_ALTERNATIVES) return [...done, ...open];
  }
  return done;
}

interface Braces {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}

/** The first braces with a comma between them. Others are ordinary characters. */
function firstBraces(glob: string): Braces | undefined {
  const open: { readonly start: number; readonly commas: number[] }[] = [];
  let found: Braces | undefined;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at];
    if (character === '\\') at++;
    else if (character === '[') at = setEnd(glob, at) ?? at;
    else if (character === '{') open.push({ start: at, commas: [] });
    else if (character === ',') open.at(-1)?.commas.push(at);
    else if (character === '}') {
      const { start = at, commas = [] } = open.pop() ?? {};
      if (commas.length === 0 || (found !== undefined && found.start < start)) continue;
      const bounds = [start, ...commas, at];
      const parts = commas.concat(at).map((to, index) => glob.slice((bounds[index] ?? 0) + 1, to));
      found = { start, end: at + 1, parts };
    }
  }
  return found;
}

function signsOf(name: string): readonly Sign[] {
  const signs: Sign[] = [];
  const characters = [...name];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const end = character === '[' ? setEnd(characters, at) : undefined;
    if (end !== undefined) {
      signs.push(setOf(characters.slice(at + 1, end)));
      at = end;
    } else if (character === '*') {
      if (signs.at(-1) !== 'star') signs.push('star');
    } else if (character === '?') signs.push(() => true);
    else if (character === '\\' && at + 1 < characters.length) signs.push(characters[++at] ?? '');
    else signs.push(character);
  }
  return signs;
}

/** Where the `]` of a set is; undefined if the `[` is an ordinary character. */
function setEnd(characters: string | readonly string[], at: number): number | undefined {
  const first = at + (/[!^]/.test(characters[at + 1] ?? '') ? 2 : 1);
  const end = characters.indexOf(']', first + 1);
  return end < 0 ? undefined : end;
}

/** What the inside of a set accepts, such as `!a-z`. */
function setOf(inside: readonly string[]): (character: string) => boolean {
  const isNegated = /[!^]/.test(inside[0] ?? '');
  const ranges: (readonly [from: string, to: string])[] = [];
  for (let at = isNegated ? 1 : 0; at < inside.length; at++) {
    const from = inside[at] ?? '';
    const isRange = inside[at + 1] === '-' && at + 2 < inside.length;
    if (isRange) at += 2;
    ranges.push([from, inside[at] ?? from]);
  }
  const code = (character: string): number => character.codePointAt(0) ?? 0;
  return (character) =>
    ranges.some(([from, to]) => code(from) <= code(character) && code(character) <= code(to)) !== isNegated;
}

export type Pattern = readonly (typeof ANY_FOLDERS | readonly Sign[])[];

/**
 * Follows all ways to match at once. `reached` holds the parts of the pattern that the next name may match.
 * @param isPassed whether wildcards pass over a name
 */
export function matchesNames(
  pattern: Pattern,
  names: readonly string[],
  isPassed: (name: string) => boolean,
): boolean {
  let reached = new Set([0]);
  for (const name of names) {
    const next = new Set<number>();
    for (const index of withSkipped(reached, pattern)) {
      const part = pattern[index];
      if (part === undefined) continue;
      if (part !== ANY_FOLDERS) {
        if (matchesName(part, name, isPassed(name))) next.add(index + 1);
      } else if (!isPassed(name)) next.add(index);
    }
    reached = next;
  }
  return withSkipped(reached, pattern).has(pattern.length);
}

/** Adds the part after each `**`, which also matches no folder at all. */
function withSkipped(reached: ReadonlySet<number>, pattern: Pattern): ReadonlySet<number> {
  const all = new Set(reached);
  for (const index of all) if (pattern[index] === ANY_FOLDERS) all.add(index + 1);
  return all;
}

/** Whether wildcards pass over a name: `.` and `..` always, and other names with a dot unless asked. */
function isHidden(name: string, dot: boolean): boolean {
  return name.startsWith('.') && (!dot || name === '.' || name === '..');
}

/** Compares from the left, and goes back to the last star only. */
function matchesName(signs: readonly Sign[], name: string, isPassed: boolean): boolean {
  const characters = [...name];
  if (isPassed && signs[0] !== '.') return false;
  let [sign, at] = [0, 0];
  let star: { readonly sign: number; at: number } | undefined;
  while (at < characters.length) {
    const wanted = signs[sign];
    const character = characters[at] ?? '';
    if (wanted === 'star') star = { sign: sign++, at };
    else if (wanted === character || (typeof wanted === 'function' && wanted(character))) {
      sign++;
      at++;
    } else if (star === undefined) return false;
    else [sign, at] = [star.sign + 1, ++star.at];
  }
  while (signs[sign] === 'star') sign++;
  return sign === signs.length;
}
