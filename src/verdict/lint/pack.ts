import type { PlainObject } from '../../bytes/json/value.js';
import { listed } from '../../bytes/text/in-words.js';
import { OwnedComplaints } from '../../model/schema/index.js';
import { type LevelSetting, levelOfKind } from './kinds.js';
import { LEVELS, type Level, type RuleLevel } from './levels.js';
import { EVENT_NAMES, type Rule } from './rule.js';

/** The presets that a config may extend. `catalog` is a layer on another preset, or on `recommended`. */
export const PRESETS = ['recommended', 'lenient', 'catalog', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** The presets that apply, weakest first: the last that is not a layer, then any named layer. */
function appliedPresets(names: readonly Preset[]): readonly Preset[] {
  if (names.length === 0) return [];
  const base = names.findLast((name) => name !== 'catalog') ?? 'recommended';
  return names.includes('catalog') ? [base, 'catalog'] : [base];
}

/** The rules that roomlint knows, by id. */
export type RulePack = ReadonlyMap<string, Rule>;

/** What one preset says about a rule. A layer may leave the level as it is. */
export interface PresetChoice {
  readonly preset: Preset;
  readonly level: RuleLevel | undefined;
  readonly options: PlainObject;
}

/** What presets say about a rule, weakest first. */
export function presetChoices(presets: readonly Preset[], rule: Rule): readonly PresetChoice[] {
  return appliedPresets(presets).map((preset) => {
    const change = changeOf(preset, rule);
    const level = change?.level ?? (preset === 'all' ? levelWhenOn(rule) : undefined);
    return {
      preset,
      level: preset === 'catalog' ? level : (level ?? rule.level),
      options: (change?.options ?? {}) as PlainObject,
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

/** The level of a rule where it is on: that of `recommended`, or else that of `catalog` or `all`. */
export function levelWhenOn({ level, catalog, levelInAll = 'warning' }: Rule): Level {
  if (level !== 'off') return level;
  return catalog?.level === undefined || catalog.level === 'off' ? levelInAll : catalog.level;
}

/** The complaints of the schemas that rules of the pack report themselves. */
export function ownedComplaints(pack: RulePack): OwnedComplaints {
  return new OwnedComplaints([...pack.values()].flatMap(({ owns = [] }) => owns));
}

/** A rule that is switched on for a file, with its options. */
export interface ActiveRule extends LevelSetting {
  readonly rule: Rule;
  readonly options: PlainObject;
  /** The kinds that a config or the command line names. */
  readonly kinds?: ReadonlyMap<string, LevelSetting>;
}

/** The level of findings of one kind; a function where it depends on the place. */
export function levelFor(
  { rule, level, levelAt, kinds }: ActiveRule,
  kind: string,
): RuleLevel | NonNullable<ActiveRule['levelAt']> {
  const set = kinds?.get(kind);
  if (set !== undefined) return set.levelAt ?? set.level;
  if (levelAt === undefined) return levelOfKind(rule, kind, level);
  return (pointer, embedded) => levelOfKind(rule, kind, levelAt(pointer, embedded));
}

/** `family/name`, in lowercase letters, digits and hyphens. */
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES: ReadonlySet<unknown> = new Set(['none', 'safe', 'unsafe', 'mixed']);
/** What a rule must say about itself, for `roomlint rules ID`. */
const TEXTS = ['summary', 'source'] as const;

/** The rules that a plugin exports, one or a list, as given to `defineRule` or returned; or what is wrong. */
export function rulesOfPlugin(exported: unknown, pack: RulePack): readonly Rule[] | string {
  const all: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  if (exported === undefined || all.length === 0)
    return 'it exports no rule: write export default { id: "team/my-rule", … }';
  const rules: Rule[] = [];
  for (const one of all) {
    const rule = asRule(one);
    if (typeof rule === 'string') return rule;
    if (pack.has(rule.id) || rules.some(({ id }) => id === rule.id))
      return `it has a rule "${rule.id}", but that id is already taken: give it another one`;
    rules.push(rule);
  }
  return rules;
}

function asRule(exported: unknown): Rule | string {
  if (typeof exported !== 'object' || exported === null) return 'its default export is not a rule';
  const fields = exported as Readonly<Record<string, unknown>>;
  const { id, level, fix } = fields;
  if (id === undefined) return 'the rule needs an id: a family and a name, such as "team/my-rule"';
  if (typeof id !== 'string' || !ID.test(id))
    return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
  if (!LEVELS.some((known) => known === level))
    return `the rule "${id}" needs a level: error, warning or info`;
  if (!FIXES.has(fix))
    return `the rule "${id}" needs fix: 'none' if it fixes nothing, or 'safe', 'unsafe' or 'mixed'`;
  const silent = TEXTS.find((name) => typeof fields[name] !== 'string' || fields[name] === '');
  if (silent !== undefined) return `the rule "${id}" needs a ${silent}: the list of rules shows it`;
  const outside = EVENT_NAMES.find((event) => event in fields);
  if (outside !== undefined)
    return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(…) { … } }`;
  if (typeof fields.on !== 'object' || fields.on === null)
    return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { … } }`;
  const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
  if (unknown !== undefined)
    return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, 'and')}`;
  if (!areKinds(fields.kinds))
    return `the rule "${id}" needs kinds, each with what its findings say: kinds: { missing: "the name is missing" }`;
  return exported as Rule;
}

function areKinds(kinds: unknown): boolean {
  if (typeof kinds !== 'object' || kinds === null || Object.keys(kinds).length === 0) return false;
  return Object.values(kinds).every((kind: unknown) => {
    const says = typeof kind === 'object' && kind !== null && 'says' in kind ? kind.says : kind;
    return typeof says === 'string' || typeof says === 'function';
  });
}
