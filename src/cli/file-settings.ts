import { dirname, relative, sep } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { type ConfigFile, ConfigFileError, ConfigFiles } from '../files/config-file.js';
import { fileMatcher } from '../files/select.js';
import {
  type Config,
  DEFAULT_CONFIG,
  type RuleChoice,
  readRuleChoice,
  unknownPreset,
} from '../lint/config.js';
import { PRESETS, type Preset, type RulePack } from '../lint/pack.js';
import {
  type ExplainedSetting,
  explainSettings,
  rulesForFile,
  type SettingSources,
} from '../lint/rule-settings.js';
import type { ActiveRule } from '../lint/runner.js';
import { type Arguments, type OptionHelp, UsageError } from './usage.js';

export const SETTING_OPTIONS: readonly OptionHelp[] = [
  {
    name: 'rule',
    value: 'ID:LEVEL[:OPTIONS]',
    example: '--rule quest/description:off',
    repeatable: true,
    help: 'set one rule: error, warning, info or off, and its options as JSON.\nWins over the config. May be given several times.',
  },
  {
    name: 'preset',
    value: 'NAME',
    example: '--preset lenient',
    help: `${PRESETS.join(', ')}; takes the place of "extends" in the config`,
  },
  {
    name: 'config',
    value: 'FILE',
    example: '--config team/roomlint.config.json',
    help: 'use this config instead of looking for the nearest',
  },
  { name: 'no-config', help: 'use no config' },
  { name: 'no-plugins', help: 'run no code that a config names: its rules are left out' },
];

/** What holds for one file. */
export interface ExplainedFile {
  /** The path of its config; undefined when it has none. */
  readonly config: string | undefined;
  readonly ignored: boolean;
  readonly settings: readonly ExplainedSetting[];
}

/** Which rules hold for which file. */
export class FileSettings {
  private readonly known = new Map<string, readonly ActiveRule[]>();

  private constructor(
    private readonly preset: Preset | undefined,
    private readonly commandLine: ReadonlyMap<string, RuleChoice>,
    /** The config for all files; `nearest` to look for one. */
    private readonly config: ConfigFile | 'nearest' | undefined,
    private readonly configs: ConfigFiles,
  ) {}

  static async open(values: Arguments['values'], switches: Arguments['switches']): Promise<FileSettings> {
    const path = values.get('config')?.[0];
    if (path !== undefined && switches.has('no-config')) {
      throw new UsageError('--config and --no-config contradict each other: give one of them');
    }
    const configs = new ConfigFiles(rulePack, !switches.has('no-plugins'));
    const config =
      path === undefined
        ? switches.has('no-config')
          ? undefined
          : 'nearest'
        : await usable(configs.read(path));
    const texts = values.get('rule') ?? [];
    return new FileSettings(
      readPreset(values.get('preset')?.[0]),
      readRules(texts, await packFor(texts, config, configs)),
      config,
      configs,
    );
  }

  async rulesFor(file: string): Promise<readonly ActiveRule[] | 'ignored'> {
    const { found, config, sources } = await this.sourcesFor(file);
    const byFile = config.ignore.length > 0 || config.overrides.some(({ files }) => files !== undefined);
    if (!byFile || found === undefined) {
      const key = found?.path ?? '';
      const rules = this.known.get(key) ?? rulesForFile(found?.pack ?? rulePack, sources, () => false);
      this.known.set(key, rules);
      return rules;
    }
    const matches = await fileMatcher();
    if (config.ignore.some((glob) => matches(glob, found.folder, file))) return 'ignored';
    return rulesForFile(found.pack, sources, (glob) => matches(glob, found.folder, file));
  }

  /** What holds for a file, and where each value comes from. */
  async explain(file: string): Promise<ExplainedFile> {
    const { found, config, sources } = await this.sourcesFor(file);
    const matches = await fileMatcher();
    const matchesFile = (glob: string): boolean => found !== undefined && matches(glob, found.folder, file);
    return {
      config: found === undefined ? undefined : shown(found.path),
      ignored: config.ignore.some(matchesFile),
      settings: explainSettings(found?.pack ?? rulePack, sources, matchesFile),
    };
  }

  private async sourcesFor(
    file: string,
  ): Promise<{ found: ConfigFile | undefined; config: Config; sources: SettingSources }> {
    const found = this.config === 'nearest' ? await usable(this.configs.nearest(dirname(file))) : this.config;
    const config = found?.config ?? DEFAULT_CONFIG;
    return { found, config, sources: { config, preset: this.preset, commandLine: this.commandLine } };
  }
}

/** Turns the faults of a config into a usage error, each line with its place. */
async function usable(reading: Promise<ConfigFile | undefined>): Promise<ConfigFile | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    const lines = error.faults.map(
      ({ path, line, column, message }) => `  ${shown(path)}:${line}:${column} ${message}`,
    );
    throw new UsageError('the config cannot be used:', lines.join('\n'));
  }
}

function shown(path: string): string {
  const inside = relative(process.cwd(), path);
  return inside.startsWith('..') ? path : inside.split(sep).join('/');
}

function readPreset(name: string | undefined): Preset | undefined {
  if (name === undefined) return undefined;
  const preset = PRESETS.find((known) => known === name);
  if (preset === undefined) throw new UsageError(unknownPreset(name));
  return preset;
}

/** The rules that --rule may name: those of plugins, too, of the config that is given or that holds here. */
async function packFor(
  texts: readonly string[],
  config: ConfigFile | 'nearest' | undefined,
  configs: ConfigFiles,
): Promise<RulePack> {
  if (config !== 'nearest') return config?.pack ?? rulePack;
  if (texts.every((text) => rulePack.has(text.split(':')[0] ?? ''))) return rulePack;
  const here = await usable(configs.nearest(process.cwd()));
  return here?.pack ?? rulePack;
}

function readRules(texts: readonly string[], pack: RulePack): Map<string, RuleChoice> {
  const choices = new Map<string, RuleChoice>();
  for (const text of texts) {
    const reading = readRuleChoice(text, pack);
    if (typeof reading === 'string') throw new UsageError(reading);
    if (choices.has(reading.id)) throw new UsageError(`--rule ${reading.id} is given twice: give it once`);
    choices.set(reading.id, reading.choice);
  }
  return choices;
}
