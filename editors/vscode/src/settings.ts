import { resolve } from 'node:path';

/** What a user has set, as it applies to this workspace. */
export interface Settings {
  /** The folder of an installed roomlint; empty for none. */
  readonly path: string;
  /** The absolute path of the config; empty for the nearest one. */
  readonly config: string;
  /** Whether the plugins of configs run. */
  readonly plugins: boolean;
}

/**
 * @param read gives the value of a setting, without the `roomlint.` before its name
 * @param isTrusted whether code from the workspace may run. Plugins are such code
 * @param folder where relative paths begin
 */
export function readSettings(read: (name: string) => unknown, isTrusted: boolean, folder: string): Settings {
  const text = (name: string): string => {
    const value = read(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const config = text('config');
  return {
    path: text('path'),
    config: config === '' ? '' : resolve(folder, config),
    plugins: isTrusted && read('plugins') !== false,
  };
}

/** The arguments of `roomlint lsp`. The client adds `--stdio`. */
export function serverArguments(settings: Settings): readonly string[] {
  return ['lsp', ...configArguments(settings), ...pluginArguments(settings)];
}

export function configArguments({ config }: Settings): readonly string[] {
  return config === '' ? [] : ['--config', config];
}

export function pluginArguments({ plugins }: Settings): readonly string[] {
  return plugins ? [] : ['--no-plugins'];
}
