import { rulePack } from '../../../rules/index.js';
import { namesRule, ruleFamilies, unknownRuleName } from '../../verdict/lint/rule-names.js';
import { CommandError } from '../../world/files/command-error.js';

/** Narrows a check down to one rule, or to a family of rules. @throws CommandError for an unknown one */
export function ruleChoice(rule: string | undefined): { readonly only?: readonly string[] } {
  if (rule === undefined) return {};
  if (!namesRule(rule, rulePack)) throw new CommandError(unknownRule(rule));
  return { only: [rule] };
}

/** Says which "rule" an assistant can give in place of one that does not exist. */
export function unknownRule(rule: string): string {
  const families = ruleFamilies(rulePack).join(', ');
  return unknownRuleName(
    rule,
    rulePack,
    `call explain with a family as "rule" to list its rules: ${families}`,
  );
}
