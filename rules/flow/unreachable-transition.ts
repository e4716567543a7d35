import {
  ASKS_FLOW,
  blockedBy,
  defineRule,
  flowName,
  movedByExpression,
  room,
  stateName,
  task,
  tasksOf,
} from '../kit.js';

export default defineRule({
  id: 'flow/unreachable-transition',
  level: 'warning',
  kinds: { never: {} },
  fix: 'none',
  summary: 'A quest can be in the state that a transition code requires',
  source: 'quest and task records, part 3, transition codes',
  why: 'A code with a required state does nothing outside it. If the quest can never be in that state, the trigger or linked task never does anything.',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report) {
      for (const { quest, state, transitions } of faults.unreachable) {
        const blocked = blockedBy(quest, faults);
        for (const { place, code } of transitions)
          report({
            at: place.at('TargetState'),
            unless: blocked,
            cause: `${state} ${quest.entry.key}`,
            message: `code ${code.code} works only while ${flowName(quest)} is ${stateName(state)}, which it never is: activate the quest (111), or use another code`,
            again: { message: 'the same here' },
          });
      }
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'codes whose states can be entered', text: room() },
      { title: 'a quest that is completed at once (181)', text: task('2', 0, { TargetState: 181 }) },
    ],
    bad: [
      {
        title: 'a quest that is deactivated and never active',
        text: room((changed) => {
          const [trigger] = tasksOf(changed, '2');
          tasksOf(changed, '4').push({
            ...trigger,
            Trigger: { $type: 'OnExitEvent' },
            Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
            TargetState: 161,
          });
        }),
        at: '/logic/4#/Tasks/3/TargetState',
        marks: '161',
        message:
          'code 161 works only while "0_find_key" is Active, which it never is: activate the quest (111), or use another code',
      },
    ],
  }),
});
