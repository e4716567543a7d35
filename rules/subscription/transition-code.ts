import {
  QUEST_STATES,
  TRANSITION_CODES,
  type TransitionCode,
} from '../../src/model/snapshot/quest-states.js';
import { defineRule, integerField, listed, quoteValue, transitionCode } from '../kit.js';

export default defineRule({
  id: 'subscription/transition-code',
  level: 'error',
  kinds: {
    state: ({ code }: { code: number }) =>
      `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed(waysTo(code).map(way), 'or')}`,
    'no-code': ({ code }: { code: number }) =>
      `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)`,
  },
  sentence: 'TargetState of triggers and linked tasks is one of the transition codes',
  fix: 'none',
  summary: 'TargetState of a quest-advancing trigger or a linked task is a transition code',
  source: 'quest and task records, part 3, transition codes',
  subscriptions: ['quest-trigger', 'linked-task'],
  on: {
    subscription({ record, place }, report) {
      const code = integerField(record, 'TargetState');
      if (code === undefined || transitionCode(code) !== undefined) return;
      const kind = waysTo(code).length === 0 ? 'no-code' : 'state';
      report({ kind, at: place.at('TargetState'), values: { code } });
    },
  },
});

function waysTo(state: number): readonly TransitionCode[] {
  return TRANSITION_CODES.filter(({ to }) => to === state);
}

function way({ code, from }: TransitionCode): string {
  return `${code} (from ${stateName(from)})`;
}

function stateName(state: TransitionCode['from']): string {
  return state === 'any' ? 'any state' : (QUEST_STATES[state] ?? String(state));
}
