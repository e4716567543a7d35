import { quoteValue } from '../json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { listed } from '../text/in-words.js';
import { didYouMean } from '../text/nearest.js';
import { isRuleLevel, LEVELS, type RuleLevel } from './level.js';
import { exampleOf, findOptionFaults } from './options.js';
import type { RulePack } from './pack.js';
import { PRESETS } from './preset.js';
import { ruleNamed, unknownRule } from './rule-names.js';

/** What a config or a command line says about one rule. Absent options leave those given before. */
export interface RuleChoice {
  readonly level: RuleLevel;
  readonly options: JsonObject | undefined;
}

export const LEVEL_WORDS = `${LEVELS.join(', ')} or off`;

export function unknownLevel(level: JsonValue): string {
  const hint = didYouMean(String(level), [...LEVELS, 'off'], `use ${LEVEL_WORDS}`);
  return `${quoteValue(level)} is not a level: ${hint}`;
}

/** A rule to show in messages: one that `lenient` relaxes, so one that people often change. */
export function exampleRule(pack: RulePack): string {
  const rules = [...pack.values()];
  const relaxed = rules.filter(({ lenient }) => lenient?.level !== undefined);
  const example = relaxed.find(({ lenient }) => lenient?.level === 'warning') ?? relaxed[0] ?? rules[0];
  return example?.id ?? 'family/rule';
}

export function unknownPreset(name: JsonValue): string {
  const all = listed(PRESETS, 'or');
  const hint = didYouMean(typeof name === 'string' ? name : '', PRESETS, `use ${all}`);
  return `unknown preset ${quoteValue(name)}: ${hint}`;
}

/**
 * Reads `id:level`, `id:kind:level` or `id:level:{options}`. @returns the choice by what it is about, or what to write
 * instead
 */
export function readRuleChoice(
  text: string,
  pack: RulePack,
): { readonly id: string; readonly choice: RuleChoice } | string {
  const [, rule = '', first, second] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
  if (rule === '') return `--rule needs the id of a rule, as in --rule ${exampleRule(pack)}:off`;
  if (!pack.has(rule)) return unknownRule(rule, pack);
  const [isKind, kindLevel = ''] = [second !== undefined && isRuleLevel(second), second];
  const namesKind = isKind || (first !== undefined && ruleNamed(`${rule}:${first}`, pack) !== undefined);
  const [id, level, rest] = namesKind ? [`${rule}:${first}`, kindLevel, undefined] : [rule, first, second];
  if (ruleNamed(id, pack) === undefined) return unknownRule(id, pack);
  if (level === undefined || !isRuleLevel(level)) {
    const given = level ? `has the unknown level ${quoteValue(level)}` : 'needs a level';
    return `--rule ${id} ${given}: use ${LEVEL_WORDS}, as in --rule ${id}:error`;
  }
  if (rest === undefined) return { id, choice: { level, options: undefined } };
  const specs = pack.get(id)?.options ?? {};
  const example = `as in --rule '${id}:${level}:${exampleOf(specs)}'`;
  let options: JsonValue;
  try {
    options = JSON.parse(rest) as JsonValue;
  } catch {
    return `the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell, put the whole argument in single quotes, ${example}`;
  }
  const [fault] = findOptionFaults(id, specs, options);
  if (fault !== undefined) return `${fault.message}, ${example}`;
  return { id, choice: { level, options: isObject(options) ? options : undefined } };
}
