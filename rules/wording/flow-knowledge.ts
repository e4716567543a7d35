import { KNOWLEDGE } from '../../src/flow/known-effects.js';

/** The option of the rules that ask for the flow. */
export const KNOWLEDGE_OPTION = {
  type: 'choice',
  choices: KNOWLEDGE,
  default: 'documents',
  description:
    'what effects are known to do to quests: only what the documents say, or what public material of the platform says as well. With `catalog`, expressions are read',
} as const;

export const CATALOG_KNOWLEDGE = { options: { knowledge: 'catalog' } } as const;
