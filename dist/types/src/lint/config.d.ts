import type { Step } from '../json/pointer.js';
import { type JsonObject, type JsonValue } from '../json/value.js';
import { type RuleLevel } from './level.js';
import { type Preset, type RulePack } from './pack.js';
/** What a config or a command line says about one rule. Absent options leave those given before. */
export interface RuleChoice {
    readonly level: RuleLevel;
    readonly options: JsonObject | undefined;
}
/** A part of a config that holds for some files, or for some places in them. */
export interface Override {
    /** A glob, relative to the config's folder. */
    readonly files: string | undefined;
    /** A pointer glob: see `placeMatcher`. */
    readonly at: string | undefined;
    readonly rules: ReadonlyMap<string, RuleChoice>;
    readonly reason: string | undefined;
}
/** A config without faults. */
export interface Config {
    /** Later ones win. */
    readonly extends: readonly Preset[];
    readonly rules: ReadonlyMap<string, RuleChoice>;
    readonly overrides: readonly Override[];
    /** Globs, relative to the config's folder. */
    readonly ignore: readonly string[];
}
export declare const DEFAULT_CONFIG: Config;
/** Something in a config that cannot be meant. `path` leads to the value, or with `onKey` to the key. */
export interface ConfigFault {
    readonly path: readonly Step[];
    readonly onKey: boolean;
    readonly message: string;
}
/** The paths of a config's plugins, relative to its folder. What is wrong with the list is for {@link readConfig} to say. */
export declare function pluginPaths(value: JsonValue): readonly string[];
/**
 * Reads a config; with any fault there is none.
 *
 * @param rulesMayBeMissing whether what it says about rules that the pack lacks is passed over: its plugins were not loaded
 */
export declare function readConfig(value: JsonValue, pack: RulePack, rulesMayBeMissing?: boolean): Config | {
    readonly faults: readonly ConfigFault[];
};
export declare function unknownPreset(name: JsonValue): string;
/**
 * Reads `id:level` or `id:level:{options}`, as `--rule` has it.
 *
 * @returns the rule and the choice, or a text that says what is wrong and what would be right
 */
export declare function readRuleChoice(text: string, pack: RulePack): {
    readonly id: string;
    readonly choice: RuleChoice;
} | string;
