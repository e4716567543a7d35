import { type FlowQuest, stateName } from '../../src/model/flow/index.js';
import type { QuestState } from '../../src/model/snapshot/quest-states.js';
import { defineRule } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, hasEmptyLogic, isBlocked } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/unreachable-effect',
  level: 'warning',
  kinds: {
    never: ({ quest, state }: { quest: FlowQuest; state: QuestState }) =>
      `${flowName(quest)} never becomes ${stateName(state)}, so this effect never fires: add a trigger with TargetState 111, or write TargetState 2 to fire on its completion`,
  },
  fix: 'none',
  summary: 'The quest of an effector subscription can enter its state',
  source: 'quest and task records, part 3; part 2, TaskEffectorSubscription',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, state, effects } of faults.unreachable) {
        if (isBlocked(quest, faults)) continue;
        for (const { place } of effects)
          report({ kind: 'never', at: place.at('TargetState'), values: { quest, state } });
      }
    },
  },
});
