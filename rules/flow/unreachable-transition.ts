import { type FlowQuest, stateName } from '../../src/model/flow/index.js';
import type { QuestState } from '../../src/model/snapshot/quest-states.js';
import { defineRule } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, isBlocked } from '../wording/flow-wording.js';

interface Values {
  readonly quest: FlowQuest;
  readonly state: QuestState;
  readonly code: number;
}

export default defineRule({
  id: 'flow/unreachable-transition',
  level: 'warning',
  kinds: {
    never: ({ quest, state, code }: Values) =>
      `code ${code} works only while ${flowName(quest)} is ${stateName(state)}, which it never is: activate the quest (111), or use another code`,
  },
  fix: 'none',
  summary: 'A quest can be in the state that a transition code requires',
  source: 'quest and task records, part 3, transition codes',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report) {
      for (const { quest, state, transitions } of faults.unreachable) {
        if (isBlocked(quest, faults)) continue;
        for (const { place, code } of transitions)
          report({ kind: 'never', at: place.at('TargetState'), values: { quest, state, code: code.code } });
      }
    },
  },
});
