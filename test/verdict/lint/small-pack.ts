import type { RulePack } from '../../../src/verdict/lint/pack.js';
import { defineRule, type Rule } from '../../../src/verdict/lint/rule.js';

/** What a rule for tests has in common with others. */
export const ABOUT = {
  level: 'error',
  fix: 'none',
  summary: 'a rule for tests',
  source: 'nowhere',
  kinds: { found: ({ words }: { words: string }) => words },
} as const;

const RULES: readonly Rule[] = [
  defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    lenient: { level: 'off' },
    catalog: { level: 'info' },
    on: {},
  }),
  defineRule({
    ...ABOUT,
    id: 'quest/id-format',
    lenient: { options: { prefixes: 'any' } },
    options: {
      prefixes: { type: 'strings', default: ['mlh'], orAny: true, description: 'how ids begin' },
      strict: { type: 'boolean', default: false, description: 'for tests' },
    },
    on: {},
  }),
  defineRule({
    ...ABOUT,
    id: 'text/depth',
    level: 'warning',
    catalog: { options: { max: 64 } },
    options: { max: { type: 'integer', default: 256, minimum: 1, description: 'levels' } },
    on: {},
  }),
];

export const smallPack: RulePack = new Map(RULES.map((rule) => [rule.id, rule]));
