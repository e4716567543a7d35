import { quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { listed } from '../../bytes/text/in-words.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import { kindNamesOf, splitKind } from './kinds.js';
import { LEVELS } from './levels.js';
import { PRESETS, type RulePack } from './pack.js';
import type { Rule } from './rule.js';

/* The names of rules, kinds, levels and presets: which there are, and what to say of one that is unknown. */

/** Whether a name is that of a rule or of a family of rules. */
export function namesRule(name: string, pack: RulePack): boolean {
  return pack.has(name) || ruleFamilies(pack).includes(name);
}

/** The families of rules: what their ids begin with. */
export function ruleFamilies(pack: RulePack): readonly string[] {
  const families = [...pack.keys()]
    .filter((id) => id.includes('/'))
    .map((id) => id.slice(0, id.indexOf('/')));
  return [...new Set(families)];
}

/** The rule that `schema` or `schema:missing` names; undefined where there is no such rule or kind. */
export function ruleNamed(name: string, pack: RulePack): Rule | undefined {
  const { id, kind } = splitKind(name);
  const rule = pack.get(id);
  return kind === undefined || (rule !== undefined && kindNamesOf(rule).includes(kind)) ? rule : undefined;
}

/** Says that no rule, or no kind of a rule, has this name, and which one may be meant. */
export function unknownRule(name: string, pack: RulePack): string {
  const { id, kind } = splitKind(name);
  const rule = pack.get(id);
  if (rule !== undefined && kind !== undefined) {
    const kinds = kindNamesOf(rule);
    return `${id} has no kind ${quoteValue(kind)}: ${didYouMean(kind, kinds, `its kinds are ${kinds.join(', ')}`)}`;
  }
  return `unknown rule ${quoteValue(id)}: ${meantRule(id, pack, pack.keys())}`;
}

/** @param otherwise what to do where no name is similar */
export function unknownRuleName(name: string, pack: RulePack, otherwise?: string): string {
  const all = [...ruleFamilies(pack), ...pack.keys()];
  return `unknown rule or family ${quoteValue(name)}: ${meantRule(name, pack, all, otherwise)}`;
}

/** Which rule is meant: one of any family with this name, one whose letters it is a part of, or a similar one. */
function meantRule(
  name: string,
  pack: RulePack,
  known: Iterable<string>,
  otherwise = '`roomlint rules` lists them all',
): string {
  const named = [...pack.keys()].filter((id) => id.endsWith(`/${name}`));
  const letters = lettersOf(name);
  const alike = [...pack.keys()].filter((id) => letters.length > 4 && lettersOf(id).includes(letters));
  const meant = named.length > 0 || alike.length > 3 ? named : alike;
  return meant.length === 0 ? didYouMean(name, known, otherwise) : `did you mean "${meant.join('" or "')}"?`;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
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
