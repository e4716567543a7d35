import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { CONFIG_NAMES } from './config-file.js';
import { whyNot } from './read.js';

/** A file to check. */
export interface SelectedFile {
  /** As reports show it: relative to the working directory, with `/`; outside of it as it was given. */
  readonly path: string;
  readonly absolute: string;
}

/** A path that could not be followed, or that selects nothing. */
export interface SelectionProblem {
  readonly path: string;
  readonly message: string;
}

export interface Selection {
  /** Each real file once, sorted bytewise by path. */
  readonly files: readonly SelectedFile[];
  readonly problems: readonly SelectionProblem[];
}

/** Below a folder these are no snapshots. */
const NO_SNAPSHOTS: ReadonlySet<string> = new Set([
  ...CONFIG_NAMES.map((name) => basename(name)),
  'roomlint-baseline.json',
]);
const NO_SNAPSHOT = /^(package|tsconfig).*\.json$/;
const GLOB = /[*?[\]{}()!]/;

/** Turns paths, folders and globs into files. `-` is not for here. Nothing is thrown: what fails is a problem. */
export async function selectFiles(paths: readonly string[], cwd: string = process.cwd()): Promise<Selection> {
  const selector = new Selector(cwd);
  for (const path of paths) await selector.add(path);
  return selector.selection;
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
    const absolute = resolve(this.cwd, path);
    try {
      if (statSync(absolute).isDirectory()) this.folder(path, absolute);
      else this.file(path, absolute);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if ((code === 'ENOENT' || code === 'ENOTDIR') && GLOB.test(path)) await this.glob(path);
      else this.problem(path, whyNot(error));
    }
  }

  private problem(path: string, message: string): void {
    this.problems.push({ path, message });
  }

  /** The name by which a file is first met is the one that is shown. */
  private file(shown: string, absolute: string): void {
    const real = realpathSync(absolute);
    if (!this.files.has(real)) this.files.set(real, { path: this.shownPath(shown, absolute), absolute });
  }

  private shownPath(given: string, absolute: string): string {
    const inside = relative(this.cwd, absolute);
    const outside = inside === '..' || inside.startsWith(`..${sep}`);
    return (outside ? given : inside).split(sep).join('/');
  }

  private folder(shown: string, absolute: string): void {
    let found = 0;
    const before = this.problems.length;
    this.walk(shown, absolute, (path, name) => {
      if (!name.endsWith('.json') || NO_SNAPSHOT.test(name) || NO_SNAPSHOTS.has(name)) return;
      this.file(join(shown, relative(absolute, path)), path);
      found++;
    });
    if (found === 0 && this.problems.length === before)
      this.problem(shown, 'there is no .json file in this folder');
  }

  /** The plain files below a folder. Links are not followed; dot-folders and node_modules are passed by. */
  private walk(shown: string, folder: string, visit: (path: string, name: string) => void): void {
    let entries: Dirent[];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      this.problem(shown, whyNot(error));
      return;
    }
    for (const entry of entries) {
      const { name } = entry;
      if (entry.isFile()) visit(join(folder, name), name);
      else if (entry.isDirectory() && !name.startsWith('.') && name !== 'node_modules') {
        this.walk(join(shown, name), join(folder, name), visit);
      }
    }
  }

  private async glob(pattern: string): Promise<void> {
    const { default: picomatch } = await import('picomatch');
    const { base, glob } = picomatch.scan(pattern);
    const matches = picomatch(glob);
    const folder = resolve(this.cwd, base);
    let found = 0;
    const before = this.problems.length;
    this.walk(base === '' ? '.' : base, folder, (path) => {
      const inside = relative(folder, path).split(sep).join('/');
      if (!matches(inside)) return;
      this.file(join(base, inside), path);
      found++;
    });
    if (found === 0 && this.problems.length === before) this.problem(pattern, 'this pattern selects no file');
  }
}

/** Whether a glob of a config matches a file. The glob is relative to `folder`. */
export async function fileMatcher(): Promise<(glob: string, folder: string, file: string) => boolean> {
  const { default: picomatch } = await import('picomatch');
  const compiled = new Map<string, (path: string) => boolean>();
  return (glob, folder, file) => {
    let matches = compiled.get(glob);
    if (matches === undefined) {
      matches = picomatch(glob, { dot: true });
      compiled.set(glob, matches);
    }
    return matches(relative(folder, file).split(sep).join('/'));
  };
}
