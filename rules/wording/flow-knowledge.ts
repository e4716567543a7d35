import { KNOWLEDGE } from '../../src/model/flow/model.js';

/** Shared by all rules that listen to the flow. */
export const ASKS_FLOW = {
  options: {
    knowledge: {
      type: 'choice',
      choices: KNOWLEDGE,
      default: 'documents',
      description:
        'what effects are known to do to quests: only what the documents say, or what public material of the platform says as well. With `catalog`, expressions are read',
    },
  },
  catalog: { options: { knowledge: 'catalog' } },
} as const;
