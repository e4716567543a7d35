import type { SettingOptions } from '../../world/workspace/file-settings.js';
import { STDIN } from '../../world/workspace/path-source.js';

/** A `roomlint check` to be copied into a shell. */
export function checkCommand(options: readonly string[], paths: readonly string[]): string {
  return ['roomlint', 'check', ...options, ...paths.map(asPath)].map(shellWord).join(' ');
}

/** The options that choose the same rules again. */
export function settingWords(settings: Partial<Omit<SettingOptions, 'cwd'>>): readonly string[] {
  const { preset, rules = [], only = [], config, plugins = true } = settings;
  const [of, none] = [config?.kind === 'file' ? [`--config=${config.path}`] : [], config?.kind === 'none'];
  return [
    ...of,
    ...(none ? ['--no-config'] : []),
    ...(preset === undefined ? [] : [`--preset=${preset}`]),
    ...rules.map((rule) => `--rule=${rule}`),
    ...only.map((name) => `--only=${name}`),
    ...(plugins ? [] : ['--no-plugins']),
  ];
}

/** A path that cannot be taken for an option. */
function asPath(path: string): string {
  return path.startsWith('-') && path !== STDIN ? `./${path}` : path;
}

/** A word, quoted for a shell if necessary. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
