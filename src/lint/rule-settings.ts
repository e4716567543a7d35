import type { Config, RuleChoice } from './config.js';
import { mergeOptions } from './options.js';
import { type Preset, presetSetting, type RulePack } from './pack.js';
import { type PlaceMatcher, placeMatcher } from './place-glob.js';
import type { ActiveRule } from './runner.js';

/** Everything that decides how a file is checked. What comes later in this list wins. */
export interface SettingSources {
  readonly config: Config;
  /** `--preset`: takes the place of `extends`. */
  readonly preset: Preset | undefined;
  /** `--rule`, by id. */
  readonly commandLine: ReadonlyMap<string, RuleChoice>;
}

/** An override whose `files` match the file. `covers` is undefined when it is for the whole file. */
interface FileOverride {
  readonly covers: PlaceMatcher | undefined;
  readonly rules: ReadonlyMap<string, RuleChoice>;
}

/**
 * The rules that are on for a file, each with its level and options: command line before overrides (later ones first) before
 * `rules` before presets (later ones first). A rule that is on in some places only is among them, and its `levelAt` tells
 * where. Options given further down are kept unless they are given again; only a preset starts over.
 *
 * @param matchesFile says whether a glob of the config matches the file
 */
export function rulesForFile(
  pack: RulePack,
  sources: SettingSources,
  matchesFile: (glob: string) => boolean,
): ActiveRule[] {
  const { config, preset, commandLine } = sources;
  const presetName = preset ?? config.extends.at(-1);
  const overrides = config.overrides
    .filter(({ files }) => files === undefined || matchesFile(files))
    .map(({ at, rules }): FileOverride => ({ covers: at === undefined ? at : placeMatcher(at), rules }));
  const active: ActiveRule[] = [];
  for (const [id, rule] of pack) {
    const decided = commandLine.get(id);
    const forWhole = overrides.filter(({ covers }) => covers === undefined);
    const choices = [
      presetName === undefined ? undefined : presetSetting(presetName, rule),
      config.rules.get(id),
      ...forWhole.map(({ rules }) => rules.get(id)),
      decided,
    ].filter((choice) => choice !== undefined);
    const level = choices.at(-1)?.level ?? 'off';
    const about = decided === undefined ? overrides.filter(({ rules }) => rules.has(id)) : [];
    const forPlaces = about.filter(({ covers }) => covers !== undefined);
    if (level === 'off' && forPlaces.every(({ rules }) => rules.get(id)?.level === 'off')) continue;
    const options = mergeOptions(rule.options ?? {}, ...choices.map((choice) => choice.options));
    if (forPlaces.length === 0) {
      active.push({ rule, level, options });
      continue;
    }
    const levelAt: ActiveRule['levelAt'] = (pointer, embedded) => {
      const last = about.findLast(({ covers }) => covers === undefined || covers(pointer, embedded));
      return last?.rules.get(id)?.level ?? level;
    };
    active.push({ rule, level, options, levelAt });
  }
  return active;
}
