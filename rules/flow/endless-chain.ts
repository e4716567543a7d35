import { type FlowQuest, playText, stateName } from '../../src/model/flow/index.js';
import type { QuestState } from '../../src/model/snapshot/quest-states.js';
import { defineRule, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { circleOf, flowName, relatedRecords } from '../wording/flow-wording.js';

interface Values {
  readonly reached: readonly { readonly quest: FlowQuest | undefined; readonly state: QuestState }[];
  /** What sets the chain off; empty where the page alone does. */
  readonly after: string;
}

export default defineRule({
  id: 'flow/endless-chain',
  level: 'warning',
  kinds: {
    endless: ({ reached, after }: Values) => {
      const circle = circleOf(
        reached,
        ({ quest, state }) => `${quest && flowName(quest)} ${stateName(state)}`,
      );
      const start = after === '' ? 'once the page has loaded' : `after ${after}`;
      return `${circle} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`;
    },
  },
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
        report({
          kind: 'endless',
          at: recordAt(first.place),
          identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
          values: { reached, after: play.steps.length === 0 ? '' : playText(flow.model, play) },
          related: relatedRecords(others, 'the loop goes on here'),
        });
      }
    },
  },
});
