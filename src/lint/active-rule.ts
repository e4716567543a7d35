import type { JsonObject } from '../json/value.js';
import { type KindSetting, levelOfKind } from './kinds.js';
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
  /** The kinds that a config or the command line names. */
  readonly kinds?: ReadonlyMap<string, KindSetting>;
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
