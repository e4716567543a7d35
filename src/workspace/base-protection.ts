import { basename, posix, relative, resolve, sep } from 'node:path';
import { CONFIG_NAMES, IN_PACKAGE } from '../files/config-file.js';
import type { FileBefore, Repository } from '../files/git.js';
import { readJsonWithComments } from '../files/json-with-comments.js';
import { MOST_PACKAGE, MOST_SETTINGS } from '../files/sizes.js';
import { isObject, type JsonValue } from '../json/value.js';
import { protectFault } from '../lint/protect.js';
import { CommandError } from './command-error.js';

/**
 * What the configs of a repository protected where a branch began. A branch may add to it. It must not take from it: whoever opens a pull
 * request could otherwise remove a protected item and its protection together.
 */
export class BaseProtection {
  private readonly byFolder = new Map<string, Promise<readonly string[] | undefined>>();

  /** @param base the commit where the branch began */
  constructor(
    private readonly repository: Repository,
    private readonly base: string,
  ) {}

  /**
   * What the nearest config of a file protected, within the repository.
   *
   * @param name of the file where the branch began, from the root of the repository on
   * @throws CommandError when the config cannot be read
   */
  async ofFile(name: string): Promise<readonly string[]> {
    for (let folder = posix.dirname(name); ; folder = posix.dirname(folder)) {
      const found = await this.ofFolder(folder);
      if (found !== undefined) return found;
      if (folder === '.') return [];
    }
  }

  /**
   * What a config protected that is named on the command line.
   *
   * @throws CommandError when it cannot be read
   */
  async ofConfig(path: string, cwd: string): Promise<readonly string[]> {
    const name = relative(this.repository.top, resolve(cwd, path)).split(sep).join('/');
    if (name.startsWith('../') || name === '') return [];
    return (await this.firstConfig([name])) ?? [];
  }

  private ofFolder(folder: string): Promise<readonly string[] | undefined> {
    const known = this.byFolder.get(folder);
    if (known !== undefined) return known;
    const names = CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join('/')));
    const read = this.firstConfig(names);
    this.byFolder.set(folder, read);
    return read;
  }

  private async firstConfig(names: readonly string[]): Promise<readonly string[] | undefined> {
    for (const file of this.repository.filesOf(this.base, names)) {
      const patterns = await this.patternsIn(file);
      if (patterns !== undefined) return patterns;
    }
    return undefined;
  }

  /** Undefined for a package.json without a config. Other faults of the config may be what the branch fixes. */
  private async patternsIn({ name, read }: FileBefore): Promise<readonly string[] | undefined> {
    const isPackage = basename(name) === 'package.json';
    const shown = `${this.base.slice(0, 8)}:${name}`;
    const reading = read(isPackage ? MOST_PACKAGE : MOST_SETTINGS, false);
    if (reading.kind !== 'bytes') {
      if (isPackage) return undefined;
      throw new CommandError(`${shown}: ${reading.kind === 'error' ? reading.message : 'it is too large'}`);
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reading.bytes);
    const { value, faults } = await readJsonWithComments(text, isPackage ? IN_PACKAGE : undefined);
    const [fault] = faults;
    if (fault !== undefined && isPackage) return undefined;
    if (fault !== undefined)
      throw new CommandError(
        `${shown}:${fault.line}:${fault.column} ${fault.message}. Nothing is planned, because what this config protects cannot be read`,
      );
    return value === undefined ? undefined : patternsOf(value);
  }
}

function patternsOf(config: JsonValue): readonly string[] {
  const protect = isObject(config) && Object.hasOwn(config, 'protect') ? config.protect : undefined;
  if (!Array.isArray(protect)) return [];
  return protect.filter(
    (pattern): pattern is string => typeof pattern === 'string' && protectFault(pattern) === undefined,
  );
}
