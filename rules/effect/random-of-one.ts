import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { arrayField, defineRule } from '../kit.js';

export default defineRule({
  id: 'effect/random-of-one',
  level: 'info',
  kinds: {
    'only-one': 'useRandom has only one linked task to choose from, so that one always fires: add the others',
  },
  fix: 'none',
  summary: 'useRandom has more than one linked task to choose from',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || record.useRandom !== true) return;
      const [only, ...others] = arrayField(record, 'linkedTasks') ?? [];
      // A list in the list may hold several.
      if (only === undefined || Array.isArray(only) || others.length > 0) return;
      report({ kind: 'only-one', at: place.at('useRandom') });
    },
  },
});
