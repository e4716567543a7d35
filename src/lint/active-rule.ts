import type { JsonObject } from '../json/value.js';
import type { RuleLevel } from './level.js';
import type { Rule } from './rule.js';

/** A rule that is switched on for a file, with its options. */
export interface ActiveRule {
  readonly rule: Rule;
  /** Where no override says otherwise for a place. */
  readonly level: RuleLevel;
  readonly options: JsonObject;
  /** The level at a place, where overrides make it depend on that. */
  readonly levelAt?: (pointer: string, embedded: readonly string[]) => RuleLevel;
}
