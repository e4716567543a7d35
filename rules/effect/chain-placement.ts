import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { defineRule } from '../kit.js';

export default defineRule({
  id: 'effect/chain-placement',
  level: 'info',
  lenient: { level: 'off' },
  catalog: { level: 'off', isRelaxing: true },
  kinds: {
    elsewhere:
      'this chain is not in an effector subscription, where the documents put chains: check in the game that it runs',
  },
  fix: 'none',
  summary: 'RunTriggersFromEffector is used in an effector subscription',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, place, subscription }, report) {
      if (type !== CHAIN_TYPE || subscription.kind === 'effector') return;
      report({ kind: 'elsewhere', at: place.at('$type') });
    },
  },
});
