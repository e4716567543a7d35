import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from '../lint/config.js';
import type { RulePack } from '../lint/pack.js';
import { isObject, type JsonObject, type JsonValue } from '../text/value.js';
import { readJsonWithComments } from './json-with-comments.js';
import { whyNot } from './read.js';

/** A config and the file it stands in. Its globs are relative to `folder`. */
export interface ConfigFile {
  readonly path: string;
  readonly folder: string;
  readonly config: Config;
}

/** A fault of a config file: where (line and column in UTF-16 units, from 1) and what. */
export interface ConfigFileFault {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The config cannot be used. */
export class ConfigFileError extends Error {
  constructor(readonly faults: readonly ConfigFileFault[]) {
    super(faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`).join('\n'));
  }
}

/** Names that are looked for in each folder, in this order; the first counts. Configs are data: never a script. */
export const CONFIG_NAMES = [
  'roomlint.config.json',
  'roomlint.config.jsonc',
  '.roomlintrc',
  '.roomlintrc.json',
  join('.config', 'roomlintrc'),
  join('.config', 'roomlintrc.json'),
  'package.json',
] as const;
/** The member of a package.json that is a config. */
const IN_PACKAGE = 'roomlint';

type Search = (folder: string) => { readonly filepath: string } | null;

/** Finds and reads configs. Nothing is looked up twice. */
export class ConfigFiles {
  private readonly byPath = new Map<string, ConfigFile>();
  private search: Search | undefined;

  constructor(private readonly pack: RulePack) {}

  /** The nearest config of a folder, upwards. @throws ConfigFileError */
  async nearest(folder: string): Promise<ConfigFile | undefined> {
    this.search ??= await searcher();
    const found = nearestIn(folder, this.search);
    return found === null ? undefined : this.read(found.filepath);
  }

  /** The config in a file. @throws ConfigFileError */
  async read(path: string): Promise<ConfigFile> {
    const absolute = resolve(path);
    const config = this.byPath.get(absolute) ?? (await readConfigFile(path, this.pack));
    this.byPath.set(absolute, config);
    return config;
  }
}

function nearestIn(folder: string, search: Search): ReturnType<Search> {
  try {
    return search(folder);
  } catch (error) {
    // lilconfig reads what it finds and does not say which file that was when it is a folder.
    const { path = folder } = error as NodeJS.ErrnoException;
    throw unusable(path, `the config here cannot be read: ${whyNot(error)}`);
  }
}

/** lilconfig finds the file; what is in it is read here, with places. */
async function searcher(): Promise<Search> {
  const { lilconfigSync } = await import('lilconfig');
  const load = (path: string, content: string): unknown =>
    basename(path) === 'package.json' ? packageConfig(content) : { path };
  const { search } = lilconfigSync('roomlint', {
    searchPlaces: [...CONFIG_NAMES],
    loaders: { '.json': load, '.jsonc': load, noExt: load },
    // An empty config is a mistake to tell, not a reason to look further.
    ignoreEmptySearchPlaces: false,
    packageProp: [IN_PACKAGE],
    stopDir: resolve('/'),
  });
  return search;
}

/** What a package.json is to the search: an object that has {@link IN_PACKAGE} or has not. */
function packageConfig(content: string): JsonObject {
  try {
    const value = JSON.parse(content.replace(/^\uFEFF/, '')) as JsonValue;
    return isObject(value) ? value : {};
  } catch {
    // A broken one is for npm to complain about, unless a config would be passed by without a word.
    return /"roomlint"\s*:/.test(content) ? { [IN_PACKAGE]: true } : {};
  }
}

async function readConfigFile(path: string, pack: RulePack): Promise<ConfigFile> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unusable(path, whyNot(error));
  }
  const part = basename(path) === 'package.json' ? IN_PACKAGE : undefined;
  const { value, faults, position } = await readJsonWithComments(text, part);
  if (faults.length > 0) throw new ConfigFileError(faults.map((fault) => ({ path, ...fault })));
  if (value === undefined) throw unusable(path, `this package.json has no "${IN_PACKAGE}"`);
  const reading = readConfig(value, pack);
  if ('faults' in reading) {
    throw new ConfigFileError(
      reading.faults.map(({ message, path: steps, onKey }) => ({ path, ...position(steps, onKey), message })),
    );
  }
  return { path, folder: dirname(resolve(path)).replace(/[\\/]\.config$/, ''), config: reading };
}

function unusable(path: string, message: string): ConfigFileError {
  return new ConfigFileError([{ path, line: 1, column: 1, message }]);
}
