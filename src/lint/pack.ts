import type { JsonObject } from '../json/value.js';
import { OwnedComplaints } from '../schema/index.js';
import type { ActiveRule } from './active-rule.js';
import type { Level, RuleLevel } from './level.js';
import { mergeOptions } from './options.js';
import type { Preset } from './preset.js';
import type { Rule } from './rule.js';

/** What is set for one rule: its level and the options given so far. */
export interface RuleSetting {
  readonly level: RuleLevel;
  readonly options: JsonObject;
}

/** The rules that roomlint knows, by id. */
export type RulePack = ReadonlyMap<string, Rule>;

/** What a preset sets for a rule. */
export function presetSetting(preset: Preset, rule: Rule): RuleSetting {
  const change = preset === 'lenient' ? rule.lenient : preset === 'all' ? rule.catalog : undefined;
  return {
    level: change?.level ?? rule.level,
    options: (change?.options ?? {}) as JsonObject,
  };
}

/** The level of a rule where it is on: that of `recommended`, or of `all` for a rule that is off there. */
export function levelWhenOn({ level, catalog }: Rule): Level {
  return level === 'off' ? (catalog?.level ?? 'warning') : level;
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
