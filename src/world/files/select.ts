import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { askGit, EXISTING, Git, type GitAccess, GitError } from './git.js';
import { isFolderPassedBy } from './known-files.js';
import { isLink, type Meaning, meaningOf } from './path-meaning.js';
import { comparePaths, pathInside, realPath } from './paths.js';
import { likeNamed, whyRefused } from './refusals.js';

/** A file to check. */
export interface SelectedFile {
  /** As reports show it: relative to the working directory, with `/`; outside of it as it was given. */
  readonly path: string;
  readonly absolute: string;
  /** It was found in a folder or by a glob, not named: leaving it out needs no message. */
  readonly found?: true;
}

/** A path that cannot be read, or that selects nothing. */
export interface SelectionProblem {
  readonly path: string;
  readonly message: string;
}

export interface Selection {
  /** Each real file once, by the name under which it was first met, sorted bytewise by path. */
  readonly files: readonly SelectedFile[];
  readonly problems: readonly SelectionProblem[];
  /** The folders and globs among the paths, each with what it selects. */
  readonly searches: readonly Search[];
}

/** A folder or a glob, and the files that were found by it. */
export interface Search {
  readonly path: string;
  readonly kind: 'folder' | 'glob';
  /** As absolute paths. */
  readonly files: readonly string[];
}

const NO_MATCH = 'no such file, and no file matches it as a pattern';

/**
 * Turns paths, folders and globs into files. Does not handle `-`. Never throws: what fails becomes a problem
 * and does not stop the others.
 *
 * - A folder means every plain file below it whose name ends in `.json`, in capital letters or not, except in
 *   dot-folders and node_modules, what git ignores, and roomlint's configs and its baseline. Links in it are
 *   not followed.
 * - A glob means the plain files that it matches; only `.json` files when its last part has no dot. It skips
 *   what a folder skips, unless its last part spells the name out. An existing path is never a glob.
 * - Any other path is a file, whatever its extension, and may be a link or an open pipe.
 *
 * @param access to git, which says what a repository ignores @param takesGlobs whether a path that does not
 * exist may be a glob
 */
export function selectFiles(
  paths: readonly string[],
  cwd: string,
  access: GitAccess,
  takesGlobs = true,
): Selection {
  const selector = new Selector(cwd, access);
  for (const path of paths) {
    const meaning = meaningOf(path, cwd, takesGlobs);
    if (typeof meaning === 'string') selector.problem(path || '""', meaning);
    else if (meaning.kind === 'path') selector.file(path, meaning.base);
    else selector.search(path, meaning.kind, meaning);
  }
  return selector.selection;
}

class Selector {
  private readonly files = new Map<string, SelectedFile>();
  private readonly problems = new Map<string, SelectionProblem>();
  private readonly searches: Search[] = [];

  constructor(
    private readonly cwd: string,
    private readonly access: GitAccess,
  ) {}

  get selection(): Selection {
    const files = [...this.files.values()].sort((a, b) => comparePaths(a.path, b.path));
    return { files, problems: [...this.problems.values()], searches: this.searches };
  }

  problem(path: string, message: string): void {
    this.problems.set(JSON.stringify([path, message]), { path, message });
  }

  file(shown: string, absolute: string): void {
    try {
      this.select(shown, absolute);
    } catch (error) {
      const isBroken = (error as NodeJS.ErrnoException).code === 'ENOENT' && isLink(absolute);
      this.problem(shown, isBroken ? 'the link is broken' : whyRefused('read', error));
    }
  }

  /** @returns the name under which the file was first met */
  private select(shown: string, absolute: string, found?: true): string {
    const real = realName(absolute);
    const known = this.files.get(real);
    // Shards and fingerprints depend on the path, so it is the same on every system.
    const path = pathInside(this.cwd, absolute) ?? shown.split(sep).join('/');
    const first = known ?? { path, absolute };
    const isFound = found && (known === undefined || known.found);
    this.files.set(real, { path: first.path, absolute: first.absolute, ...(isFound && { found }) });
    return first.absolute;
  }

  /** Selects files below a folder. What cannot be read there is a problem of its own. */
  search(path: string, kind: Search['kind'], { base, shown, depth, takes }: Meaning): void {
    const files: string[] = [];
    const problems = this.problems.size;
    const listed = this.listedByGit(base);
    const names = listed ?? this.walk(base, shown, depth);
    for (const name of names) {
      const absolute = join(base, name);
      if (!takes(name) || (listed !== undefined && !isPlainFile(absolute))) continue;
      try {
        files.push(this.select(join(shown, name), absolute, true));
      } catch (error) {
        // It went away since the folder was read, or its name is not UTF-8.
        this.problem(join(shown, name), whyRefused('read', error));
      }
    }
    if (files.length > 0 || this.problems.size > problems) this.searches.push({ path, kind, files });
    else {
      const hint = listed === undefined ? '' : '. Files that .gitignore excludes do not count';
      this.problem(path, `${kind === 'folder' ? 'no .json file in this folder' : NO_MATCH}${hint}`);
    }
  }

  /** The files below a folder of a repository; undefined outside of one, and for a folder that git ignores. */
  private listedByGit(folder: string): string[] | undefined {
    const git = Git.in(folder, this.access);
    const names = askGit(() => git.names(EXISTING));
    if (names instanceof GitError) return undefined;
    const isIgnored = names.length === 0 && git.run(['check-ignore', '--quiet', '.']).status === 0;
    return isIgnored ? undefined : [...new Set(names)];
  }

  /** The plain files below a folder, by their paths from there on. */
  private walk(folder: string, shown: string, depth: number): string[] {
    const found: string[] = [];
    const open = [{ inside: '', level: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { inside, level } = next;
      let entries: Dirent[] = [];
      try {
        entries = readdirSync(join(folder, inside), { withFileTypes: true });
      } catch (error) {
        // A glob below a folder that is not there matches nothing.
        const isAbsent = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
        if (inside !== '' || !isAbsent) this.problem(join(shown, inside), whyRefused('read', error));
      }
      for (const entry of entries) {
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        if (entry.isFile()) found.push(path);
        else if (entry.isDirectory() && level < depth && !isFolderPassedBy(entry.name))
          open.push({ inside: path, level: level + 1 });
      }
    }
    return found;
  }
}

/** What the paths of the command line narrow a list of files down to. */
export interface PathScope {
  /** @param absolute a real path */
  covers(absolute: string): boolean;
  /** The paths that match none of the existing files, which are asked for only if necessary. */
  problems(known: () => readonly string[]): SelectionProblem[];
}

/** Reads paths as `selectFiles` does; no paths select every snapshot below `top`, a real path. */
export function pathScope(paths: readonly string[], top: string, cwd: string): PathScope {
  const parts: { path: string; covers: (absolute: string) => boolean; otherwise: string | undefined }[] = [];
  const problems: SelectionProblem[] = [];
  for (const path of paths.length === 0 ? [top] : paths) {
    const meaning = meaningOf(path, realpathSync.native(cwd), true);
    if (typeof meaning === 'string') problems.push({ path: path || '""', message: meaning });
    else {
      const base = realPath(meaning.base);
      const covers = (absolute: string): boolean => {
        const inside = pathInside(base ?? meaning.base, absolute);
        return inside !== undefined && meaning.takes(inside);
      };
      const isGlob = meaning.kind === 'glob';
      const absent = isGlob ? NO_MATCH : `no such file${likeNamed(meaning.base)}`;
      parts.push({ path, covers, otherwise: isGlob || base === undefined ? absent : undefined });
    }
  }
  return {
    covers: (absolute) => parts.some(({ covers }) => covers(absolute)),
    problems: (known) => [
      ...problems,
      ...parts.flatMap(({ path, covers, otherwise }) =>
        otherwise === undefined || known().some(covers) ? [] : [{ path, message: otherwise }],
      ),
    ],
  };
}

/** The same path for all names of a file. A pipe such as `/dev/fd/63` keeps the path that was given. */
function realName(absolute: string): string {
  try {
    return realpathSync.native(absolute);
  } catch (error) {
    if (statSync(absolute).isFile()) throw error;
    return absolute;
  }
}

function isPlainFile(absolute: string): boolean {
  return lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
}
