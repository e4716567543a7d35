import { realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { printable, quoteValue } from '../../bytes/json/quote.js';
import { listed } from '../../bytes/text/in-words.js';
import { CommandError } from '../../world/files/command-error.js';
import { pathInside, realPath, relativePath } from '../../world/files/paths.js';
import { whyRefused } from '../../world/files/refusals.js';

/** A file below a root folder. Links are resolved: this is the file itself. */
export interface GuardedFile {
  /** As replies show it: relative to its root, with `/`. */
  readonly name: string;
  /** A real path. */
  readonly absolute: string;
  readonly root: string;
}

/** The folders in which files may be read and written. */
export class Roots {
  /** @param folders real paths */
  constructor(readonly folders: readonly string[]) {}

  /** @throws CommandError for a folder that cannot be used */
  static of(folders: readonly string[], cwd: string): Roots {
    return new Roots([...new Set(folders.map((folder) => realFolder(resolve(cwd, folder))))]);
  }

  /** The file at a path. @throws CommandError for a path out of the roots, or to nothing */
  file(path: string): GuardedFile {
    if (path.includes('\0')) throw new CommandError('the path contains a zero byte: remove it');
    let absent: GuardedFile | undefined;
    for (const root of isAbsolute(path) ? [''] : this.folders) {
      const given = resolve(root, path);
      const around = this.around(given);
      // Outside, not even whether a file exists is said.
      if (around === undefined) continue;
      const real = realPath(given);
      if (real === undefined) {
        absent ??= { name: isAbsolute(path) ? path : nameIn(around, given), absolute: given, root: around };
        continue;
      }
      const home = this.around(real);
      if (home === undefined)
        throw new CommandError(
          `${printable(path)} is a link that leads out of the root folders: name a file below ${this.words}`,
        );
      return { name: nameIn(home, real), absolute: real, root: home };
    }
    if (absent === undefined)
      throw new CommandError(
        `${quoteValue(path)} is outside of the root folders: name a file below ${this.words}`,
      );
    throw new CommandError(
      `${printable(absent.name)}: ${whyAbsent(absent.absolute)} (paths are relative to ${this.words})`,
    );
  }

  /** @throws CommandError for a path that leads out of the roots */
  requireInside(path: string, name: string): void {
    const real = realPath(path);
    if (real !== undefined && this.around(real) === undefined)
      throw new CommandError(
        `${printable(name)} leads out of the root folders: use a file below ${this.words}`,
      );
  }

  /** The folders, for people. */
  get words(): string {
    return listed(
      this.folders.map((folder) => printable(folder)),
      'or',
      3,
    );
  }

  private around(absolute: string): string | undefined {
    return this.folders.find((folder) => pathInside(folder, absolute) !== undefined);
  }
}

/** Only snapshots of people are written. @throws CommandError for dot-files, and files in dot-folders */
export function requireWritable({ name }: GuardedFile): void {
  if (name.split('/').some((step) => step.startsWith('.')))
    throw new CommandError(
      `${printable(name)} is not written: files and folders that begin with a dot belong to programs. Copy it elsewhere first`,
    );
}

function nameIn(root: string, absolute: string): string {
  return relativePath(root, absolute) || '.';
}

function whyAbsent(path: string): string {
  try {
    realpathSync.native(path);
    return 'it cannot be read';
  } catch (error) {
    return whyRefused('read', error);
  }
}

function realFolder(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch (error) {
    throw new CommandError(`the root folder ${printable(folder)}: ${whyRefused('read', error)}`);
  }
}
