import { resolve } from 'node:path';
import type { Origin } from '../../../verdict/lint/rule-settings.js';
import {
  FileSettings,
  type LoadedConfig,
  type SettingOptions,
} from '../../../world/workspace/file-settings.js';
import { EXIT, type ExitCode } from '../command.js';
import { printJson } from '../print-answers.js';
import type { Terminal } from '../terminal.js';

/** `--print-config`: prints the settings of each rule for a file, and where each value comes from. */
export async function printConfig(
  path: string,
  options: SettingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = await FileSettings.open(options);
  printJson(explainedConfig(path, await settings.explain(resolve(options.cwd, path))), terminal);
  return EXIT.clean;
}

function explainedConfig(path: string, { config, ignored, settings }: LoadedConfig): object {
  const rules = settings.map(({ rule, level, from, options, places }) => {
    const setting = {
      level,
      from: wordsFor(from),
      ...(options.length === 0
        ? {}
        : {
            options: Object.fromEntries(
              options.map((option) => [option.name, { value: option.value, from: wordsFor(option.from) }]),
            ),
          }),
      ...(places.length === 0
        ? {}
        : { at: places.map((place) => ({ at: place.at, level: place.level, from: wordsFor(place.from) })) }),
    };
    return [rule, setting] as const;
  });
  return { file: path, config: config ?? null, ignored, rules: Object.fromEntries(rules) };
}

function wordsFor(from: Origin): string {
  switch (from.kind) {
    case 'default':
      return 'default';
    case 'preset':
      return `preset ${from.name}`;
    case 'rules':
      return 'rules';
    case 'override':
      return `overrides[${from.index}]${from.reason === undefined ? '' : `: ${from.reason}`}`;
    case 'command-line':
      return '--rule';
  }
}
