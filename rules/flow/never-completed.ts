import type { FlowQuest, NeverCompleted } from '../../src/model/flow/index.js';
import { defineRule, quoteValue, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import {
  circleIdentity,
  circleOf,
  countedWords,
  flowName,
  hasEmptyLogic,
  MAX_RELATED,
} from '../wording/flow-wording.js';

const WORDS = { effect: 'effect', requirement: 'requirement', reward: 'reward', code: 'transition code' };

export default defineRule({
  id: 'flow/never-completed',
  level: 'warning',
  kinds: {
    'no-way': ({ quest, waiting }: Pick<NeverCompleted, 'quest' | 'waiting'>) =>
      `nothing completes ${flowName(quest)} once it is Active, but ${countedWords(waiting.map(({ kind }) => WORDS[kind]))} ${waiting.length === 1 ? 'waits' : 'wait'} for that: add a trigger with TargetState 121`,
    circle: ({ circle }: { circle: readonly FlowQuest[] }) =>
      `${circleOf(circle, flowName)} wait for each other to be completed, so none ever is: add a trigger that completes one of them`,
    'too-late': ({ quest, delay }: { quest: FlowQuest; delay: number }) =>
      `${flowName(quest)} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${quoteValue(delay)}): raise FinishTime or lower the Delay`,
  },
  fix: 'none',
  summary: 'A quest that can start can be completed, if anything waits for that',
  source: 'quest and task records, part 3; part 2, FinishTime and Delay',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, cause, waiting } of faults.neverCompleted) {
        const { place } = quest.entry;
        const ofWaiting = waiting.map(({ kind, place: at }) => ({
          at: kind === 'reward' || kind === 'code' ? at : recordAt(at),
          message: `this ${WORDS[kind]} waits for the completion`,
        }));
        const related = ofWaiting.slice(0, MAX_RELATED);
        switch (cause.kind) {
          case 'no-way':
            report({ kind: 'no-way', at: recordAt(place), values: { quest, waiting }, related });
            break;
          case 'circle': {
            const { circle } = cause;
            const identity = circleIdentity(circle);
            report({ kind: 'circle', at: recordAt(place), identity, values: { circle }, related });
            break;
          }
          case 'too-late': {
            const { links } = cause;
            const late = links.map((link) => ({
              at: recordAt(link.place),
              message: 'this linked task is too late',
            }));
            const delays = links.map(({ cause: by }) => (by.kind === 'link' ? by.delay : 0));
            report({
              kind: 'too-late',
              at: place.at('FinishTime'),
              values: { quest, delay: delays.reduce((one, other) => Math.min(one, other)) },
              related: [...late, ...ofWaiting].slice(0, MAX_RELATED),
            });
          }
        }
      }
    },
  },
});
