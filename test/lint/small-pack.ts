import { Place } from '../../src/json/place.js';
import type { RulePack } from '../../src/lint/pack.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';

/** What a rule for tests has in common with others. */
export const ABOUT = {
  level: 'error',
  fix: 'none',
  summary: 'a rule for tests',
  source: 'nowhere',
} as const;

/** Reports the places below, in every file. */
const REPORTED: readonly Place[] = [
  Place.root.at('quests').at('mlh1').at('Enabled'),
  Place.root.at('logic').at('4').inside().at('Tasks').at(0),
  Place.root.at('logic').at('4').inside().at('Tasks').at(0).at('TargetState'),
];

export const TEXT = `{ "quests": { "mlh1": { "Enabled": 1 } }, "logic": { "4": "{\\"Tasks\\":[{\\"TargetState\\":0}]}" } }`;

const RULES: readonly Rule[] = [
  defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    lenient: { level: 'off' },
    catalog: { level: 'info' },
    on: {
      snapshot(_snapshot, report) {
        for (const at of REPORTED) report({ at, message: 'here' });
      },
    },
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
