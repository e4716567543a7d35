import {
  ASKS_FLOW,
  blockedBy,
  defineRule,
  fieldOf,
  flowName,
  movedByExpression,
  repeatedCodes,
  room,
  stateName,
  tasksOf,
} from '../kit.js';

export default defineRule({
  id: 'flow/unreachable-effect',
  level: 'warning',
  kinds: { never: {} },
  fix: 'none',
  summary: 'The quest of an effector subscription can enter its state',
  source: 'quest and task records, part 3; part 2, TaskEffectorSubscription',
  why: 'The effect fires when its quest enters the state. If a quest only ever goes from Not Active to Completed, its effects for Active never fire.',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot: { emptyLogic } }) {
      for (const { quest, state, effects } of flow.faults.unreachable) {
        const blocked = blockedBy(quest, flow.faults);
        for (const { place } of effects)
          report({
            at: place.at('TargetState'),
            // The triggers may have been in empty logic, and a wrong Name may be what hides them.
            unless: [
              ...emptyLogic,
              ...repeatedCodes(flow, quest),
              ...fieldOf(quest, 'Name'),
              place.at('Name'),
              place.at('TaskTriggerId'),
              ...blocked,
            ],
            cause: `${state} ${quest.entry.key}`,
            message: ({ drafts }) => {
              const never = drafts === 1 ? 'this effect never fires' : `these ${drafts} effects never fire`;
              return `${flowName(quest)} never becomes ${stateName(state)}, so ${never}: add a trigger with TargetState 111, or use another state`;
            },
            again: { message: 'the next of them' },
          });
      }
    },
  },
  examples: () => ({
    good: [movedByExpression(), { title: 'effects of states that can be entered', text: room() }],
    bad: [
      {
        title: 'an effect of Active of a quest that is completed at once (181)',
        text: room((changed) => {
          const [, effect] = tasksOf(changed, '2');
          Object.assign(effect ?? {}, { TargetState: 1 });
        }),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '1',
        message:
          '"0_find_key" never becomes Active, so this effect never fires: add a trigger with TargetState 111, or use another state',
      },
      {
        title: 'two such effects',
        text: room((changed) => {
          const [, effect] = tasksOf(changed, '2');
          Object.assign(effect ?? {}, { TargetState: 1 });
          tasksOf(changed, '4').push({ ...effect, Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc' });
        }),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '1',
        message:
          '"0_find_key" never becomes Active, so these 2 effects never fire: add a trigger with TargetState 111, or use another state',
      },
    ],
  }),
});
