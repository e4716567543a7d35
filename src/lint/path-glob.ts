/* Globs of strangers: a set of states steps through the path in bounded time, without backtracking. */
import { getOrInsert } from '../text/add-to.js';
import { type GlobNode, parseGlob } from './path-glob-syntax.js';

export interface GlobSettings {
  /** Whether a wildcard matches a dot at the beginning of a name. */
  readonly dot: boolean;
  /** The syntax of .gitignore: no braces and no extended globs, and `a/**` does not match `a`. */
  readonly gitignore?: boolean;
}

/** Counts the work of a match, for tests: time depends on the machine. */
export interface StepCount {
  steps: number;
}

/** Says whether a path with `/` between its names matches. */
export type PathMatcher = (path: string, count?: StepCount) => boolean;

/** Longer globs are refused: they are not written by hand. */
const MAX_LENGTH = 1_000;
const MAX_STATES = 4_000;
/** A `!(…)` is tried anew at each character, so it may have few states only. */
const MAX_STATES_EXCLUDED = 100;

type State =
  | {
      readonly kind: 'character';
      readonly accepts: (character: string) => boolean;
      readonly isWild: boolean;
      readonly next: number;
    }
  | { readonly kind: 'split'; next: readonly number[] }
  /** Any stretch of a name that the states from `excluded` on do not match. */
  | { readonly kind: 'exclude'; readonly excluded: number; readonly next: number }
  | { readonly kind: 'end' };

/** The glob is refused. The message says why. */
class GlobRefused extends Error {}

/** Compiles a glob, also with `[a-z]`, `{a,b}`, `{1..9}` and `!(…)` and its like, or says what is wrong. */
export function pathMatcher(glob: string, settings: GlobSettings): PathMatcher | string {
  if (glob.length > MAX_LENGTH)
    return `the pattern is longer than ${MAX_LENGTH} characters: split it into several`;
  const nodes = parseGlob(glob.replace(/^(?:\.\/)+/, ''), settings.gitignore === true);
  if (typeof nodes === 'string') return nodes;
  try {
    const program = new Program();
    const start = program.sequence(nodes, program.add({ kind: 'end' }));
    return (path, count = { steps: 0 }) => {
      const characters = [...path];
      return new Run(program.states, characters, settings.dot, count).ends(start, 0).has(characters.length);
    };
  } catch (error) {
    if (error instanceof GlobRefused) return error.message;
    throw error;
  }
}

/** Why a glob is refused; undefined when it can be used. */
export function pathGlobFault(glob: string): string | undefined {
  const matcher = pathMatcher(glob, { dot: true });
  return typeof matcher === 'string' ? matcher : undefined;
}

/** The states of a glob. They are built from the end, so that each knows the next one. */
class Program {
  readonly states: State[] = [];
  private isExcluding = false;

  add(state: State): number {
    if (this.states.length >= MAX_STATES)
      throw new GlobRefused('the pattern has too many alternatives: split it into several');
    return this.states.push(state) - 1;
  }

  /** @returns the first state */
  sequence(nodes: readonly GlobNode[], next: number): number {
    return nodes.reduceRight((after, node) => this.node(node, after), next);
  }

  private node(node: GlobNode, next: number): number {
    switch (node.kind) {
      case 'character':
        return this.add({
          kind: 'character',
          accepts: (character) => character === node.character,
          isWild: false,
          next,
        });
      case 'set':
        return this.wild(node.accepts, next);
      case 'star':
        return this.star(next);
      case 'folders':
        return this.repeat((again) => this.name(this.slash(again)), next);
      case 'below':
        return this.repeat((again) => this.slash(this.name(again)), next);
      case 'everything':
        return this.add({
          kind: 'split',
          next: [next, this.name(this.repeat((again) => this.slash(this.name(again)), next))],
        });
      case 'group':
        return this.group(node, next);
    }
  }

  private group({ times, alternatives }: GlobNode & { kind: 'group' }, next: number): number {
    const any = (after: number): number =>
      this.add({ kind: 'split', next: alternatives.map((nodes) => this.sequence(nodes, after)) });
    switch (times) {
      case 'once':
        return any(next);
      case 'optional':
        return this.add({ kind: 'split', next: [any(next), next] });
      case 'any':
        return this.repeat(any, next);
      case 'some': {
        const again: State & { kind: 'split' } = { kind: 'split', next: [] };
        const first = any(this.add(again));
        again.next = [first, next];
        return first;
      }
      case 'none':
        return this.exclude(any, next);
    }
  }

  private exclude(any: (after: number) => number, next: number): number {
    if (this.isExcluding) throw new GlobRefused('a "!(…)" inside another one is not supported');
    this.isExcluding = true;
    const before = this.states.length;
    const excluded = any(this.add({ kind: 'end' }));
    this.isExcluding = false;
    if (this.states.length - before > MAX_STATES_EXCLUDED)
      throw new GlobRefused('a "!(…)" is too long: split the pattern into several');
    return this.add({ kind: 'exclude', excluded, next });
  }

  private repeat(once: (again: number) => number, next: number): number {
    const again: State & { kind: 'split' } = { kind: 'split', next: [next] };
    const state = this.add(again);
    again.next = [next, once(state)];
    return state;
  }

  private star(next: number): number {
    return this.repeat((again) => this.wild(isInName, again), next);
  }

  /** A whole name of a file or folder. */
  private name(next: number): number {
    return this.wild(isInName, this.star(next));
  }

  private slash(next: number): number {
    return this.add({ kind: 'character', accepts: (character) => character === '/', isWild: false, next });
  }

  private wild(accepts: (character: string) => boolean, next: number): number {
    return this.add({ kind: 'character', accepts, isWild: true, next });
  }
}

function isInName(character: string): boolean {
  return character !== '/';
}

/** One match of a path. */
class Run {
  constructor(
    private readonly states: readonly State[],
    private readonly path: readonly string[],
    private readonly dot: boolean,
    private readonly count: StepCount,
  ) {}

  /** Where a match can end that begins at `from`. */
  ends(start: number, from: number): ReadonlySet<number> {
    const ends = new Set<number>();
    const waiting = new Map<number, Set<number>>([[from, new Set([start])]]);
    const later = (at: number, state: number): void => {
      void getOrInsert(waiting, at, () => new Set()).add(state);
    };
    for (let at = from; waiting.size > 0; at++) {
      // A set can grow while it is read, and holds each state once.
      const active = waiting.get(at) ?? new Set();
      waiting.delete(at);
      for (const index of active) {
        this.count.steps++;
        const state = this.states[index] as State;
        if (state.kind === 'end') ends.add(at);
        else if (state.kind === 'split') for (const next of state.next) active.add(next);
        else if (state.kind === 'character') {
          if (this.accepts(state, at)) later(at + 1, state.next);
        } else {
          const excluded = this.ends(state.excluded, at);
          const end = this.isHidden(at) ? at : this.nameEnd(at);
          if (!excluded.has(at)) active.add(state.next);
          for (let to = at + 1; to <= end; to++) if (!excluded.has(to)) later(to, state.next);
        }
      }
    }
    return ends;
  }

  private accepts({ accepts, isWild }: State & { kind: 'character' }, at: number): boolean {
    const character = this.path[at];
    return character !== undefined && accepts(character) && !(isWild && this.isHidden(at));
  }

  /** Whether a dot begins a name here, which wildcards do not match. */
  private isHidden(at: number): boolean {
    const { path, dot } = this;
    if (path[at] !== '.' || (at > 0 && path[at - 1] !== '/')) return false;
    if (!dot) return true;
    // `..` leads out of the folder.
    const next = path[at + 1] === '.' ? path[at + 2] : path[at + 1];
    return next === undefined || next === '/';
  }

  private nameEnd(from: number): number {
    const end = this.path.indexOf('/', from);
    return end < 0 ? this.path.length : end;
  }
}
