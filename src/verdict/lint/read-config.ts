import { keysOf, member, membersOf } from '../../bytes/json/members.js';
import type { Step } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { counted } from '../../bytes/text/in-words.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import { type Config, type ConfigFault, DEFAULT_CONFIG, type Override, type RuleChoice } from './config.js';
import { splitKind } from './kinds.js';
import { isRuleLevel } from './levels.js';
import { findOptionFaults } from './options.js';
import { PRESETS, type Preset, type RulePack } from './pack.js';
import { pathGlobFault } from './path-glob.js';
import { placeGlobFault } from './place-glob.js';
import { protectFault, type RemovalLimit, removalLimitOf } from './removals.js';
import {
  exampleRule,
  LEVEL_WORDS,
  ruleNamed,
  unknownLevel,
  unknownPreset,
  unknownRule,
} from './rule-names.js';

const CONFIG_KEYS = [
  '$schema',
  'extends',
  'rules',
  'overrides',
  'ignore',
  'plugins',
  'protect',
  'maxRemoved',
  'baseline',
  'remember',
];
const OVERRIDE_KEYS = ['files', 'at', 'rules', 'reason'];

/** The paths of a config's plugins, relative to its folder. {@link readConfig} reports their faults. */
export function pluginPaths(value: JsonValue): readonly string[] {
  const plugins = member(value, 'plugins');
  return Array.isArray(plugins) && plugins.every(isPluginPath) ? plugins : [];
}

/** A path of its own: the name of a package could be anybody's. */
function isPluginPath(path: JsonValue): path is string {
  return typeof path === 'string' && /^\.\.?\//.test(path);
}

/** Reads a config, all of it or nothing. @param rulesMayBeMissing as its plugins were not loaded */
export function readConfig(
  value: JsonValue,
  pack: RulePack,
  rulesMayBeMissing = false,
): Config | { readonly faults: readonly ConfigFault[] } {
  const reader = new ConfigReader(pack, rulesMayBeMissing);
  const config = reader.read(value);
  const { faults } = reader;
  return faults.length === 0 ? config : { faults };
}

/** The maximum number of faults reported for one config: each takes a search. */
const MAX_FAULTS = 100;

class ConfigReader {
  private readonly reported: ConfigFault[] = [];
  private unreported = 0;

  constructor(
    private readonly pack: RulePack,
    private readonly rulesMayBeMissing: boolean,
  ) {}

  read(value: JsonValue): Config {
    if (!isObject(value)) {
      this.fault(
        [],
        `a config must be an object such as { "extends": "recommended" }, not ${quoteValue(value)}`,
      );
      return DEFAULT_CONFIG;
    }
    this.keys(value, CONFIG_KEYS, [], 'a config');
    this.strings(value, 'plugins', 'paths such as ["./my-rule.js"]', pluginFault);
    return {
      extends: this.presets(member(value, 'extends')),
      rules: this.rules(member(value, 'rules'), ['rules'], false),
      overrides: this.overrides(member(value, 'overrides')),
      ignore: this.strings(value, 'ignore', 'globs such as ["archive/**"]', fileGlobFault),
      protect: this.strings(value, 'protect', 'patterns such as ["items/12"]', patternFault),
      maxRemoved: this.maxRemoved(member(value, 'maxRemoved')),
      baseline: this.string(member(value, 'baseline'), ['baseline'], baselineFault),
      remember: this.remember(member(value, 'remember')),
    };
  }

  /** The first faults. The last one says how many follow. */
  get faults(): readonly ConfigFault[] {
    const last = this.reported.at(-1);
    if (last === undefined || this.unreported === 0) return this.reported;
    const more = counted(this.unreported, 'more fault');
    return [...this.reported.slice(0, -1), { ...last, message: `${last.message} (and ${more})` }];
  }

  /** @param message a function if making it takes a search */
  private fault(path: readonly Step[], message: string | (() => string), onKey = false): void {
    if (this.reported.length === MAX_FAULTS) this.unreported++;
    else this.reported.push({ path, onKey, message: typeof message === 'string' ? message : message() });
  }

  private keys(object: JsonObject, known: readonly string[], path: readonly Step[], what: string): void {
    for (const key of keysOf(object)) {
      if (known.includes(key)) continue;
      const others = known.filter((name) => name !== '$schema').join(', ');
      const message = (): string =>
        `unknown key ${quoteValue(key)} in ${what}: ${didYouMean(key, known, `use ${others}`)}`;
      this.fault([...path, key], message, true);
    }
  }

  private presets(value: JsonValue | undefined): readonly Preset[] {
    if (value === undefined) return DEFAULT_CONFIG.extends;
    const names = Array.isArray(value) ? value : [value];
    return names.flatMap((name, index) => {
      const preset = PRESETS.find((known) => known === name);
      if (preset !== undefined) return [preset];
      const path = Array.isArray(value) ? ['extends', index] : ['extends'];
      this.fault(path, unknownPreset(name));
      return [];
    });
  }

  private rules(
    value: JsonValue | undefined,
    path: readonly Step[],
    forPlaces: boolean,
  ): Map<string, RuleChoice> {
    const choices = new Map<string, RuleChoice>();
    if (value === undefined) return choices;
    if (!isObject(value)) {
      this.fault(
        path,
        `"rules" must be an object such as { "${exampleRule(this.pack)}": "off" }, not ${quoteValue(value)}`,
      );
      return choices;
    }
    for (const [id, choice] of membersOf(value))
      if (ruleNamed(id, this.pack) !== undefined) this.choice(id, choice, [...path, id], forPlaces, choices);
      else if (!this.rulesMayBeMissing || this.pack.has(splitKind(id).id))
        this.fault([...path, id], () => unknownRule(id, this.pack), true);
    return choices;
  }

  private choice(
    id: string,
    choice: JsonValue,
    path: readonly Step[],
    forPlaces: boolean,
    choices: Map<string, RuleChoice>,
  ): void {
    const [level, options, ...more] = Array.isArray(choice) ? choice : [choice];
    if (level === undefined || isObject(level) || Array.isArray(level) || more.length > 0) {
      this.fault(path, `a rule must be set to ${LEVEL_WORDS}, or to a list of a level and options`);
      return;
    }
    if (typeof level !== 'string' || !isRuleLevel(level)) {
      this.fault(Array.isArray(choice) ? [...path, 0] : path, unknownLevel(level));
      return;
    }
    if (options !== undefined && splitKind(id).kind !== undefined) {
      this.fault([...path, 1], `options belong to the whole rule: give them to "${splitKind(id).id}"`);
      return;
    }
    if (options !== undefined && forPlaces) {
      this.fault(
        [...path, 1],
        'options cannot depend on "at": set them in "rules", or in an override with "files" only',
      );
      return;
    }
    choices.set(id, { level, options: this.options(id, options, [...path, 1]) });
  }

  private options(id: string, options: JsonValue | undefined, path: readonly Step[]): JsonObject | undefined {
    if (options === undefined) return undefined;
    const faults = findOptionFaults(id, this.pack.get(id)?.options ?? {}, options);
    for (const { option, message } of faults)
      this.fault(option === undefined ? path : [...path, option], message);
    return isObject(options) ? options : undefined;
  }

  /** The elements of a list, none of anything else. */
  private list(key: string, value: JsonValue | undefined, message: string): readonly JsonValue[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.fault([key], `"${key}" must be a list of ${message}`);
    return [];
  }

  private overrides(value: JsonValue | undefined): Override[] {
    return this.list('overrides', value, 'objects with "files" or "at", and "rules"').flatMap(
      (override, index) => this.override(override, ['overrides', index]),
    );
  }

  private override(value: JsonValue, path: readonly Step[]): Override[] {
    if (!isObject(value)) {
      this.fault(path, 'an override must be an object with "files" or "at", and "rules"');
      return [];
    }
    this.keys(value, OVERRIDE_KEYS, path, 'an override');
    const [files, at, rules] = [member(value, 'files'), member(value, 'at'), member(value, 'rules')];
    if (files === undefined && at === undefined)
      this.fault(path, 'an override needs "files", "at" or both: settings for all files go into "rules"');
    if (rules === undefined)
      this.fault(path, `an override needs "rules", such as { "${exampleRule(this.pack)}": "off" }`);
    return [
      {
        files: this.string(files, [...path, 'files'], fileGlobFault),
        at: this.string(at, [...path, 'at'], placeFault),
        rules: this.rules(rules, [...path, 'rules'], at !== undefined),
        reason: this.string(member(value, 'reason'), [...path, 'reason'], reasonFault),
      },
    ];
  }

  private remember(value: JsonValue | undefined): 'git' | undefined {
    if (value === undefined || value === 'git') return value;
    this.fault(['remember'], `"remember" must be "git", not ${quoteValue(value)}`);
    return undefined;
  }

  private maxRemoved(value: JsonValue | undefined): RemovalLimit | undefined {
    if (value === undefined) return undefined;
    const limit = removalLimitOf(value);
    if (limit === undefined)
      this.fault(
        ['maxRemoved'],
        `"maxRemoved" must be a number such as 5, or a percentage such as "10%", not ${quoteValue(value)}`,
      );
    return limit;
  }

  /** A string that is free of faults, or reports the one it has. */
  private string(value: JsonValue | undefined, path: readonly Step[], faultOf: FaultOf): string | undefined {
    const fault = value === undefined ? undefined : faultOf(value);
    if (fault !== undefined) this.fault(path, fault);
    return typeof value === 'string' ? value : undefined;
  }

  /** @param wanted the elements of the list, with an example */
  private strings(config: JsonObject, key: string, wanted: string, faultOf: FaultOf): readonly string[] {
    const value = member(config, key);
    const list = this.list(key, value, `${wanted}, not ${quoteValue(value ?? null)}`);
    return list.flatMap((element, index) => this.string(element, [key, index], faultOf) ?? []);
  }
}

/** What is wrong with a value of a config; undefined if nothing is. */
type FaultOf = (value: JsonValue) => string | undefined;

function pluginFault(path: JsonValue): string | undefined {
  if (isPluginPath(path)) return undefined;
  return `${quoteValue(path)} is not the path of a plugin: begin it with "./" or "../"`;
}

function patternFault(pattern: JsonValue): string | undefined {
  if (typeof pattern === 'string') return protectFault(pattern);
  return `${quoteValue(pattern)} is not a pattern: write one such as "items/12"`;
}

function reasonFault(reason: JsonValue): string | undefined {
  if (typeof reason === 'string') return undefined;
  return `"reason" must be a string that says why, not ${quoteValue(reason)}`;
}

function placeFault(at: JsonValue): string | undefined {
  if (typeof at === 'string') return placeGlobFault(at);
  return `"at" must be one pointer glob such as "/logic/*#/Tasks/*", not ${quoteValue(at)}`;
}

function baselineFault(path: JsonValue): string | undefined {
  if (typeof path === 'string' && path.trim() !== '') return undefined;
  return `"baseline" must be the path of a file such as "roomlint-baseline.json", not ${quoteValue(path)}`;
}

/** A glob that could never match, or would match all other files, is a mistake. */
function fileGlobFault(glob: JsonValue): string | undefined {
  const shown = quoteValue(glob);
  if (Array.isArray(glob))
    return `${shown} is a list, but this must be one glob: write alternatives as in "{rooms,drafts}/**"`;
  if (typeof glob !== 'string' || glob.trim() === '')
    return `${shown} is not a glob: write one such as "archive/**"`;
  if (glob.startsWith('/'))
    return `${shown} begins with "/", but globs are relative to the folder of the config: write ${quoteValue(glob.replace(/^\/+/, ''))}`;
  if (/^!(?!\()/.test(glob)) return `${shown} would match everything except what it names: remove the "!"`;
  // The folder of the glob is matched with this after it.
  const refused = pathGlobFault(`${glob}/**`);
  return refused === undefined ? undefined : `${shown} cannot be used: ${refused}`;
}
