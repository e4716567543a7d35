import { existsSync, lstatSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hasMember } from '../../bytes/json/members.js';
import type { Step } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { maskOf } from '../../bytes/scan/masked.js';
import type { Config } from '../../verdict/lint/config.js';
import type { RulePack } from '../../verdict/lint/pack.js';
import { pluginPaths, readConfig } from '../../verdict/lint/read-config.js';
import { CommandError } from './command-error.js';
import { readJsonWithComments } from './json-with-comments.js';
import { CONFIG_NAMES, IN_PACKAGE } from './known-files.js';
import { isLink } from './path-meaning.js';
import { pathInside } from './paths.js';
import { readSettings } from './read.js';

/** A config and its file. Its globs are relative to `folder`. */
export interface ConfigFile {
  readonly path: string;
  readonly folder: string;
  readonly config: Config;
  /** The rules that it can set: roomlint's own and those of its plugins. */
  readonly pack: RulePack;
}

/** What is wrong with a config file, and where: line and column from 1, the column in UTF-16 units. */
export interface ConfigFileFault {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The config cannot be used. Its details are the faults, each on a line with its place. */
export class ConfigFileError extends CommandError {
  /** @param cwd the folder that paths are shown from */
  constructor(
    readonly faults: readonly ConfigFileFault[],
    cwd: string,
  ) {
    const lines = faults.map(
      ({ path, line, column, message }) => `  ${pathInside(cwd, path) ?? path}:${line}:${column} ${message}`,
    );
    super('the config cannot be used:', lines.join('\n'));
  }
}

/** Finds and reads configs, each once. */
export class ConfigFiles {
  private readonly byPath = new Map<string, ConfigFile>();
  private readonly nearestPath = new Map<string, string | undefined>();

  /** @param plugins whether plugins are loaded: they are code, and run @param cwd the folder that paths are shown from */
  constructor(
    private readonly pack: RulePack,
    private readonly plugins = true,
    private readonly cwd = process.cwd(),
  ) {}

  /** The nearest config of a folder, upwards. @throws ConfigFileError */
  async nearest(folder: string): Promise<ConfigFile | undefined> {
    const path = this.find(folder);
    return path === undefined ? undefined : this.read(path, false);
  }

  /** The config in a file. @param isNamed by the user: its plugins are trusted @throws ConfigFileError */
  async read(path: string, isNamed = true): Promise<ConfigFile> {
    const known = this.byPath.get(path);
    if (known !== undefined) return known;
    const source = readSettings(path);
    const read =
      source.kind === 'error'
        ? [startFault(path, source.message)]
        : await this.readText(path, source.text, isNamed);
    if (!('config' in read)) throw new ConfigFileError(read, this.cwd);
    this.byPath.set(path, read);
    return read;
  }

  /** What is wrong with a config is said without credentials: a room may have been named by mistake. */
  private async readText(
    path: string,
    text: string,
    isNamed: boolean,
  ): Promise<ConfigFile | readonly ConfigFileFault[]> {
    const part = basename(path) === 'package.json' ? IN_PACKAGE : undefined;
    const { value, faults, position } = await readJsonWithComments(text, part);
    const at = (steps: readonly Step[], onKey: boolean, message: string): ConfigFileFault => ({
      path,
      ...position(steps, onKey),
      message,
    });
    const masked = (found: readonly ConfigFileFault[]): readonly ConfigFileFault[] => {
      const mask = maskOf([new TextEncoder().encode(text)]);
      return found.map((fault) => ({ ...fault, message: mask.mask(fault.message) }));
    };
    if (faults.length > 0) return masked(faults.map((fault) => ({ path, ...fault })));
    if (value === undefined) return [startFault(path, `this package.json has no "${IN_PACKAGE}" field`)];
    const folder = dirname(resolve(path)).replace(/[\\/]\.config$/, '');
    const extended = new Map(this.pack);
    const named = pluginPaths(value);
    const plugins = this.plugins ? named : [];
    if (plugins.length > 0 && !isNamed && belongsToAnotherUser(path))
      return [at(['plugins'], true, OF_ANOTHER)];
    for (const [index, plugin] of plugins.entries()) {
      const { loadPlugin } = await import('./plugins.js');
      const rules = await loadPlugin(plugin, folder, extended);
      if (typeof rules === 'string') return masked([at(['plugins', index], false, rules)]);
      for (const rule of rules) extended.set(rule.id, rule);
    }
    const config = readConfig(value, extended, named.length > plugins.length);
    if ('faults' in config)
      return masked(config.faults.map((each) => at(each.path, each.onKey, each.message)));
    return { path, folder, config, pack: extended };
  }

  private find(folder: string): string | undefined {
    if (this.nearestPath.has(folder)) return this.nearestPath.get(folder);
    const here = CONFIG_NAMES.map((name) => join(folder, name)).find(holdsConfig);
    const above = dirname(folder);
    const path = here ?? (above === folder ? undefined : this.find(above));
    this.nearestPath.set(folder, path);
    return path;
  }
}

/** Whether a package.json has, or seems to have, a field "roomlint". */
function holdsConfig(path: string): boolean {
  // A link to a config that is gone does not leave its files to the defaults.
  if (!existsSync(path) && !isLink(path)) return false;
  if (basename(path) !== 'package.json') return true;
  const reading = readSettings(path);
  if (reading.kind === 'error') return false;
  const text = reading.text.replace(/^\uFEFF/, '');
  try {
    const value = JSON.parse(text) as JsonValue;
    return hasMember(value, IN_PACKAGE);
  } catch {
    return /"roomlint"\s*:/.test(text);
  }
}

/**
 * Whether a file belongs to another user. Everybody may put a config into a folder such as /tmp, above the
 * folders of others; or a link there to a config of yours, whose plugins would then be looked for beside the
 * link. Files of the superuser are trusted, and those of whoever called sudo.
 */
export function belongsToAnotherUser(
  path: string,
  user: number | undefined = process.getuid?.(),
  caller: string | undefined = process.env.SUDO_UID,
): boolean {
  if (user === undefined) return false;
  return [lstatSync(path), statSync(path)].some(
    ({ uid }) => uid !== user && uid !== 0 && !(user === 0 && caller !== undefined && uid === Number(caller)),
  );
}

/** A fault of a file as a whole. */
function startFault(path: string, message: string): ConfigFileFault {
  return { path, line: 1, column: 1, message };
}

const OF_ANOTHER =
  'the config belongs to another user, so its plugins are not loaded: if you trust it, name it with --config, otherwise pass --no-plugins';
