import { realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { pathInside, realPath, relativePath } from '../files/paths.js';
import { whyRefused } from '../files/refusals.js';
import { printable, quoteValue } from '../json/quote.js';
import { listed } from '../text/in-words.js';
import { CommandError } from '../workspace/command-error.js';

/** A file below a root folder. Links are resolved: this is the file itself. */
export interface GuardedFile {
  /** As replies show it: relative to its root, with `/`. */
  readonly name: string;
  /** A real path. */
  readonly absolute: string;
  /** The root that it is in. */
  readonly root: string;
}

/** Roots as they are handed to another thread. */
export interface RootFolders {
  readonly folders: readonly string[];
  readonly aliases: readonly (readonly [alias: string, real: string])[];
}

/** The folders in which files may be read and written. */
export class Roots {
  /** @param folders real paths @param aliases of them, through links */
  private constructor(
    readonly folders: readonly string[],
    private readonly aliases: ReadonlyMap<string, string>,
  ) {}

  /** @throws CommandError for a folder that cannot be used */
  static of(folders: readonly string[], cwd: string): Roots {
    const aliases = new Map(
      folders.map((folder) => [resolve(cwd, folder), realFolder(resolve(cwd, folder))]),
    );
    return new Roots([...new Set(aliases.values())], aliases);
  }

  static restore({ folders, aliases }: RootFolders): Roots {
    return new Roots(folders, new Map(aliases));
  }

  /** For another thread. */
  get plain(): RootFolders {
    return { folders: this.folders, aliases: [...this.aliases] };
  }

  /** Those parts of the roots that are also in one of some other folders, which may not exist. */
  narrowedTo(folders: readonly string[]): Roots {
    const known = new Map(folders.flatMap((folder) => [[folder, realPath(folder)] as const]));
    const others = [...known.values()].filter((real) => real !== undefined);
    const both = this.folders.flatMap((mine) =>
      others.flatMap((other) =>
        pathInside(mine, other) !== undefined ? [other] : pathInside(other, mine) !== undefined ? [mine] : [],
      ),
    );
    const aliases = new Map<string, string>();
    for (const [alias, real] of [...this.aliases, ...known])
      if (real !== undefined && both.includes(real)) aliases.set(alias, real);
    return new Roots([...new Set(both)], aliases);
  }

  /** The file at a path. @throws CommandError for a path out of the roots, or to nothing */
  file(path: string): GuardedFile {
    if (path.includes('\0')) throw new CommandError('the path contains a zero byte: remove it');
    if (this.folders.length === 0)
      throw new CommandError(
        'no file may be read: the root folders of the client and those of the server have nothing in common',
      );
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
      `${printable(absent.name)}: ${whyAbsent(absent.absolute)}. Paths are relative to ${this.words}`,
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
    const isAround = (folder: string): boolean => pathInside(folder, absolute) !== undefined;
    const alias = [...this.aliases.keys()].find(isAround);
    return this.folders.find(isAround) ?? (alias === undefined ? undefined : this.aliases.get(alias));
  }
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
