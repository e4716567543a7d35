import type { Step } from '../../bytes/json/pointer.js';
import type { JsonObject } from '../../bytes/json/value.js';
import type { RuleLevel } from './levels.js';
import type { Preset } from './pack.js';
import type { RemovalLimit } from './removals.js';

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
  /** The last one wins, except that `catalog` is laid over it. */
  readonly extends: readonly Preset[];
  readonly rules: ReadonlyMap<string, RuleChoice>;
  readonly overrides: readonly Override[];
  /** Globs, relative to the config's folder. */
  readonly ignore: readonly string[];
  /** What an import must never remove, such as `items/12`: for `roomlint plan`. */
  readonly protect: readonly string[];
  /** How much an import may remove. */
  readonly maxRemoved: RemovalLimit | undefined;
  /** A baseline, relative to the config's folder. */
  readonly baseline: string | undefined;
  /** Whether the base of a room is also kept in a file that can be committed. */
  readonly remember: 'git' | undefined;
}

export const DEFAULT_CONFIG: Config = {
  extends: ['recommended'],
  rules: new Map(),
  overrides: [],
  ignore: [],
  protect: [],
  maxRemoved: undefined,
  baseline: undefined,
  remember: undefined,
};

/** Something wrong in a config. `path` leads to the value, or with `onKey` to the key. */
export interface ConfigFault {
  readonly path: readonly Step[];
  readonly onKey: boolean;
  readonly message: string;
}
