import { dirname, resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { type Config, DEFAULT_CONFIG, type RuleChoice } from '../../verdict/lint/config.js';
import { isRuleLevel } from '../../verdict/lint/levels.js';
import { exampleOf, findOptionFaults } from '../../verdict/lint/options.js';
import { type ActiveRule, PRESETS, type Preset, type RulePack } from '../../verdict/lint/pack.js';
import {
  exampleRule,
  LEVEL_WORDS,
  namesRule,
  ruleNamed,
  unknownPreset,
  unknownRule,
  unknownRuleName,
} from '../../verdict/lint/rule-names.js';
import {
  type ExplainedSetting,
  explainSettings,
  rulesForFile,
  type SettingSources,
} from '../../verdict/lint/rule-settings.js';
import { CommandError } from '../files/command-error.js';
import { type ConfigFile, ConfigFiles } from '../files/config-file.js';
import { matchesFile as matches } from '../files/path-meaning.js';
import { pathInside } from '../files/paths.js';

/** What decides which rules apply, beside the configs themselves. */
export interface SettingOptions {
  readonly cwd: string;
  /** Names of presets, separated by commas, that take the place of `extends`. */
  readonly preset?: string | undefined;
  /** `ID:LEVEL[:OPTIONS]`: wins over the config. */
  readonly rules?: readonly string[];
  /** Rules and families of rules: of those that are on, only these are used. */
  readonly only?: readonly string[] | undefined;
  /** Rules that are not used. */
  readonly skip?: readonly string[] | undefined;
  /** The path of the config; the nearest one unless given, and none for `false`. */
  readonly config?: ConfigChoice;
  /** Whether the plugins of a config are loaded. They are code, and they run. True unless given. */
  readonly plugins?: boolean;
}

export type ConfigChoice = string | false | undefined;

/** The settings that apply to a file. */
export interface LoadedConfig {
  /** The path of the config; undefined where there is none. */
  readonly config: string | undefined;
  /** Whether the config ignores the file. */
  readonly ignored: boolean;
  /** The absolute path of the baseline that the config names. */
  readonly baseline: string | undefined;
  /** Each rule with its level and options, and where they come from. */
  readonly settings: readonly ExplainedSetting[];
}

/** Which rules apply to which file. */
export class FileSettings {
  /** The rules for all files of a config, by its path. */
  private readonly rulesOfConfig = new Map<string, readonly ActiveRule[]>();

  private constructor(
    private readonly cwd: string,
    private readonly presets: readonly Preset[] | undefined,
    private readonly commandLine: ReadonlyMap<string, RuleChoice>,
    /** The config for all files, or none for `false`; the nearest one of each unless given. */
    private readonly config: ConfigFile | false | undefined,
    private readonly configs: ConfigFiles,
    /** Whether a rule is used, if it is on. */
    readonly uses: (ruleId: string) => boolean,
  ) {}

  /** @throws CommandError when a preset, rule or config cannot be used */
  static async open(options: SettingOptions): Promise<FileSettings> {
    const { cwd, preset, rules = [], only, skip, config: choice, plugins } = options;
    const configs = new ConfigFiles(rulePack, plugins, cwd);
    const config = typeof choice === 'string' ? await configs.read(resolve(cwd, choice)) : choice;
    const named = [...rules.map((text) => text.split(':')[0] ?? ''), ...(only ?? []), ...(skip ?? [])];
    // The nearest config is read only for the names of its plugins' rules.
    const isOurs = named.every((name) => namesRule(name, rulePack));
    const here = config === undefined && !isOurs ? await configs.nearest(cwd) : config;
    const pack = here ? here.pack : rulePack;
    const choices = readRuleOptions(rules, pack);
    const uses = readUse({ only, skip }, pack);
    const presets = preset === undefined ? undefined : readPresets(preset);
    return new FileSettings(cwd, presets, choices, config, configs, uses);
  }

  /** The baseline that the config of a file names, as an absolute path. @throws CommandError */
  async baselineOf(file: string): Promise<string | undefined> {
    const { found, config } = await this.sourcesFor(file);
    return found === undefined || config.baseline === undefined
      ? undefined
      : resolve(found.folder, config.baseline);
  }

  async rulesFor(file: string): Promise<readonly ActiveRule[] | 'ignored'> {
    const { found, config, sources } = await this.sourcesFor(file);
    const dependsOnFile =
      config.ignore.length > 0 || config.overrides.some(({ files }) => files !== undefined);
    if (!dependsOnFile || found === undefined) {
      const key = found?.path ?? '';
      return getOrInsert(this.rulesOfConfig, key, () =>
        this.onlyUsed(rulesForFile(found?.pack ?? rulePack, sources, () => false)),
      );
    }
    if (config.ignore.some((glob) => matches(glob, found.folder, file))) return 'ignored';
    return this.onlyUsed(rulesForFile(found.pack, sources, (glob) => matches(glob, found.folder, file)));
  }

  private onlyUsed(rules: readonly ActiveRule[]): readonly ActiveRule[] {
    return rules.filter(({ rule }) => this.uses(rule.id));
  }

  /** The settings of a file, and where each value comes from. */
  async explain(file: string): Promise<LoadedConfig> {
    const { found, config, sources } = await this.sourcesFor(file);
    const matchesFile = (glob: string): boolean => found !== undefined && matches(glob, found.folder, file);
    return {
      config: found === undefined ? undefined : (pathInside(this.cwd, found.path) ?? found.path),
      ignored: config.ignore.some(matchesFile),
      baseline: await this.baselineOf(file),
      settings: explainSettings(found?.pack ?? rulePack, sources, matchesFile).filter(({ rule }) =>
        this.uses(rule),
      ),
    };
  }

  /** The config that applies in a folder. @throws CommandError when it cannot be used */
  async configIn(folder: string): Promise<ConfigFile | undefined> {
    return this.config === undefined ? this.configs.nearest(folder) : this.config || undefined;
  }

  private async sourcesFor(
    file: string,
  ): Promise<{ found: ConfigFile | undefined; config: Config; sources: SettingSources }> {
    const found = await this.configIn(dirname(file));
    const config = found?.config ?? DEFAULT_CONFIG;
    return { found, config, sources: { config, presets: this.presets, commandLine: this.commandLine } };
  }
}

/** The config that applies in a folder, for what it says about imports: no plugin is loaded. @throws CommandError */
export async function configFor(folder: string, cwd: string, config: ConfigChoice): Promise<Config> {
  const settings = await FileSettings.open({ cwd, config, plugins: false });
  return (await settings.configIn(folder))?.config ?? DEFAULT_CONFIG;
}

/** The presets that an option names, separated by commas. @throws CommandError for an unknown one */
function readPresets(names: string): readonly Preset[] {
  return names.split(',').map((each) => {
    const name = each.trim();
    const preset = PRESETS.find((known) => known === name);
    if (preset === undefined) throw new CommandError(unknownPreset(name));
    return preset;
  });
}

/** Reads --only and --skip. @throws CommandError when a name is unknown, or no rule is left */
function readUse(
  given: { readonly only: readonly string[] | undefined; readonly skip: readonly string[] | undefined },
  pack: RulePack,
): (ruleId: string) => boolean {
  const unknown = given.only?.find((name) => !namesRule(name, pack));
  if (unknown !== undefined) throw new CommandError(`--only: ${unknownRuleName(unknown, pack)}`);
  const { only, skip = [] } = given;
  const isAmong = (ruleId: string, names: readonly string[]): boolean =>
    names.some((name) => ruleId === name || ruleId.startsWith(`${name}/`));
  const uses = (ruleId: string): boolean =>
    (only === undefined || isAmong(ruleId, only)) && !isAmong(ruleId, skip);
  if (![...pack.keys()].some(uses)) throw new CommandError('--only leaves no rule to check with');
  return uses;
}

/** Reads what each `--rule` says of a rule or kind, by its name. @throws CommandError */
function readRuleOptions(texts: readonly string[], pack: RulePack): Map<string, RuleChoice> {
  const choices = new Map<string, RuleChoice>();
  for (const text of texts) {
    const { id, choice } = readRuleChoice(text, pack);
    if (choices.has(id)) throw new CommandError(`--rule ${id} is given twice: give it once`);
    choices.set(id, choice);
  }
  return choices;
}

/** Reads `id:level`, `id:kind:level` or `id:level:{options}`. @throws CommandError */
function readRuleChoice(text: string, pack: RulePack): { readonly id: string; readonly choice: RuleChoice } {
  const [, rule = '', first, second] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
  if (rule === '')
    throw new CommandError(`--rule needs the id of a rule, as in --rule ${exampleRule(pack)}:off`);
  if (!pack.has(rule)) throw new CommandError(unknownRule(rule, pack));
  const [isKind, kindLevel = ''] = [second !== undefined && isRuleLevel(second), second];
  const namesKind = isKind || (first !== undefined && ruleNamed(`${rule}:${first}`, pack) !== undefined);
  const [id, level, rest] = namesKind ? [`${rule}:${first}`, kindLevel, undefined] : [rule, first, second];
  if (ruleNamed(id, pack) === undefined) throw new CommandError(unknownRule(id, pack));
  if (level === undefined || !isRuleLevel(level)) {
    const given = level ? `has the unknown level ${quoteValue(level)}` : 'needs a level';
    throw new CommandError(`--rule ${id} ${given}: use ${LEVEL_WORDS}, as in --rule ${id}:error`);
  }
  if (rest === undefined) return { id, choice: { level, options: undefined } };
  const specs = pack.get(id)?.options ?? {};
  const example = `as in --rule '${id}:${level}:${exampleOf(specs)}'`;
  let options: JsonValue;
  try {
    options = JSON.parse(rest) as JsonValue;
  } catch {
    throw new CommandError(
      `the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell, put the whole argument in single quotes, ${example}`,
    );
  }
  const [fault] = findOptionFaults(id, specs, options);
  if (fault !== undefined) throw new CommandError(`${fault.message}, ${example}`);
  return { id, choice: { level, options: isObject(options) ? options : undefined } };
}
