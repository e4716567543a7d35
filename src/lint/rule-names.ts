import { quoteValue } from '../json/quote.js';
import { didYouMean } from '../text/nearest.js';
import { kindNamesOf, splitKind } from './kinds.js';
import type { RulePack } from './pack.js';
import type { Rule } from './rule.js';

/** Whether a name is the id of a rule, or that of its family, such as `quest`. */
export function means(name: string, ruleId: string): boolean {
  return ruleId === name || ruleId.startsWith(`${name}/`);
}

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

export function unknownRuleName(name: string, pack: RulePack): string {
  const all = [...ruleFamilies(pack), ...pack.keys()];
  return `unknown rule or family ${quoteValue(name)}: ${meantRule(name, pack, all)}`;
}

function meantRule(name: string, pack: RulePack, known: Iterable<string>): string {
  const ofAnyFamily = [...pack.keys()].filter((id) => id.endsWith(`/${name}`));
  return ofAnyFamily.length === 0
    ? didYouMean(name, known, '`roomlint rules` lists them all')
    : `did you mean "${ofAnyFamily.join('" or "')}"?`;
}
