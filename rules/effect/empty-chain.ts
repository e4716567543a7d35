import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { arrayField, defineRule } from '../kit.js';

export default defineRule({
  id: 'effect/empty-chain',
  level: 'warning',
  kinds: {
    empty: 'this chain has no linked tasks, so it does nothing: add the linked tasks that it should run',
  },
  fix: 'none',
  summary: 'RunTriggersFromEffector has linked tasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || arrayField(record, 'linkedTasks')?.length !== 0) return;
      report({ kind: 'empty', at: place.at('linkedTasks') });
    },
  },
});
