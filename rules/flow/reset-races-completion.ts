import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { defineRule, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { countedWords, flowName, relatedRecords } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/reset-races-completion',
  level: 'warning',
  kinds: ['at-once'],
  fix: 'none',
  summary: 'A quest that leaves Completed by itself does so after a Delay',
  source: 'quest and task records, part 3, the common loop',
  ...ASKS_FLOW,
  on: {
    flow({ selfMoves }, report) {
      for (const { quest, link, isInVain, effects } of selfMoves) {
        if (isInVain) continue;
        const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
        if (waiting.length === 0 || link.cause.kind !== 'link' || link.cause.delay > 0) continue;
        report({
          at: recordAt(link.place),
          message: `this linked task (${link.code.code}) takes ${flowName(quest)} out of Completed at once, so ${countedWords(waiting.map(() => 'effect'))} of its completion may not finish: give it a Delay`,
          related: relatedRecords(waiting, 'this effect waits for the completion'),
        });
      }
    },
  },
});
