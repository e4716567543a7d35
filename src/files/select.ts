import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CONFIG_NAMES } from './config-file.js';
import { GLOB_OPTIONS, mayBeGlob, readGlob } from './glob.js';
import { whyNot } from './read.js';

/** A file to check. */
export interface SelectedFile {
  /** As reports show it: relative to the working directory, with `/`; outside of it as it was given. */
  readonly path: string;
  readonly absolute: string;
  /** Only a folder or a glob led to it, no path of its own: it can be left out without a word. */
  readonly found?: true;
}

/** A path that could not be followed, or that selects nothing. */
export interface SelectionProblem {
  readonly path: string;
  readonly message: string;
}

export interface Selection {
  /** Each real file once, by the name under which it was first met, sorted bytewise by path. */
  readonly files: readonly SelectedFile[];
  readonly problems: readonly SelectionProblem[];
}

/** Files of roomlint's own, which are no snapshots when they are met below a folder. */
const OWN_FILES: ReadonlySet<string> = new Set([
  ...CONFIG_NAMES.map((name) => basename(name)),
  'roomlint-baseline.json',
]);
const NO_SNAPSHOT = /^(package|tsconfig).*\.json$/;

/**
 * Turns paths, folders and globs into files. `-` is not for here. Nothing is thrown: what fails is a problem, and does not
 * stop the others.
 *
 * - A folder means every plain file below it whose name ends in `.json`. Links in it are not followed, and dot-folders,
 *   node_modules, package*.json, tsconfig*.json, configs and the baseline of roomlint are passed by.
 * - A glob means the plain files that it matches, `.json` only where its last part has no dot. It passes by the same as
 *   a folder, except names that its last part spells out. Something that exists is never taken for a glob.
 * - Any other path is a file, whatever it is called, and may be a link or a pipe.
 */
export async function selectFiles(paths: readonly string[], cwd: string = process.cwd()): Promise<Selection> {
  const selector = new Selector(cwd);
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

  constructor(private readonly cwd: string) {}

  get selection(): Selection {
    const files = [...this.files.values()].sort((a, b) =>
      Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)),
    );
    return { files, problems: this.problems };
  }

  async add(path: string): Promise<void> {
    if (path === '') {
      this.problem('""', 'an empty path names nothing; "." is the current folder');
      return;
    }
    const absolute = resolve(this.cwd, path);
    try {
      if (statSync(absolute).isDirectory()) this.folder(path, absolute);
      else this.file(path, absolute);
    } catch (error) {
      if (isAbsent(error) && isLink(absolute)) this.problem(path, 'this link leads to nothing');
      else if (isAbsent(error) && mayBeGlob(path)) await this.glob(path);
      else this.problem(path, whyNot(error));
    }
  }

  private problem(path: string, message: string): void {
    const known = this.problems.some((other) => other.path === path && other.message === message);
    if (!known) this.problems.push({ path, message });
  }

  private file(shown: string, absolute: string, found?: true): void {
    const real = realPath(absolute);
    const known = this.files.get(real);
    if (known === undefined) {
      const path = this.shownPath(shown, absolute);
      this.files.set(real, found ? { path, absolute, found } : { path, absolute });
    } else if (!found) {
      this.files.set(real, { path: known.path, absolute: known.absolute });
    }
  }

  private shownPath(given: string, absolute: string): string {
    const inside = relative(this.cwd, absolute);
    const outside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
    return (outside ? given : inside).split(sep).join('/');
  }

  private folder(shown: string, folder: string): void {
    const wants = (_inside: string, name: string): boolean => isSnapshotName(name);
    const found = this.walk({ shown, folder, depth: Number.POSITIVE_INFINITY, wants });
    if (found === 'nothing') this.problem(shown, 'there is no .json file in this folder');
  }

  private async glob(pattern: string): Promise<void> {
    const glob = await readGlob(pattern);
    if (typeof glob === 'string') {
      this.problem(pattern, glob);
      return;
    }
    const found = this.walk({
      shown: glob.base === '' ? '.' : glob.base,
      folder: resolve(this.cwd, glob.base),
      depth: glob.depth,
      wants: (inside, name) => glob.matches(inside, name) && (!isPassedBy(name) || glob.namesFiles),
    });
    if (found === 'nothing') this.problem(pattern, 'there is no such file, and as a pattern it matches none');
  }

  /** Selects files below a folder. What cannot be read there is a problem of its own, and not the reason to find nothing. */
  private walk({ shown, folder, depth, wants }: Walk): 'something' | 'nothing' {
    let found: 'something' | 'nothing' = 'nothing';
    const walkInto = (inside: string, level: number): void => {
      let entries: Dirent[];
      try {
        entries = readdirSync(join(folder, inside), { withFileTypes: true });
      } catch (error) {
        // A glob below a folder that is not there matches nothing.
        if (inside === '' && isAbsent(error)) return;
        this.problem(join(shown, inside), whyNot(error));
        found = 'something';
        return;
      }
      for (const entry of entries) {
        const { name } = entry;
        const path = inside === '' ? name : `${inside}/${name}`;
        if (entry.isFile() && wants(path, name)) {
          found = 'something';
          this.fileBelow(join(shown, path), join(folder, path));
        } else if (entry.isDirectory() && level < depth && !isFolderPassedBy(name)) {
          walkInto(path, level + 1);
        }
      }
    };
    walkInto('', 1);
    return found;
  }

  private fileBelow(shown: string, absolute: string): void {
    try {
      this.file(shown, absolute, true);
    } catch (error) {
      // It went away since the folder was read, or its name is no UTF-8.
      this.problem(shown, whyNot(error));
    }
  }
}

/** What tells two names of one file from two files. A pipe such as `/dev/fd/63` has no path but the one it was given. */
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

/** Whether a file met below a folder is checked, by its name. */
export function isSnapshotName(name: string): boolean {
  return name.endsWith('.json') && !isPassedBy(name);
}

/** Whether a file is a config or the baseline, by its name. */
export function isOwnFile(name: string): boolean {
  return OWN_FILES.has(name);
}

/** Whether a folder met below another is looked into, by its name. */
export function isFolderPassedBy(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

export function isPassedBy(name: string): boolean {
  return NO_SNAPSHOT.test(name) || OWN_FILES.has(name);
}

type FileMatcher = (glob: string, folder: string, file: string) => boolean;
let matcher: FileMatcher | undefined;

/**
 * Whether a glob of a config matches a file. The glob is relative to `folder`; the name of a folder stands for everything
 * below that. Dots at the beginning of a name are like any other character.
 */
export async function fileMatcher(): Promise<FileMatcher> {
  const { default: picomatch } = await import('picomatch');
  const compiled = new Map<string, (path: string) => boolean>();
  matcher ??= (glob, folder, file) => {
    let matches = compiled.get(glob);
    if (matches === undefined) {
      const below = `${glob.replace(/\/+$/, '')}/**`;
      matches = picomatch(glob.endsWith('*') ? glob : [glob, below], { ...GLOB_OPTIONS, dot: true });
      compiled.set(glob, matches);
    }
    return matches(relative(folder, file).split(sep).join('/'));
  };
  return matcher;
}
