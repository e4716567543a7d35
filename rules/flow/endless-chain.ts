import { playText, stateName } from '../../src/model/flow/index.js';
import { defineRule, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { circleOf, flowName, relatedRecords } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/endless-chain',
  level: 'warning',
  kinds: ['endless'],
  fix: 'none',
  summary: 'Linked tasks without Delay do not set each other off forever',
  source: 'quest and task records, part 3; part 2, RunTriggersFromEffector',
  ...ASKS_FLOW,
  on: {
    flow(flow, report) {
      for (const { links, facts, play } of flow.endlessChains) {
        const [first, ...others] = links;
        if (first === undefined) continue;
        const reached = facts.map(({ quest, state }) => ({ quest: flow.model.quests[quest], state }));
        const start =
          play.steps.length === 0 ? 'once the page has loaded' : `after ${playText(flow.model, play)}`;
        const labels = reached.map(({ quest, state }) => `${quest && flowName(quest)} ${stateName(state)}`);
        report({
          at: recordAt(first.place),
          identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
          message: `${circleOf(labels)} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`,
          related: relatedRecords(others, 'the loop goes on here'),
        });
      }
    },
  },
});
