import type { JsonObject, JsonValue } from '../../bytes/json/value.js';
import type { Config, RuleChoice } from './config.js';
import { type KindSetting, kindNamesOf, levelOfKind } from './kinds.js';
import type { RuleLevel } from './levels.js';
import { mergeOptions } from './options.js';
import { type ActiveRule, type Preset, presetChoices, type RulePack } from './pack.js';
import { type PlaceMatcher, placeMatcher } from './place-glob.js';
import type { Rule } from './rule.js';

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

/** What one source says about a rule. */
interface Choice {
  readonly from: Origin;
  /** undefined if it changes options only. */
  readonly level: RuleLevel | undefined;
  readonly options: JsonObject | undefined;
}

/** What an override says about a rule for the places that its `at` means; for all of them without one. */
interface PlaceChoice {
  readonly from: Origin;
  readonly at: string | undefined;
  readonly covers: PlaceMatcher | undefined;
  readonly level: RuleLevel;
}

/** All that is said about one rule, weakest first. */
interface Settled {
  readonly rule: Rule;
  /** For the whole file. */
  readonly choices: readonly Choice[];
  /** Where overrides make the level depend on the place: they, and those for the whole file among them. */
  readonly places: readonly PlaceChoice[];
  /** What sources say about single kinds, and about the rule as a whole beside that. */
  readonly kinds: readonly { readonly kind: string; readonly settled: Settled }[];
}

/** What holds for one rule, or one of its kinds, in a file, and why. */
export interface ExplainedSetting {
  readonly rule: string;
  readonly level: RuleLevel;
  readonly from: Origin;
  readonly options: readonly { readonly name: string; readonly value: JsonValue; readonly from: Origin }[];
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
  return settle(pack, sources, matchesFile).flatMap((settled): ActiveRule[] => {
    const { rule, choices, kinds } = settled;
    const own = levelsOf(settled);
    const ofKinds = kinds.map(({ kind, settled: ofKind }) => [kind, levelsOf(ofKind)] as const);
    if ([own, ...ofKinds.map(([, setting]) => setting)].every(isOff)) return [];
    const options = mergeOptions(
      rule.options ?? {},
      choices.map((choice) => choice.options),
    );
    const { level, levelAt } = own;
    return [
      {
        rule,
        level,
        options,
        ...(levelAt === undefined ? {} : { levelAt }),
        ...(ofKinds.length === 0 ? {} : { kinds: new Map(ofKinds) }),
      },
    ];
  });
}

interface Levels extends KindSetting {
  /** All levels that it may have somewhere. */
  readonly all: readonly RuleLevel[];
}

function isOff({ all }: Levels): boolean {
  return all.every((level) => level === 'off');
}

function levelsOf({ choices, places }: Pick<Settled, 'choices' | 'places'>): Levels {
  const level = levelChoice(choices)?.level ?? 'off';
  const forPlaces = places.filter(({ covers }) => covers !== undefined);
  if (forPlaces.length === 0) return { level, all: [level] };
  const levelAt: KindSetting['levelAt'] = (pointer, embedded) =>
    places.findLast(({ covers }) => covers === undefined || covers(pointer, embedded))?.level ?? level;
  return { level, levelAt, all: [level, ...forPlaces.map((choice) => choice.level)] };
}

/** The settings of every rule for a file, also those that are off, and where they come from. */
export function explainSettings(
  pack: RulePack,
  sources: SettingSources,
  matchesFile: (glob: string) => boolean,
): ExplainedSetting[] {
  const settled = settle(pack, sources, matchesFile).flatMap(({ kinds, ...rule }) => [
    { ...rule, name: rule.rule.id },
    ...kinds.map(({ kind, settled: ofKind }) => ({ ...ofKind, name: `${rule.rule.id}:${kind}` })),
  ]);
  return settled.map(({ rule, name, choices, places }) => {
    const last = levelChoice(choices);
    const merged = mergeOptions(
      rule.options ?? {},
      choices.map(({ options }) => options),
    );
    const options = Object.entries(merged).map(([option, value]) => {
      const giver = choices.findLast((choice) => Object.hasOwn(choice.options ?? {}, option));
      return { name: option, value, from: giver?.from ?? BY_DEFAULT };
    });
    return {
      rule: name,
      level: last?.level ?? 'off',
      from: last?.from ?? BY_DEFAULT,
      options,
      places: places.flatMap(({ at, level, from }) => (at === undefined ? [] : [{ at, level, from }])),
    };
  });
}

/** The choice that decides about the level. */
function levelChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.findLast(({ level }) => level !== undefined);
}

function settle(
  pack: RulePack,
  { config, presets, commandLine }: SettingSources,
  matchesFile: (glob: string) => boolean,
): Settled[] {
  const extended = presets ?? config.extends;
  const overrides = config.overrides
    .map(({ files, at, rules, reason }, index) => {
      const from: Origin = { kind: 'override', index, reason };
      return { files, at, rules, from, covers: at === undefined ? at : placeMatcher(at) };
    })
    .filter(({ files }) => files === undefined || matchesFile(files));
  const settledFor = (rule: Rule, kind: string | undefined): Omit<Settled, 'kinds'> => {
    const choices: Choice[] = [];
    const places: PlaceChoice[] = [];
    // What is said of a rule holds for each of its kinds; what is said of the kind in the same place wins.
    const find = (rules: ReadonlyMap<string, RuleChoice>): RuleChoice | undefined => {
      const ofKind = kind === undefined ? undefined : rules.get(`${rule.id}:${kind}`);
      const ofRule = rules.get(rule.id);
      if (ofKind !== undefined || ofRule === undefined || kind === undefined) return ofKind ?? ofRule;
      return { ...ofRule, level: levelOfKind(rule, kind, ofRule.level) };
    };
    const add = (from: Origin, choice: RuleChoice | undefined): void => {
      if (choice !== undefined) choices.push({ from, ...choice });
    };
    for (const { preset, level, options } of presetChoices(extended, rule)) {
      const shown = level === undefined || kind === undefined ? level : levelOfKind(rule, kind, level);
      if (level !== undefined || Object.keys(options).length > 0)
        choices.push({ from: { kind: 'preset', name: preset }, level: shown, options });
    }
    add({ kind: 'rules' }, find(config.rules));
    for (const { at, covers, rules, from } of overrides) {
      const choice = find(rules);
      if (covers === undefined) add(from, choice);
      if (choice !== undefined) places.push({ from, at, covers, level: choice.level });
    }
    const decided = find(commandLine);
    add({ kind: 'command-line' }, decided);
    // What the command line says holds everywhere.
    return { rule, choices, places: decided === undefined ? places : [] };
  };
  const named = new Set([config, ...overrides].flatMap(({ rules }) => [...rules.keys()]));
  for (const name of commandLine.keys()) named.add(name);
  return [...pack.values()].map((rule) => ({
    ...settledFor(rule, undefined),
    kinds: kindNamesOf(rule)
      .filter((kind) => named.has(`${rule.id}:${kind}`))
      .map((kind) => ({ kind, settled: { ...settledFor(rule, kind), kinds: [] } })),
  }));
}
