import type { Config, Override, RuleChoice } from './config.js';
import type { RuleLevel } from './level.js';
import { mergeOptions } from './options.js';
import { type Preset, presetSetting, type RulePack } from './pack.js';
import { matchesPlace } from './place-glob.js';
import type { ActiveRule } from './runner.js';

/** Everything that decides how a file is checked. What comes later in this list wins. */
export interface SettingSources {
  readonly config: Config;
  /** `--preset`: takes the place of `extends`. */
  readonly preset: Preset | undefined;
  /** `--rule`, by id. */
  readonly commandLine: ReadonlyMap<string, RuleChoice>;
}

/**
 * The rules that are on for a file, each with its level and options: command line before overrides (later ones first) before
 * `rules` before presets (later ones first).
 *
 * @param matchesFile says whether a glob of the config matches the file
 */
export function rulesForFile(
  pack: RulePack,
  sources: SettingSources,
  matchesFile: (glob: string) => boolean,
): ActiveRule[] {
  const { config, preset, commandLine } = sources;
  const presets = preset === undefined ? config.extends : [preset];
  const overrides = config.overrides.filter(({ files }) => files === undefined || matchesFile(files));
  const forWhole = overrides.filter(({ at }) => at === undefined);
  const forPlaces = overrides.filter(({ at }) => at !== undefined);
  const active: ActiveRule[] = [];
  for (const [id, rule] of pack) {
    const settings = presets.map((name) => presetSetting(name, rule));
    const choices = [config.rules.get(id), ...forWhole.map(({ rules }) => rules.get(id))].filter(
      (choice) => choice !== undefined,
    );
    const decided = commandLine.get(id);
    const all = [...settings, ...choices, ...(decided === undefined ? [] : [decided])];
    const level = all.at(-1)?.level ?? 'off';
    const places = decided === undefined ? forPlaces.filter(({ rules }) => rules.has(id)) : [];
    if (level === 'off' && places.every(({ rules }) => rules.get(id)?.level === 'off')) continue;
    const options = mergeOptions(rule.options ?? {}, ...all.map((setting) => setting.options));
    const levelAt = places.length === 0 ? undefined : levelByPlace(id, level, places);
    active.push({ rule, level, options, ...(levelAt === undefined ? {} : { levelAt }) });
  }
  return active;
}

/** A file-wide override counts as earlier than one for places: it says less. */
function levelByPlace(
  id: string,
  level: RuleLevel,
  places: readonly Override[],
): NonNullable<ActiveRule['levelAt']> {
  return (pointer, embedded) => {
    const last = places.findLast(({ at }) => at !== undefined && matchesPlace(at, pointer, embedded));
    return last?.rules.get(id)?.level ?? level;
  };
}
