import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { pathMatcher } from '../lint/path-glob.js';
import { getOrInsert } from '../text/add-to.js';
import { BASELINE_NAME } from './baseline-name.js';
import { CONFIG_NAMES } from './config-file.js';
import { GitIgnores, isGitIgnore } from './gitignore.js';
import { mayBeGlob, readGlob } from './glob.js';
import { whyRefused } from './refusals.js';
import { comparePaths, pathInside, relativePath } from './relative-path.js';

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

/** Files of npm, which every project has: reading them is a waste. The first may hold a config. */
const NEVER_SNAPSHOTS: ReadonlySet<string> = new Set(['package.json', 'package-lock.json']);
/** roomlint's own files, which are skipped when a folder is searched. */
const OWN_FILES: ReadonlySet<string> = new Set([
  ...CONFIG_NAMES.map((name) => basename(name)).filter((name) => !NEVER_SNAPSHOTS.has(name)),
  BASELINE_NAME,
]);

/**
 * Turns paths, folders and globs into files. Does not handle `-`. Never throws: what fails becomes a problem
 * and does not stop the others.
 *
 * - A folder means every plain file below it whose name ends in `.json`, in capital letters or not, except in
 *   dot-folders and node_modules, what .gitignore files name, and roomlint's configs and its baseline. Links
 *   in it are not followed.
 * - A glob means the plain files that it matches; only `.json` files when its last part has no dot. It skips
 *   what a folder skips, unless its last part spells the name out. An existing path is never a glob.
 * - Any other path is a file, whatever its extension, and may be a link or an open pipe.
 *
 * @param takesGlobs whether a path that does not exist may be a glob
 */
export async function selectFiles(
  paths: readonly string[],
  cwd: string,
  takesGlobs = true,
): Promise<Selection> {
  const selector = new Selector(cwd, takesGlobs);
  for (const path of paths) await selector.add(path);
  return selector.selection;
}

interface Walk {
  /** The folder as it was given. */
  readonly shown: string;
  readonly folder: string;
  /** Levels of folders that are looked into, the first included. */
  readonly depth: number;
  /** Takes the path of a file from `folder` on, with `/`, and its name, and says whether it is wanted. */
  wants(inside: string, name: string): boolean;
}

class Selector {
  private readonly files = new Map<string, SelectedFile>();
  private readonly problems: SelectionProblem[] = [];
  private readonly known = new Set<string>();
  private readonly searches: Search[] = [];

  constructor(
    private readonly cwd: string,
    private readonly takesGlobs: boolean,
  ) {}

  get selection(): Selection {
    const files = [...this.files.values()].sort((a, b) => comparePaths(a.path, b.path));
    return { files, problems: this.problems, searches: this.searches };
  }

  async add(path: string): Promise<void> {
    if (path === '') {
      this.problem('""', 'the path is empty: use "." for the current folder');
      return;
    }
    const absolute = resolve(this.cwd, path);
    try {
      if (statSync(absolute).isDirectory()) await this.folder(path, absolute);
      else this.file(path, absolute);
    } catch (error) {
      if (isAbsent(error) && isLink(absolute)) this.problem(path, 'the link is broken');
      else if (this.takesGlobs && isAbsent(error) && mayBeGlob(path)) await this.glob(path);
      else this.problem(path, whyRefused('read', error));
    }
  }

  private problem(path: string, message: string): void {
    const key = JSON.stringify([path, message]);
    if (!this.known.has(key)) this.problems.push({ path, message });
    this.known.add(key);
  }

  /** @returns the name under which the file was first met */
  private file(shown: string, absolute: string, found?: true): string {
    const real = realPath(absolute);
    const known = this.files.get(real);
    if (known === undefined) {
      const path = shownPath(shown, absolute, this.cwd);
      this.files.set(real, found ? { path, absolute, found } : { path, absolute });
    } else if (!found) {
      this.files.set(real, { path: known.path, absolute: known.absolute });
    }
    return known?.absolute ?? absolute;
  }

  private async folder(shown: string, folder: string): Promise<void> {
    const wants = (_inside: string, name: string): boolean => isJsonName(name);
    const found = await this.walk({ shown, folder, depth: Number.POSITIVE_INFINITY, wants });
    if (found === 'nothing') this.problem(shown, 'no .json file in this folder');
    else if (found === 'ignored')
      this.problem(shown, 'no .json file in this folder, except those that .gitignore excludes');
    else this.searches.push({ path: shown, kind: 'folder', files: found });
  }

  private async glob(pattern: string): Promise<void> {
    const glob = readGlob(pattern);
    if (typeof glob === 'string') {
      this.problem(pattern, glob);
      return;
    }
    const found = await this.walk({
      shown: glob.base === '' ? '.' : glob.base,
      folder: resolve(this.cwd, glob.base),
      depth: glob.depth,
      wants: (inside, name) => glob.matches(inside, name) && (!isOwnFile(name) || glob.namesFiles),
    });
    if (found === 'nothing') this.problem(pattern, 'no such file, and no file matches it as a pattern');
    else if (found === 'ignored') this.problem(pattern, '.gitignore excludes every file that matches it');
    else this.searches.push({ path: pattern, kind: 'glob', files: found });
  }

  /** Selects files below a folder. What cannot be read there is a problem of its own. */
  private async walk({ shown, folder, depth, wants }: Walk): Promise<string[] | 'nothing' | 'ignored'> {
    const files: string[] = [];
    let isBlocked = false;
    let isIgnored = false;
    const walkInto = async (inside: string, level: number, above: GitIgnores): Promise<void> => {
      let entries: Dirent[];
      try {
        entries = readdirSync(join(folder, inside), { withFileTypes: true });
      } catch (error) {
        // A glob below a folder that is not there matches nothing.
        if (inside === '' && isAbsent(error)) return;
        this.problem(join(shown, inside), whyRefused('read', error));
        isBlocked = true;
        return;
      }
      const ignores = above.in(
        join(folder, inside),
        entries.some(({ name }) => isGitIgnore(name)),
      );
      for (const entry of entries) {
        const { name } = entry;
        const path = inside === '' ? name : `${inside}/${name}`;
        const absolute = join(folder, path);
        if (entry.isFile() && wants(path, name)) {
          if (ignores.ignores(absolute, false)) {
            isIgnored = true;
            continue;
          }
          const file = this.fileBelow(join(shown, path), absolute);
          if (file === undefined) isBlocked = true;
          else files.push(file);
        } else if (entry.isDirectory() && level < depth && !isFolderPassedBy(name)) {
          if (!ignores.ignores(absolute, true)) await walkInto(path, level + 1, ignores);
        }
      }
    };
    await walkInto('', 1, GitIgnores.above(folder, this.cwd));
    if (files.length > 0 || isBlocked) return files;
    return isIgnored ? 'ignored' : 'nothing';
  }

  private fileBelow(shown: string, absolute: string): string | undefined {
    try {
      return this.file(shown, absolute, true);
    } catch (error) {
      // It went away since the folder was read, or its name is not UTF-8.
      this.problem(shown, whyRefused('read', error));
      return undefined;
    }
  }
}

/** A path as reports show it. Shards and fingerprints depend on it, so it is the same on every system. */
function shownPath(given: string, absolute: string, cwd: string): string {
  return pathInside(cwd, absolute) ?? given.split(sep).join('/');
}

/** The same path for all names of a file. A pipe such as `/dev/fd/63` keeps the path that was given. */
function realPath(absolute: string): string {
  try {
    return realpathSync.native(absolute);
  } catch (error) {
    if (statSync(absolute).isFile()) throw error;
    return absolute;
  }
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Whether a file met below a folder is looked into, by its name. */
export function isJsonName(name: string): boolean {
  return /\.json$/i.test(name) && !OWN_FILES.has(name);
}

/** Whether the name of a file alone says that it holds no snapshot. */
export function isNeverSnapshot(name: string): boolean {
  return NEVER_SNAPSHOTS.has(name) || OWN_FILES.has(name);
}

/** Whether a file is a config or the baseline, by its name. */
export function isOwnFile(name: string): boolean {
  return OWN_FILES.has(name);
}

/** Whether a folder met below another is looked into, by its name. */
export function isFolderPassedBy(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

type FileMatcher = (glob: string, folder: string, file: string) => boolean;
const compiled = new Map<string, (path: string) => boolean>();

/** Whether a glob relative to `folder` matches a file, or a folder above it; dots are ordinary characters. */
export const matchesFile: FileMatcher = (glob, folder, file) => {
  const matches = getOrInsert(compiled, glob, () => compileFileGlob(glob));
  return matches(relativePath(folder, file));
};

/** Invalid globs are faults of the config, and do not get here. */
function compileFileGlob(glob: string): (path: string) => boolean {
  const below = `${glob.replace(/(?<!\/)\/+$/, '')}/**`;
  const matchers = (glob.endsWith('*') ? [glob] : [glob, below]).map((each) =>
    pathMatcher(each, { dot: true }),
  );
  return (path) => matchers.some((matcher) => typeof matcher === 'function' && matcher(path));
}
