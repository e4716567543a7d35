import { quoteValue } from '../json/quote.js';
import { didYouMean } from '../text/nearest.js';
import type { RulePack } from './pack.js';

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

/** Says that no rule has this name, and which one may be meant. */
export function unknownRule(id: string, pack: RulePack): string {
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
