import type { JsonObject } from '../json/value.js';
import type { RuleLevel } from './level.js';
import type { Rule } from './rule.js';
import type { ActiveRule } from './runner.js';
/** The presets that a config may extend. `all` switches every rule on at its recommended level. */
export declare const PRESETS: readonly ['recommended', 'lenient', 'all'];
export type Preset = (typeof PRESETS)[number];
/** What is set for one rule: its level and the options given so far. */
export interface RuleSetting {
    readonly level: RuleLevel;
    readonly options: JsonObject;
}
/** The rules that roomlint knows, by id. */
export type RulePack = ReadonlyMap<string, Rule>;
/** What a preset sets for a rule. */
export declare function presetSetting(preset: Preset, rule: Rule): RuleSetting;
/** The rules that are on, each with all of its options. */
export declare function activeRules(pack: RulePack, settings: ReadonlyMap<string, RuleSetting>): ActiveRule[];
