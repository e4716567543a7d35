import type { Config, RuleChoice } from './config.js';
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
/**
 * The rules that are on for a file, each with its level and options: command line before overrides (later ones first) before
 * `rules` before presets (later ones first). A rule that is on in some places only is among them, and its `levelAt` tells
 * where. Options given further down are kept unless they are given again; only a preset starts over.
 *
 * @param matchesFile says whether a glob of the config matches the file
 */
export declare function rulesForFile(pack: RulePack, sources: SettingSources, matchesFile: (glob: string) => boolean): ActiveRule[];
