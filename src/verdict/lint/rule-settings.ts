import { hasMember, keysOf } from '../../bytes/json/members.js';
import type { JsonObject, PlainJson, PlainObject } from '../../bytes/json/value.js';
import type { Config, RuleChoice } from './config.js';
import { kindNamesOf, type LevelSetting, levelOfKind } from './kinds.js';
import type { RuleLevel } from './levels.js';
import { mergeOptions } from './options.js';
import { type ActiveRule, type Preset, presetChoices, type RulePack } from './pack.js';
import { type PlaceMatcher, placeMatcher } from './place-glob.js';
import type { Rule } from './rule.js';

/* From presets, configs and the command line to the level and options of each rule for a file. */

/** Everything that decides how a file is checked. What comes later in this list wins. */
export interface SettingSources {
  readonly config: Config;
  /** `--preset`: takes the place of `extends`. */
  readonly presets: readonly Preset[] | undefined;
  /** `--rule`, by id. */
  readonly commandLine: ReadonlyMap<string, RuleChoice>;
}

/** Where a level or an option comes from. */
export type Origin =
  | { readonly kind: 'default' }
  | { readonly kind: 'preset'; readonly name: Preset }
  | { readonly kind: 'rules' }
  | { readonly kind: 'override'; readonly index: number; readonly reason: string | undefined }
  | { readonly kind: 'command-line' };

/** What one source says about a rule, or about one of its kinds. */
interface Choice {
  readonly from: Origin;
  /** undefined if it changes options only. */
  readonly level: RuleLevel | undefined;
  readonly options?: JsonObject | undefined;
  /** The places that an override means, if it does not mean the whole file. */
  readonly places?: { readonly at: string; readonly covers: PlaceMatcher } | undefined;
}

/** All that is said about one rule, or about one of its kinds, weakest first. */
interface Settled {
  readonly rule: Rule;
  readonly kind: string | undefined;
  readonly choices: readonly Choice[];
}

/** What holds for one rule, or one of its kinds, in a file, and why. */
export interface ExplainedSetting {
  readonly rule: string;
  readonly level: RuleLevel;
  readonly from: Origin;
  readonly options: readonly { readonly name: string; readonly value: PlainJson; readonly from: Origin }[];
  /** Levels at some places, weakest first. */
  readonly places: readonly { readonly at: string; readonly level: RuleLevel; readonly from: Origin }[];
}

const BY_DEFAULT: Origin = { kind: 'default' };

/**
 * The rules that are on for a file: command line before overrides before `rules` before presets, later ones
 * first.
 * Options stay unless they are given again; a preset starts over. A rule that is on in some places has a
 * `levelAt`.
 */
export function rulesForFile(
  pack: RulePack,
  sources: SettingSources,
  matchesFile: (glob: string) => boolean,
): ActiveRule[] {
  return settle(pack, sources, matchesFile).flatMap(({ whole, kinds }): ActiveRule[] => {
    if ([whole, ...kinds].every(isOff)) return [];
    const ofKinds = kinds.map((settled) => [settled.kind ?? '', levelsOf(settled)] as const);
    const { rule } = whole;
    return [{ rule, ...levelsOf(whole), options: optionsOf(whole), kinds: new Map(ofKinds) }];
  });
}

/** Whether it is off in the whole file. */
function isOff({ choices }: Settled): boolean {
  const { level = 'off' } = levelChoice(choices) ?? {};
  return level === 'off' && choices.every((choice) => choice.places === undefined || choice.level === 'off');
}

function levelsOf({ choices }: Settled): LevelSetting {
  const { level = 'off' } = levelChoice(choices) ?? {};
  if (choices.every(({ places }) => places === undefined)) return { level };
  const levelAt: LevelSetting['levelAt'] = (pointer, embedded) =>
    levelChoice(choices, ({ covers }) => covers(pointer, embedded))?.level ?? 'off';
  return { level, levelAt };
}

/** The choice that decides about the level: for the whole file, or at a place. */
function levelChoice(
  choices: readonly Choice[],
  isMeant: (places: NonNullable<Choice['places']>) => boolean = () => false,
): Choice | undefined {
  return choices.findLast(
    ({ level, places }) => level !== undefined && (places === undefined || isMeant(places)),
  );
}

function optionsOf({ rule, choices }: Settled): PlainObject {
  return mergeOptions(
    rule.options ?? {},
    choices.map(({ options }) => options),
  );
}

/** The settings of every rule for a file, also those that are off, and where they come from. */
export function explainSettings(
  pack: RulePack,
  sources: SettingSources,
  matchesFile: (glob: string) => boolean,
): ExplainedSetting[] {
  const settled = settle(pack, sources, matchesFile).flatMap(({ whole, kinds }) => [whole, ...kinds]);
  return settled.map((each) => {
    const { rule, kind, choices } = each;
    const last = levelChoice(choices);
    const options = Object.entries(optionsOf(each)).map(([option, value]) => {
      const giver = choices.findLast((choice) => hasMember(choice.options ?? {}, option));
      return { name: option, value, from: giver?.from ?? BY_DEFAULT };
    });
    return {
      rule: kind === undefined ? rule.id : `${rule.id}:${kind}`,
      level: last?.level ?? 'off',
      from: last?.from ?? BY_DEFAULT,
      options,
      places: choices.flatMap(({ places, level, from }) =>
        places === undefined || level === undefined ? [] : [{ at: places.at, level, from }],
      ),
    };
  });
}

function settle(
  pack: RulePack,
  { config, presets, commandLine }: SettingSources,
  matchesFile: (glob: string) => boolean,
): { readonly whole: Settled; readonly kinds: readonly Settled[] }[] {
  const extended = presets ?? config.extends;
  const overrides = config.overrides
    .map(({ files, at, rules, reason }, index) => {
      const from: Origin = { kind: 'override', index, reason };
      return { files, rules, from, places: at === undefined ? at : { at, covers: placeMatcher(at) } };
    })
    .filter(({ files }) => files === undefined || matchesFile(files));
  const settledFor = (rule: Rule, kind: string | undefined): Settled => {
    const choices: Choice[] = [];
    // What is said of a rule holds for each of its kinds; what is said of the kind in the same place wins.
    const find = (rules: ReadonlyMap<string, RuleChoice>): RuleChoice | undefined => {
      const ofKind = kind === undefined ? undefined : rules.get(`${rule.id}:${kind}`);
      const ofRule = rules.get(rule.id);
      if (ofKind !== undefined || ofRule === undefined || kind === undefined) return ofKind ?? ofRule;
      return { ...ofRule, level: levelOfKind(rule, kind, ofRule.level) };
    };
    const add = (from: Origin, choice: RuleChoice | undefined, places?: Choice['places']): void => {
      if (choice !== undefined) choices.push({ from, ...choice, places });
    };
    for (const { preset, level, options } of presetChoices(extended, rule)) {
      const shown = level === undefined || kind === undefined ? level : levelOfKind(rule, kind, level);
      if (level !== undefined || keysOf(options).length > 0)
        choices.push({ from: { kind: 'preset', name: preset }, level: shown, options });
    }
    add({ kind: 'rules' }, find(config.rules));
    const decided = find(commandLine);
    // What the command line says holds everywhere.
    for (const { rules, from, places } of overrides)
      if (places === undefined || decided === undefined) add(from, find(rules), places);
    add({ kind: 'command-line' }, decided);
    return { rule, kind, choices };
  };
  const named = new Set([config, ...overrides].flatMap(({ rules }) => [...rules.keys()]));
  for (const name of commandLine.keys()) named.add(name);
  return [...pack.values()].map((rule) => ({
    whole: settledFor(rule, undefined),
    kinds: kindNamesOf(rule)
      .filter((kind) => named.has(`${rule.id}:${kind}`))
      .map((kind) => settledFor(rule, kind)),
  }));
}
