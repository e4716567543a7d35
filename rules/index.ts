import type { RulePack } from '../src/verdict/lint/pack.js';
import { effectRules } from './effect/index.js';
import { expressionRules } from './expression/index.js';
import { flowRules } from './flow/index.js';
import { itemRules } from './item/index.js';
import { keyRules } from './key/index.js';
import type { Rule } from './kit.js';
import { logicRules } from './logic/index.js';
import { questRules } from './quest/index.js';
import { referenceRules } from './reference/index.js';
import { requirementRules } from './requirement/index.js';
import { schemaRules } from './schema/index.js';
import { settingsRules } from './settings/index.js';
import { snapshotRules } from './snapshot/index.js';
import { subscriptionRules } from './subscription/index.js';
import { textRules } from './text/index.js';
import { triggerRules } from './trigger/index.js';

/** Every rule, in the order of the documentation: by family, from the bytes to the whole. */
const RULES: readonly Rule[] = [
  ...textRules,
  ...schemaRules,
  ...snapshotRules,
  ...itemRules,
  ...keyRules,
  ...logicRules,
  ...settingsRules,
  ...questRules,
  ...requirementRules,
  ...subscriptionRules,
  ...triggerRules,
  ...effectRules,
  ...expressionRules,
  ...referenceRules,
  ...flowRules,
];

export const rulePack: RulePack = new Map(RULES.map((rule) => [rule.id, rule]));
