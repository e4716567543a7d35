import type { JsonObject } from '../json/value.js';
import { OwnedComplaints } from '../schema/index.js';
import type { ActiveRule } from './active-rule.js';
import type { Level, RuleLevel } from './level.js';
import { mergeOptions } from './options.js';
import { appliedPresets, type Preset } from './preset.js';
import type { Rule } from './rule.js';

/** What is set for one rule: its level and the options given so far. */
export interface RuleSetting {
  readonly level: RuleLevel;
  readonly options: JsonObject;
}

/** The rules that roomlint knows, by id. */
export type RulePack = ReadonlyMap<string, Rule>;

/** What one preset says about a rule. A layer may leave the level as it is. */
export interface PresetChoice {
  readonly preset: Preset;
  readonly level: RuleLevel | undefined;
  readonly options: JsonObject;
}

/** What presets say about a rule, weakest first. */
export function presetChoices(presets: readonly Preset[], rule: Rule): readonly PresetChoice[] {
  return appliedPresets(presets).map((preset) => {
    const change = changeOf(preset, rule);
    const level = change?.level ?? (preset === 'all' ? levelWhenOn(rule) : undefined);
    return {
      preset,
      level: preset === 'catalog' ? level : (level ?? rule.level),
      options: (change?.options ?? {}) as JsonObject,
    };
  });
}

function changeOf(preset: Preset, rule: Rule): Rule['lenient'] {
  switch (preset) {
    case 'recommended':
      return undefined;
    case 'lenient':
      return rule.lenient;
    case 'catalog':
      return rule.catalog;
    case 'all':
      return rule.catalog?.isRelaxing === true ? undefined : rule.catalog;
  }
}

/** What presets set for a rule together. */
export function presetSetting(presets: Preset | readonly Preset[], rule: Rule): RuleSetting {
  const choices = presetChoices(typeof presets === 'string' ? [presets] : presets, rule);
  return {
    level: choices.findLast(({ level }) => level !== undefined)?.level ?? 'off',
    options: mergeOptions(
      {},
      choices.map(({ options }) => options),
    ),
  };
}

/** The level of a rule where it is on: that of `recommended`, or else that of `catalog` or `all`. */
export function levelWhenOn({ level, catalog, levelInAll = 'warning' }: Rule): Level {
  if (level !== 'off') return level;
  return catalog?.level === undefined || catalog.level === 'off' ? levelInAll : catalog.level;
}

/** The rules that are on, each with all of its options. */
export function activeRules(pack: RulePack, settings: ReadonlyMap<string, RuleSetting>): ActiveRule[] {
  const active: ActiveRule[] = [];
  for (const [id, rule] of pack) {
    const setting = settings.get(id);
    if (setting === undefined || setting.level === 'off') continue;
    active.push({ rule, level: setting.level, options: mergeOptions(rule.options ?? {}, [setting.options]) });
  }
  return active;
}

/** The complaints of the schemas that rules of the pack report themselves. */
export function ownedComplaints(pack: RulePack): OwnedComplaints {
  return new OwnedComplaints([...pack.values()].flatMap(({ owns = [] }) => owns));
}
