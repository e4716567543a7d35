import { rulePack } from '../../rules/index.js';
import { namesRule, unknownRuleName } from '../lint/rule-names.js';
import { CommandError } from '../workspace/command-error.js';
import type { Schema } from './tool.js';

/** Narrows a check down to one rule, or to a family of rules. */
export const RULE = {
  type: 'string',
  minLength: 1,
  description:
    'Only this rule, such as "subscription/target-state", or this family of rules, such as "quest"',
} as const satisfies Schema;

/** @throws CommandError for an unknown rule */
export function ruleChoice(rule: string | undefined): { readonly only?: readonly string[] } {
  if (rule === undefined) return {};
  if (!namesRule(rule, rulePack)) throw new CommandError(unknownRuleName(rule, rulePack));
  return { only: [rule] };
}
