import type { FlowQuest } from '../../src/model/flow/index.js';
import { defineRule, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/limit-stops-loop',
  level: 'warning',
  kinds: {
    once: ({ quest, isInVain }: { quest: FlowQuest; isInVain: boolean }) =>
      isInVain
        ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 to let the quest repeat`
        : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 to let the quest repeat`,
  },
  fix: 'none',
  summary: 'A quest that resets itself to be repeated has no RepeatableLimit of 1',
  source: 'quest and task records, part 3, other rules tied to transitions',
  ...ASKS_FLOW,
  on: {
    flow({ selfMoves }, report) {
      const reported = new Set<number>();
      for (const { quest, link, isInVain } of selfMoves) {
        if (quest.limit !== 1 || reported.has(quest.index)) continue;
        reported.add(quest.index);
        report({
          kind: 'once',
          at: quest.entry.place.at('RepeatableLimit'),
          values: { quest, isInVain },
          related: [{ at: recordAt(link.place), message: 'the linked task that resets it' }],
        });
      }
    },
  },
});
