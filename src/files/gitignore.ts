import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PathMatcher, pathMatcher } from '../lint/path-glob.js';
import { readFoundSettings } from './read-settings.js';
import { pathInside, relativePath } from './relative-path.js';

const GITIGNORE = '.gitignore';

/** A line of a .gitignore. */
interface Pattern {
  readonly matches: PathMatcher;
  readonly onlyFolders: boolean;
  /** The line begins with `!`. */
  readonly negated: boolean;
}

interface Rules {
  readonly folder: string;
  readonly patterns: readonly Pattern[];
}

/** The .gitignore files that apply in a folder. The deepest one that names a path decides. */
export class GitIgnores {
  private constructor(private readonly rules: readonly Rules[]) {}

  /** Those above a folder, up to the root of the repository or `cwd`. None hides the folder itself. */
  static above(folder: string, cwd: string): GitIgnores {
    const none = new GitIgnores([]);
    const top = repositoryOf(folder) ?? (pathInside(cwd, folder) !== undefined ? cwd : folder);
    let ignores = none;
    for (const parent of parents(folder, top))
      ignores = ignores.in(parent, existsSync(join(parent, GITIGNORE)));
    return folder !== top && ignores.ignoresAlongTheWay(folder, top) ? none : ignores;
  }

  /** Those that apply in a folder below the last one. */
  in(folder: string, hasOwn: boolean): GitIgnores {
    if (!hasOwn) return this;
    const reading = readFoundSettings(join(folder, GITIGNORE));
    // git, too, takes one that cannot be read (or is a folder) for none.
    if (reading.kind === 'error') return this;
    return new GitIgnores([
      ...this.rules,
      { folder, patterns: reading.text.split('\n').flatMap(readPattern) },
    ]);
  }

  ignores(absolute: string, isFolder: boolean): boolean {
    for (let index = this.rules.length - 1; index >= 0; index--) {
      const { folder, patterns } = this.rules[index] as Rules;
      const inside = relativePath(folder, absolute);
      const last = patterns.findLast(
        ({ matches, onlyFolders }) => (isFolder || !onlyFolders) && matches(inside),
      );
      if (last !== undefined) return !last.negated;
    }
    return false;
  }

  private ignoresAlongTheWay(folder: string, top: string): boolean {
    return [...parents(folder, top).slice(1), folder].some((step) => this.ignores(step, true));
  }
}

/** Reads a line. A pattern that the bounded matcher refuses ignores nothing. */
function readPattern(line: string): Pattern[] {
  const trimmed = line.trimEnd();
  // A backslash keeps the space after it.
  const text = trimmed.endsWith('\\') ? line.replace(/\r$/, '').slice(0, trimmed.length + 1) : trimmed;
  if (text === '' || text.startsWith('#')) return [];
  const negated = text.startsWith('!');
  const given = negated ? text.slice(1) : text;
  const glob = given.replace(/\/$/, '');
  const isAnchored = glob.includes('/');
  const matches = pathMatcher(isAnchored ? glob.replace(/^\//, '') : `**/${glob}`, {
    dot: true,
    gitignore: true,
  });
  return typeof matches === 'string' ? [] : [{ matches, onlyFolders: glob !== given, negated }];
}

/** Whether a folder that was just read has a .gitignore. */
export function isGitIgnore(name: string): boolean {
  return name === GITIGNORE;
}

/** The folders from `top` down to the one that holds `folder`. */
function parents(folder: string, top: string): string[] {
  const all: string[] = [];
  for (let at = folder; at !== top && at !== dirname(at); at = dirname(at)) all.unshift(dirname(at));
  return all;
}

function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return undefined;
  }
}
