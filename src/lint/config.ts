import type { Step } from '../text/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../text/value.js';
import { isRuleLevel, LEVELS, type RuleLevel } from './level.js';
import { didYouMean } from './nearest.js';
import { findOptionFaults } from './options.js';
import { PRESETS, type Preset, type RulePack } from './pack.js';

/** What a config or a command line says about one rule. Absent options leave those given before. */
export interface RuleChoice {
  readonly level: RuleLevel;
  readonly options: JsonObject | undefined;
}

/** A part of a config that holds for some files, or for some places in them. */
export interface Override {
  /** A glob, relative to the config's folder. */
  readonly files: string | undefined;
  /** A pointer glob: see `matchesPlace`. */
  readonly at: string | undefined;
  readonly rules: ReadonlyMap<string, RuleChoice>;
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

export const DEFAULT_CONFIG: Config = {
  extends: ['recommended'],
  rules: new Map(),
  overrides: [],
  ignore: [],
};

/** Something in a config that cannot be meant. `path` leads to the value, or with `onKey` to the key. */
export interface ConfigFault {
  readonly path: readonly Step[];
  readonly onKey: boolean;
  readonly message: string;
}

const CONFIG_KEYS = ['$schema', 'extends', 'rules', 'overrides', 'ignore'];
const OVERRIDE_KEYS = ['files', 'at', 'rules', 'reason'];

/** Reads a config; with any fault there is none. */
export function readConfig(
  value: JsonValue,
  pack: RulePack,
): Config | { readonly faults: readonly ConfigFault[] } {
  const reader = new ConfigReader(pack);
  const config = reader.read(value);
  return reader.faults.length === 0 ? config : { faults: reader.faults };
}

class ConfigReader {
  readonly faults: ConfigFault[] = [];

  constructor(private readonly pack: RulePack) {}

  read(value: JsonValue): Config {
    if (!isObject(value)) {
      this.fault([], 'a config is an object such as { "extends": "recommended" }');
      return DEFAULT_CONFIG;
    }
    this.keys(value, CONFIG_KEYS, [], 'a config');
    return {
      extends: this.presets(value.extends),
      rules: this.rules(value.rules, ['rules'], false),
      overrides: this.overrides(value.overrides),
      ignore: this.globs(value.ignore, ['ignore']),
    };
  }

  private fault(path: readonly Step[], message: string, onKey = false): void {
    this.faults.push({ path, onKey, message });
  }

  private keys(object: JsonObject, known: readonly string[], path: readonly Step[], what: string): void {
    for (const key of Object.keys(object)) {
      if (known.includes(key)) continue;
      const hint = didYouMean(key, known, `it has ${known.filter((name) => name !== '$schema').join(', ')}`);
      this.fault([...path, key], `${what} has no "${key}": ${hint}`, true);
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
      this.fault(path, '"rules" is an object such as { "quest/description": "off" }');
      return choices;
    }
    for (const [id, choice] of Object.entries(value)) {
      if (!this.pack.has(id)) {
        this.fault([...path, id], unknownRule(id, this.pack), true);
        continue;
      }
      const [level, options] = Array.isArray(choice) ? choice : [choice];
      if (typeof level !== 'string' || !isRuleLevel(level) || (Array.isArray(choice) && choice.length > 2)) {
        this.fault([...path, id], `a rule is set to ${LEVEL_WORDS}, or to a list of that and options`);
        continue;
      }
      if (options !== undefined && forPlaces) {
        this.fault(
          [...path, id, 1],
          'options cannot depend on "at": set them in "rules", or in an override with "files" only',
        );
      }
      choices.set(id, { level, options: this.options(id, options, [...path, id, 1]) });
    }
    return choices;
  }

  private options(id: string, options: JsonValue | undefined, path: readonly Step[]): JsonObject | undefined {
    if (options === undefined) return undefined;
    const faults = findOptionFaults(id, this.pack.get(id)?.options ?? {}, options);
    for (const { option, message } of faults)
      this.fault(option === undefined ? path : [...path, option], message);
    return isObject(options) ? options : undefined;
  }

  private overrides(value: JsonValue | undefined): Override[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.fault(['overrides'], '"overrides" is a list of objects with "files" or "at", and "rules"');
      return [];
    }
    return value.flatMap((override, index) => this.override(override, ['overrides', index]));
  }

  private override(value: JsonValue, path: readonly Step[]): Override[] {
    if (!isObject(value)) {
      this.fault(path, 'an override is an object with "files" or "at", and "rules"');
      return [];
    }
    this.keys(value, OVERRIDE_KEYS, path, 'an override');
    for (const key of ['files', 'at', 'reason']) {
      if (value[key] !== undefined && typeof value[key] !== 'string')
        this.fault([...path, key], `"${key}" is a text`);
    }
    if (value.files === undefined && value.at === undefined) {
      this.fault(path, 'an override needs "files", "at", or both: without them write it in "rules"');
    }
    const { files, at } = value;
    return [
      {
        files: typeof files === 'string' ? files : undefined,
        at: typeof at === 'string' ? at : undefined,
        rules: this.rules(value.rules, [...path, 'rules'], at !== undefined),
      },
    ];
  }

  private globs(value: JsonValue | undefined, path: readonly Step[]): readonly string[] {
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((glob): glob is string => typeof glob === 'string')) return value;
    this.fault(path, `"${path.join('.')}" is a list of globs such as ["archive/**"]`);
    return [];
  }
}

const LEVEL_WORDS = `${LEVELS.join(', ')} or off`;

export function unknownRule(id: string, pack: RulePack): string {
  return `there is no rule "${id}": ${didYouMean(id, pack.keys(), '"roomlint rules" lists them all')}`;
}

export function unknownPreset(name: JsonValue): string {
  const all = PRESETS.join(', ');
  return `there is no preset ${JSON.stringify(name)}: ${didYouMean(String(name), PRESETS, `there are ${all}`)}`;
}

/**
 * Reads `id:level` or `id:level:{options}`, as `--rule` has it.
 *
 * @returns the rule and the choice, or a text that says what is wrong and what would be right
 */
export function readRuleChoice(
  text: string,
  pack: RulePack,
): { readonly id: string; readonly choice: RuleChoice } | string {
  const [, id = '', level, rest] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
  if (!pack.has(id)) return unknownRule(id, pack);
  if (level === undefined || !isRuleLevel(level)) {
    const given = level === undefined ? 'needs a level' : `has no level "${level}"`;
    return `--rule ${id} ${given}: write ${LEVEL_WORDS} behind a colon, as in --rule ${id}:error`;
  }
  if (rest === undefined) return { id, choice: { level, options: undefined } };
  let options: JsonValue;
  try {
    options = JSON.parse(rest) as JsonValue;
  } catch {
    return `the options of --rule ${id} are not JSON: ${rest} (in a shell, put the whole argument in single quotes)`;
  }
  const [fault] = findOptionFaults(id, pack.get(id)?.options ?? {}, options);
  if (fault !== undefined || !isObject(options))
    return fault?.message ?? `the options of ${id} must be an object`;
  return { id, choice: { level, options } };
}
