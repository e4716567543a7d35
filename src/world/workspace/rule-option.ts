import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { RuleChoice } from '../../verdict/lint/config.js';
import { isRuleLevel } from '../../verdict/lint/levels.js';
import { exampleOf, findOptionFaults } from '../../verdict/lint/options.js';
import type { RulePack } from '../../verdict/lint/pack.js';
import { exampleRule, LEVEL_WORDS, ruleNamed, unknownRule } from '../../verdict/lint/rule-names.js';
import { CommandError } from './command-error.js';

/** Reads what each `--rule` says of a rule or kind, by its name. @throws CommandError */
export function readRuleOptions(texts: readonly string[], pack: RulePack): Map<string, RuleChoice> {
  const choices = new Map<string, RuleChoice>();
  for (const text of texts) {
    const { id, choice } = readRuleChoice(text, pack);
    if (choices.has(id)) throw new CommandError(`--rule ${id} is given twice: give it once`);
    choices.set(id, choice);
  }
  return choices;
}

/** Reads `id:level`, `id:kind:level` or `id:level:{options}`. @throws CommandError */
function readRuleChoice(text: string, pack: RulePack): { readonly id: string; readonly choice: RuleChoice } {
  const [, rule = '', first, second] = /^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.exec(text) ?? [];
  if (rule === '')
    throw new CommandError(`--rule needs the id of a rule, as in --rule ${exampleRule(pack)}:off`);
  if (!pack.has(rule)) throw new CommandError(unknownRule(rule, pack));
  const [isKind, kindLevel = ''] = [second !== undefined && isRuleLevel(second), second];
  const namesKind = isKind || (first !== undefined && ruleNamed(`${rule}:${first}`, pack) !== undefined);
  const [id, level, rest] = namesKind ? [`${rule}:${first}`, kindLevel, undefined] : [rule, first, second];
  if (ruleNamed(id, pack) === undefined) throw new CommandError(unknownRule(id, pack));
  if (level === undefined || !isRuleLevel(level)) {
    const given = level ? `has the unknown level ${quoteValue(level)}` : 'needs a level';
    throw new CommandError(`--rule ${id} ${given}: use ${LEVEL_WORDS}, as in --rule ${id}:error`);
  }
  if (rest === undefined) return { id, choice: { level, options: undefined } };
  const specs = pack.get(id)?.options ?? {};
  const example = `as in --rule '${id}:${level}:${exampleOf(specs)}'`;
  let options: JsonValue;
  try {
    options = JSON.parse(rest) as JsonValue;
  } catch {
    throw new CommandError(
      `the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell, put the whole argument in single quotes, ${example}`,
    );
  }
  const [fault] = findOptionFaults(id, specs, options);
  if (fault !== undefined) throw new CommandError(`${fault.message}, ${example}`);
  return { id, choice: { level, options: isObject(options) ? options : undefined } };
}
