import type { JsonValue } from '../json/value.js';
import type { Config, RuleChoice } from './config.js';
import type { RuleLevel } from './level.js';
import { type Preset, type RulePack } from './pack.js';
import type { ActiveRule } from './runner.js';
/** Everything that decides how a file is checked. What comes later in this list wins. */
export interface SettingSources {
    readonly config: Config;
    /** `--preset`: takes the place of `extends`. */
    readonly preset: Preset | undefined;
    /** `--rule`, by id. */
    readonly commandLine: ReadonlyMap<string, RuleChoice>;
}
/** Where a level or an option comes from. */
export type Origin = {
    readonly kind: 'default';
} | {
    readonly kind: 'preset';
    readonly name: Preset;
} | {
    readonly kind: 'rules';
} | {
    readonly kind: 'override';
    readonly index: number;
    readonly reason: string | undefined;
} | {
    readonly kind: 'command-line';
};
/** What holds for one rule in a file, and why. */
export interface ExplainedSetting {
    readonly rule: string;
    readonly level: RuleLevel;
    readonly from: Origin;
    readonly options: readonly {
        readonly name: string;
        readonly value: JsonValue;
        readonly from: Origin;
    }[];
    /** Levels at some places, weakest first. */
    readonly places: readonly {
        readonly at: string;
        readonly level: RuleLevel;
        readonly from: Origin;
    }[];
}
/**
 * The rules that are on for a file, each with its level and options: command line before overrides (later ones first) before
 * `rules` before presets (later ones first). A rule that is on in some places only is among them, and its `levelAt` tells
 * where. Options given further down are kept unless they are given again; only a preset starts over.
 *
 * @param matchesFile says whether a glob of the config matches the file
 */
export declare function rulesForFile(pack: RulePack, sources: SettingSources, matchesFile: (glob: string) => boolean): ActiveRule[];
/** What holds for every rule in a file, the ones that are off included, and where each level and option comes from. */
export declare function explainSettings(pack: RulePack, sources: SettingSources, matchesFile: (glob: string) => boolean): ExplainedSetting[];
