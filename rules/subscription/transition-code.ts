import { defineRule } from '../../src/lint/rule.js';
import { integerField } from '../../src/snapshot/fields.js';
import { quoteValue } from '../../src/text/quote.js';
import { room } from '../example-room.js';
import { roomWithTask } from './example-tasks.js';
import { CODES_TO_STATE, QUEST_STATES, TRANSITION_CODES } from './quest-states.js';

const withCode = (code: number): string =>
  roomWithTask('2', 0, (task) => {
    task.TargetState = code;
  });

export default defineRule({
  id: 'subscription/transition-code',
  level: 'error',
  fix: 'none',
  summary: 'TargetState of a trigger that advances a quest, or of a linked task, is a transition code',
  source: 'quest and task records, part 3, transition codes',
  why: 'A transition code says which state the quest has to be in and which one comes next. Any other number changes nothing in the game.',
  examples: () => ({
    good: [{ title: 'triggers and a linked task with a code each', text: room() }],
    bad: [
      {
        title: 'a number that is no code',
        text: withCode(110),
        findings: [
          {
            at: '/logic/2#/Tasks/0/TargetState',
            marks: '110',
            message:
              'TargetState 110 is no transition code: write 101, 111, 121, 131, 141, 151, 161, 171 or 181',
          },
        ],
      },
      ...[
        { state: 0, to: 'make the quest Not Active, write 101, 161 or 171' },
        { state: 1, to: 'make the quest Active, write 111, 131 or 151' },
        { state: 2, to: 'make the quest Completed, write 121, 141 or 181' },
      ].map(({ state, to }) => ({
        title: `the state ${state} in the place of a code`,
        text: withCode(state),
        findings: [
          {
            at: '/logic/2#/Tasks/0/TargetState',
            marks: String(state),
            message: `TargetState ${state} is a state, not a transition code: to ${to}`,
          },
        ],
      })),
    ],
  }),
  kinds: ['quest-trigger', 'linked-task'],
  subscription({ record, place }, report) {
    const code = integerField(record, 'TargetState');
    if (code === undefined || TRANSITION_CODES.has(code)) return;
    const toState = CODES_TO_STATE.get(code);
    report({
      at: place.at('TargetState'),
      message:
        toState === undefined
          ? `TargetState ${quoteValue(code)} is no transition code: write ${anyOf([...TRANSITION_CODES])}`
          : `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${anyOf(toState)}`,
    });
  },
});

function anyOf(codes: readonly number[]): string {
  return `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`;
}
