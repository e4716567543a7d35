import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Node, ParseError } from 'jsonc-parser';
import { type Config, type ConfigFault, readConfig } from '../lint/config.js';
import type { RulePack } from '../lint/pack.js';
import type { Step } from '../text/pointer.js';
import type { JsonObject, JsonValue } from '../text/value.js';
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

/** Names that are looked for in each folder, in this order. Configs are data: never a script. */
export const CONFIG_NAMES = [
  'roomlint.config.json',
  'roomlint.config.jsonc',
  '.roomlintrc',
  '.roomlintrc.json',
  join('.config', 'roomlintrc'),
  join('.config', 'roomlintrc.json'),
  'package.json',
] as const;

/** Finds and reads configs. Nothing is looked up twice. */
export class ConfigFiles {
  private readonly byPath = new Map<string, ConfigFile | undefined>();
  private search: ((folder: string) => { readonly filepath: string } | null) | undefined;

  constructor(private readonly pack: RulePack) {}

  /** The nearest config of a folder, upwards. @throws ConfigFileError */
  async nearest(folder: string): Promise<ConfigFile | undefined> {
    this.search ??= await searcher();
    const found = this.search(folder);
    return found === null ? undefined : this.read(found.filepath);
  }

  /** The config in a file. @throws ConfigFileError */
  async read(path: string): Promise<ConfigFile | undefined> {
    const absolute = resolve(path);
    if (!this.byPath.has(absolute)) this.byPath.set(absolute, await readConfigFile(path, this.pack));
    return this.byPath.get(absolute);
  }
}

/** lilconfig finds the file; what is in it is read here, with places. */
async function searcher(): Promise<(folder: string) => { readonly filepath: string } | null> {
  const { lilconfigSync } = await import('lilconfig');
  const load = (path: string, content: string): unknown => {
    if (basename(path) !== 'package.json') return { path };
    try {
      return JSON.parse(content);
    } catch {
      // A package.json that is broken holds no config of ours.
      return {};
    }
  };
  const { search } = lilconfigSync('roomlint', {
    searchPlaces: [...CONFIG_NAMES],
    loaders: { '.json': load, '.jsonc': load, noExt: load },
    stopDir: resolve('/'),
  });
  return search;
}

async function readConfigFile(path: string, pack: RulePack): Promise<ConfigFile> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigFileError([{ path, line: 1, column: 1, message: whyNot(error) }]);
  }
  const jsonc = await import('jsonc-parser');
  const errors: ParseError[] = [];
  const root = jsonc.parseTree(text, errors, { allowTrailingComma: true });
  const fault = (offset: number, message: string): ConfigFileFault => ({
    path,
    ...position(text, offset),
    message,
  });
  if (root === undefined || errors.length > 0) {
    const faults = errors.map(({ error, offset }) =>
      fault(offset, `this is no JSON: ${words(jsonc.printParseErrorCode(error))}`),
    );
    throw new ConfigFileError(
      faults.length === 0 ? [fault(0, 'the config is empty: write {} for the defaults')] : faults,
    );
  }
  const inPackage = basename(path) === 'package.json';
  const config = inPackage ? jsonc.findNodeAtLocation(root, ['roomlint']) : root;
  if (config === undefined) throw new ConfigFileError([fault(0, 'this package.json has no "roomlint"')]);
  const reading = readConfig(nodeValue(config), pack);
  if ('faults' in reading)
    throw new ConfigFileError(reading.faults.map((found) => fault(offsetOf(config, found), found.message)));
  return { path, folder: dirname(resolve(path)).replace(/[\\/]\.config$/, ''), config: reading };
}

/** The value of a node. jsonc-parser's own would let a key `__proto__` set the prototype. */
function nodeValue(node: Node): JsonValue {
  if (node.type === 'array') return (node.children ?? []).map(nodeValue);
  if (node.type !== 'object') return node.value as JsonValue;
  const object: JsonObject = {};
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (key === undefined || value === undefined) continue;
    Object.defineProperty(object, String(key.value), {
      value: nodeValue(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

function offsetOf(root: Node, { path, onKey }: ConfigFault): number {
  let node = root;
  let key: Node | undefined;
  for (const step of path) {
    const next = childOf(node, step);
    if (next === undefined) break;
    key = next.key;
    node = next.value;
  }
  return onKey && key !== undefined ? key.offset : node.offset;
}

/** Of equal keys the last one counts. */
function childOf(node: Node, step: Step): { key: Node | undefined; value: Node } | undefined {
  const children = node.children ?? [];
  if (node.type === 'array') {
    const value = children[Number(step)];
    return value === undefined ? undefined : { key: undefined, value };
  }
  const [key, value] =
    children.findLast((property) => property.children?.[0]?.value === step)?.children ?? [];
  return value === undefined ? undefined : { key, value };
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** `CommaExpected` as `comma expected`. */
function words(code: string): string {
  return code
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}
