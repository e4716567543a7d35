import { basename, posix, resolve, sep } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { member } from '../../bytes/json/members.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { protectFault, type RemovalLimit, removalLimitOf } from '../../verdict/lint/removals.js';
import { ConfigFileError, ConfigFiles } from '../files/config-file.js';
import type { FileBefore } from '../files/git-history.js';
import { readJsonWithComments } from '../files/json-with-comments.js';
import { CONFIG_NAMES, IN_PACKAGE } from '../files/known-files.js';
import { relativePath } from '../files/paths.js';
import { MAX_PACKAGE, MAX_SETTINGS } from '../files/read.js';
import type { Repository } from '../files/repository.js';
import { CommandError } from './command-error.js';
import type { ConfigChoice } from './file-settings.js';

/** What a config says about imports. */
export interface GateConfig {
  /** What must never be removed. */
  readonly protect: readonly string[];
  /** How much may be removed; undefined if it does not say. */
  readonly maxRemoved: RemovalLimit | undefined;
  /** Its baseline; undefined if it names none. */
  readonly baseline: string | undefined;
}

const NOTHING_SAID: GateConfig = { protect: [], maxRemoved: undefined, baseline: undefined };

/** Finds what configs say about imports. */
export class GateSettings {
  private readonly configs = new ConfigFiles(rulePack, false);

  constructor(
    private readonly choice: ConfigChoice,
    private readonly cwd: string,
  ) {}

  /** The config that applies to a folder. @throws CommandError when it cannot be used */
  async of(folder: string): Promise<GateConfig> {
    const { choice } = this;
    if (choice.kind === 'none') return NOTHING_SAID;
    try {
      const file =
        choice.kind === 'file'
          ? await this.configs.read(resolve(this.cwd, choice.path))
          : await this.configs.nearest(folder);
      return file?.config ?? NOTHING_SAID;
    } catch (error) {
      if (error instanceof ConfigFileError) throw new CommandError(error.message);
      throw error;
    }
  }
}

/**
 * What configs say about the import of files that have changed: now, and where the branch began. A branch may be
 * stricter but not laxer: a pull request could otherwise remove a protected item and its protection together. Names of
 * baselines start at the root of the repository.
 */
export class ChangeGates {
  private readonly settings: GateSettings;
  private readonly byFolder = new Map<string, Promise<GateConfig | undefined>>();

  /** @param base the commit where the branch began */
  constructor(
    private readonly choice: ConfigChoice,
    private readonly cwd: string,
    private readonly repository: Repository,
    private readonly base: string,
  ) {
    this.settings = new GateSettings(choice, cwd);
  }

  /** @param name from the root on, at the base @param folder of the file now @throws CommandError */
  async of(name: string, folder: string): Promise<{ readonly before: GateConfig; readonly now: GateConfig }> {
    return { before: await this.before(name), now: await this.settings.of(folder) };
  }

  /** @throws CommandError when the config cannot be read */
  async before(name: string): Promise<GateConfig> {
    const { choice } = this;
    switch (choice.kind) {
      case 'none':
        return NOTHING_SAID;
      case 'file':
        return this.inConfig(choice.path);
      case 'nearest':
        return this.nearest(name);
    }
  }

  /** What the nearest config of a file said. */
  private async nearest(name: string): Promise<GateConfig> {
    for (let folder = posix.dirname(name); ; folder = posix.dirname(folder)) {
      const found = await this.ofFolder(folder);
      if (found !== undefined) return found;
      if (folder === '.') return NOTHING_SAID;
    }
  }

  /** What a config said that is named on the command line. */
  private async inConfig(path: string): Promise<GateConfig> {
    const name = relativePath(this.repository.top, resolve(this.cwd, path));
    if (name.startsWith('../') || name === '') return NOTHING_SAID;
    return (await this.firstConfig([name])) ?? NOTHING_SAID;
  }

  private ofFolder(folder: string): Promise<GateConfig | undefined> {
    return getOrInsert(this.byFolder, folder, () => this.firstConfig(configNamesIn(folder)));
  }

  private async firstConfig(names: readonly string[]): Promise<GateConfig | undefined> {
    for (const file of this.repository.history.filesOf(this.base, names)) {
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
  const said = (key: string): JsonValue | undefined => member(config, key);
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
