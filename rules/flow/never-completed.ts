import type { NeverCompleted } from '../../src/model/flow/index.js';
import { defineRule, quoteValue, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { circleOf, countedWords, flowName, hasEmptyLogic, MAX_RELATED } from '../wording/flow-wording.js';

const WORDS = { effect: 'effect', requirement: 'requirement', reward: 'reward', code: 'transition code' };

export default defineRule({
  id: 'flow/never-completed',
  level: 'warning',
  kinds: ['no-way', 'circle', 'too-late'],
  fix: 'none',
  summary: 'A quest that can start can be completed, if anything waits for that',
  source: 'quest and task records, part 3; part 2, FinishTime and Delay',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const fault of faults.neverCompleted) {
        const { place } = fault.quest.entry;
        const late = fault.cause.kind === 'too-late' ? fault.cause.links : [];
        report({
          at: late.length > 0 ? place.at('FinishTime') : recordAt(place),
          kind: fault.cause.kind,
          identity:
            fault.cause.kind === 'circle'
              ? JSON.stringify(fault.cause.circle.map(({ entry }) => entry.key).sort())
              : undefined,
          message: messageOf(fault),
          related: [
            ...late.map((link) => ({ at: recordAt(link.place), message: 'this linked task is too late' })),
            ...fault.waiting.map(({ kind, place: at }) => ({
              at: kind === 'reward' || kind === 'code' ? at : recordAt(at),
              message: `this ${WORDS[kind]} waits for the completion`,
            })),
          ].slice(0, MAX_RELATED),
        });
      }
    },
  },
});

function messageOf({ quest, cause, waiting }: NeverCompleted): string {
  const name = flowName(quest);
  switch (cause.kind) {
    case 'no-way': {
      const words = countedWords(waiting.map(({ kind }) => WORDS[kind]));
      const waits = waiting.length === 1 ? 'waits' : 'wait';
      return `nothing completes ${name} once it is Active, but ${words} ${waits} for that: add a trigger with TargetState 121`;
    }
    case 'circle': {
      const circle = circleOf(cause.circle.map(flowName));
      return `${circle} wait for each other to be completed, so none ever is: add a trigger that completes one of them`;
    }
    case 'too-late': {
      const delays = cause.links.map(({ cause: by }) => (by.kind === 'link' ? by.delay : 0));
      const delay = quoteValue(delays.reduce((one, other) => Math.min(one, other)));
      return `${name} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${delay}): raise FinishTime or lower the Delay`;
    }
  }
}
