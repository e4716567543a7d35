import { basename, join } from 'node:path';

/* Files and folders that are known by their names. */

/** Names of configs, looked for in this order, the one to use first. Configs are data, never scripts. */
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
export const IN_PACKAGE = 'roomlint';
/** The baseline that is written when none is named. */
export const BASELINE_NAME = 'roomlint-baseline.json';

/** Files of npm, which every project has: reading them is a waste. The first may hold a config. */
const OF_NPM: ReadonlySet<string> = new Set(['package.json', 'package-lock.json']);
const OWN_FILES: ReadonlySet<string> = new Set([
  ...CONFIG_NAMES.map((name) => basename(name)).filter((name) => !OF_NPM.has(name)),
  BASELINE_NAME,
]);

/** Whether a file is a config or the baseline, by its name. */
export function isOwnFile(path: string): boolean {
  return OWN_FILES.has(basename(path));
}

/** Whether a file met below a folder is looked into, by its name. */
export function isJsonName(path: string): boolean {
  return /\.json$/i.test(path) && !isOwnFile(path);
}

/** Whether the name of a file alone says that it holds no snapshot. */
export function isNeverSnapshot(path: string): boolean {
  return OF_NPM.has(basename(path)) || isOwnFile(path);
}

/** Whether a folder met below another is passed by, for its name. */
export function isFolderPassedBy(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
