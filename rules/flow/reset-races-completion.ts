import { counted } from '../../src/bytes/text/in-words.js';
import type { FlowQuest } from '../../src/model/flow/index.js';
import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { defineRule, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, relatedRecords } from '../wording/flow-wording.js';

interface Values {
  readonly quest: FlowQuest;
  readonly code: number;
  readonly effects: number;
}

export default defineRule({
  id: 'flow/reset-races-completion',
  level: 'warning',
  kinds: {
    'at-once': ({ quest, code, effects }: Values) =>
      `this linked task (${code}) takes ${flowName(quest)} out of Completed at once, so ${counted(effects, 'effect')} of its completion may not finish: give it a Delay`,
  },
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
          kind: 'at-once',
          at: recordAt(link.place),
          values: { quest, code: link.code.code, effects: waiting.length },
          related: relatedRecords(waiting, 'this effect waits for the completion'),
        });
      }
    },
  },
});
