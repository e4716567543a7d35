import { basename, posix, resolve, sep } from 'node:path';
import { readJsonWithComments } from '../files/json-with-comments.js';
import { CONFIG_NAMES, IN_PACKAGE } from '../files/known-files.js';
import { relativePath } from '../files/paths.js';
import { MAX_PACKAGE, MAX_SETTINGS } from '../files/read.js';
import type { FileBefore, Repository } from '../files/repository.js';
import { isObject, type JsonValue } from '../json/value.js';
import { protectFault } from '../lint/protect.js';
import { removalLimitOf } from '../lint/removal-limit.js';
import { getOrInsert } from '../text/add-to.js';
import { decodeLoosely } from '../text/encoding.js';
import { CommandError } from './command-error.js';
import { type GateConfig, NOTHING_SAID } from './gate-settings.js';

/**
 * What the configs of a repository said where a branch began. A branch may be stricter but not laxer: a pull
 * request could otherwise remove a protected item and its protection together. Names of baselines start at
 * the root of the repository.
 */
export class BaseSettings {
  private readonly byFolder = new Map<string, Promise<GateConfig | undefined>>();

  /** @param base the commit where the branch began */
  constructor(
    private readonly repository: Repository,
    private readonly base: string,
  ) {}

  /** What the nearest config said. @param name of the file at the base, from the root @throws CommandError */
  async ofFile(name: string): Promise<GateConfig> {
    for (let folder = posix.dirname(name); ; folder = posix.dirname(folder)) {
      const found = await this.ofFolder(folder);
      if (found !== undefined) return found;
      if (folder === '.') return NOTHING_SAID;
    }
  }

  /** What a config said that is named on the command line. @throws CommandError when it cannot be read */
  async ofConfig(path: string, cwd: string): Promise<GateConfig> {
    const name = relativePath(this.repository.top, resolve(cwd, path));
    if (name.startsWith('../') || name === '') return NOTHING_SAID;
    return (await this.firstConfig([name])) ?? NOTHING_SAID;
  }

  private ofFolder(folder: string): Promise<GateConfig | undefined> {
    return getOrInsert(this.byFolder, folder, () => this.firstConfig(configNamesIn(folder)));
  }

  private async firstConfig(names: readonly string[]): Promise<GateConfig | undefined> {
    for (const file of this.repository.filesOf(this.base, names)) {
      const config = await this.configIn(file);
      if (config !== undefined) return config;
    }
    return undefined;
  }

  /** Undefined for a package.json without a config; other faults are what the branch may fix. */
  private async configIn({ name, read }: FileBefore): Promise<GateConfig | undefined> {
    const isPackage = basename(name) === 'package.json';
    const shown = `${this.base.slice(0, 8)}:${name}`;
    const reading = read(isPackage ? MAX_PACKAGE : MAX_SETTINGS, false);
    if (reading.kind !== 'bytes') {
      if (isPackage) return undefined;
      throw new CommandError(`${shown}: ${reading.kind === 'error' ? reading.message : 'it is too large'}`);
    }
    const text = decodeLoosely(reading.bytes);
    const { value, faults } = await readJsonWithComments(text, isPackage ? IN_PACKAGE : undefined);
    const [fault] = faults;
    if (fault !== undefined && isPackage) return undefined;
    if (fault !== undefined)
      throw new CommandError(
        `${shown}:${fault.line}:${fault.column} ${fault.message}. Nothing is planned, because what this config protects cannot be read`,
      );
    return value === undefined ? undefined : configOf(value, name);
  }
}

function configNamesIn(folder: string): string[] {
  return CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join('/')));
}

/** Its other faults may be what the branch fixes. A limit that cannot be read is none. */
function configOf(config: JsonValue, name: string): GateConfig {
  const said = (key: string): JsonValue | undefined =>
    isObject(config) && Object.hasOwn(config, key) ? config[key] : undefined;
  const [protect, baseline] = [said('protect'), said('baseline')];
  const folder = posix.dirname(name).replace(/(^|\/)\.config$/, '') || '.';
  return {
    protect: Array.isArray(protect) ? protect.filter(isPattern) : [],
    maxRemoved: removalLimitOf(said('maxRemoved')),
    baseline: typeof baseline === 'string' ? posix.join(folder, baseline) : undefined,
  };
}

function isPattern(pattern: JsonValue): pattern is string {
  return typeof pattern === 'string' && protectFault(pattern) === undefined;
}
