import { stateName } from '../../src/flow/index.js';
import { defineRule } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { blockedBy, fieldOf, flowName, repeatedCodes } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/unreachable-effect',
  level: 'warning',
  kinds: ['never'],
  fix: 'none',
  summary: 'The quest of an effector subscription can enter its state',
  source: 'quest and task records, part 3; part 2, TaskEffectorSubscription',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot: { emptyLogic } }) {
      for (const { quest, state, effects } of flow.faults.unreachable) {
        const blocked = blockedBy(quest, flow.faults);
        for (const { place } of effects)
          report({
            at: place.at('TargetState'),
            // The triggers may have been in empty logic, and a wrong Name may be what hides them.
            unless: [
              ...emptyLogic,
              ...repeatedCodes(flow, quest),
              ...fieldOf(quest, 'Name'),
              place.at('Name'),
              place.at('TaskTriggerId'),
              ...blocked,
            ],
            message: () =>
              `${flowName(quest)} never becomes ${stateName(state)}, so this effect never fires: add a trigger with TargetState 111, or use another state`,
          });
      }
    },
  },
});
