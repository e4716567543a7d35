import {
  defineRule,
  integerField,
  listed,
  QUEST_STATES,
  quoteValue,
  room,
  TRANSITION_CODES,
  type TransitionCode,
  task,
  throughoutFile,
  transitionCode,
} from '../kit.js';

const withCode = (code: number): string => task('2', 0, { TargetState: code });

export default defineRule({
  id: 'subscription/transition-code',
  level: 'error',
  kinds: {
    state: { sentence: 'TargetState of triggers and linked tasks is one of the transition codes' },
    'no-code': { sentence: 'TargetState of triggers and linked tasks is one of the transition codes' },
  },
  fix: 'none',
  summary: 'TargetState of a quest-advancing trigger or a linked task is a transition code',
  source: 'quest and task records, part 3, transition codes',
  why: `A transition code names the state that the quest must be in and the state that comes next. The documents list nine codes and do not say what any other number does: ${TRANSITION_CODES.map(inFull).join('; ')}.`,
  subscriptions: ['quest-trigger', 'linked-task'],
  on: {
    subscription({ record, place }, report) {
      const code = integerField(record, 'TargetState');
      if (code === undefined || transitionCode(code) !== undefined) return;
      const ways = TRANSITION_CODES.filter(({ to }) => to === code);
      report(
        throughoutFile({
          at: place.at('TargetState'),
          kind: ways.length === 0 ? 'no-code' : 'state',
          message:
            ways.length === 0
              ? `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)`
              : `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed(ways.map(way), 'or')}`,
        }),
      );
    },
  },
  examples: () => ({
    good: [{ title: 'triggers and a linked task with transition codes', text: room() }],
    bad: [
      {
        title: 'a number that is not a code',
        text: withCode(110),
        at: '/logic/2#/Tasks/0/TargetState',
        marks: '110',
        message:
          'TargetState 110 is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)',
      },
      ...[
        {
          state: 0,
          to: 'make the quest Not Active, write 101 (from any state), 161 (from Active) or 171 (from Completed)',
        },
        {
          state: 1,
          to: 'make the quest Active, write 111 (from Not Active), 131 (from Completed) or 151 (from any state)',
        },
        {
          state: 2,
          to: 'make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)',
        },
      ].map(({ state, to }) => ({
        title: `the state ${state} instead of a code`,
        text: withCode(state),
        at: '/logic/2#/Tasks/0/TargetState',
        marks: String(state),
        message: `TargetState ${state} is a state, not a transition code: to ${to}`,
      })),
    ],
  }),
});

function way({ code, from }: TransitionCode): string {
  return `${code} (from ${stateName(from)})`;
}

function inFull({ code, from, to }: TransitionCode): string {
  return `${code} from ${stateName(from)} to ${stateName(to)}`;
}

function stateName(state: TransitionCode['from']): string {
  return state === 'any' ? 'any state' : (QUEST_STATES[state] ?? String(state));
}
