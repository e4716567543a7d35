import { capitalized } from '../../bytes/text/in-words.js';
import type { Level } from '../lint/levels.js';
import { levelWhenOn } from '../lint/pack.js';
import type { Rule } from '../lint/rule.js';
import { reasonOn } from './page-parts.js';
import type { RulePages } from './rule-pages.js';

/** A rule as SARIF describes it. */
export interface RuleShape {
  readonly id: string;
  readonly [member: string]: unknown;
}

export const LEVELS: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** How SARIF describes a rule: by its id alone where nothing is known of it. */
export function ruleShape(id: string, rule: Rule | undefined, pages: RulePages): RuleShape {
  if (rule === undefined) return { id, name: ruleName(id), shortDescription: { text: id } };
  const page = pages.text(id);
  const reason = page === undefined ? rule.summary : reasonOn(page);
  return {
    id,
    name: ruleName(id),
    shortDescription: { text: rule.summary },
    fullDescription: { text: reason },
    helpUri: pages.of(id),
    help: { text: reason, markdown: page },
    defaultConfiguration: {
      enabled: rule.level === 'off' ? false : undefined,
      level: LEVELS[levelWhenOn(rule)],
    },
  };
}

/** SARIF wants names in PascalCase: `QuestNoAutoStart` for `quest/no-auto-start`. */
function ruleName(id: string): string {
  const words = id.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '');
  return words.map(capitalized).join('');
}
