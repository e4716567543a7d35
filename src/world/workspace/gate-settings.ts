import { basename, posix, resolve, sep } from 'node:path';
import { member } from '../../bytes/json/members.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { protectFault, type RemovalLimit, removalLimitOf } from '../../verdict/lint/removals.js';
import { CommandError } from '../files/command-error.js';
import { readJsonWithComments } from '../files/json-with-comments.js';
import { CONFIG_NAMES, IN_PACKAGE } from '../files/known-files.js';
import { relativePath } from '../files/paths.js';
import { MAX_OUTPUT } from '../files/read.js';
import type { FileBefore, Repository } from '../files/repository.js';
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

const NOTHING_SAID = { protect: [], maxRemoved: undefined, baseline: undefined };

/**
 * What configs said about imports where a branch began. It may be stricter now but not laxer: a pull request could
 * otherwise remove a protected item and its protection together. Names of baselines start at the root of the
 * repository.
 */
export class GateSettingsBefore {
  private readonly known = new Map<string, Promise<GateConfig>>();

  /** @param base the commit where the branch began */
  constructor(
    private readonly choice: ConfigChoice,
    private readonly cwd: string,
    private readonly repository: Repository,
    private readonly base: string,
  ) {}

  /** What applied to a file. @param name from the root on, at the base @throws CommandError */
  async of(name: string): Promise<GateConfig> {
    const { choice, cwd, repository } = this;
    if (choice === false) return NOTHING_SAID;
    const names =
      choice === undefined
        ? configNamesAbove(posix.dirname(name))
        : [relativePath(repository.top, resolve(cwd, choice))].filter((path) => !/^(?:\.\.\/|$)/.test(path));
    return getOrInsert(this.known, names.join('\n'), () => this.first(names));
  }

  private async first(names: readonly string[]): Promise<GateConfig> {
    for (const file of this.repository.filesOf(this.base, names)) {
      const config = await this.configIn(file);
      if (config !== undefined) return config;
    }
    return NOTHING_SAID;
  }

  /** Undefined for a package.json without a config; other faults are what the branch may fix. */
  private async configIn({ name, shown, read }: FileBefore): Promise<GateConfig | undefined> {
    const isPackage = basename(name) === 'package.json';
    const reading = read(MAX_OUTPUT);
    if (reading.kind !== 'bytes') {
      if (isPackage) return undefined;
      throw new CommandError(`${shown}: ${reading.message}`);
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

/** The configs that may apply in a folder, the nearest first. */
function configNamesAbove(folder: string): string[] {
  const here = CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join('/')));
  return folder === '.' ? here : [...here, ...configNamesAbove(posix.dirname(folder))];
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
