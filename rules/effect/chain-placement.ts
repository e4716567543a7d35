import { CHAIN_TYPE, defineRule, OPEN_DOOR, room, task } from '../kit.js';

export default defineRule({
  id: 'effect/chain-placement',
  level: 'info',
  lenient: { level: 'off' },
  catalog: { level: 'off', isRelaxing: true },
  kinds: { elsewhere: {} },
  fix: 'none',
  summary: 'RunTriggersFromEffector is used in an effector subscription',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  why: 'The documents describe a chain as the effect of an effector subscription, fired when a quest changes. They do not say whether a trigger can fire one directly.',
  on: {
    effect({ type, place, subscription }, report) {
      if (type !== CHAIN_TYPE || subscription.kind === 'effector') return;
      report({
        at: place.at('$type'),
        message:
          'this chain is not in an effector subscription, where the documents put chains: check in the game that it runs',
      });
    },
  },
  examples: () => ({
    good: [{ title: 'a chain fired by the completion of a quest', text: room() }],
    bad: [
      {
        title: 'a chain fired directly by a trigger',
        text: task('4', 2, {
          DirectEffector: {
            Effector: {
              $type: CHAIN_TYPE,
              linkedTasks: [
                {
                  Trigger: {},
                  Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
                  TargetState: 101,
                  Name: '1_open_door',
                  TaskTriggerId: OPEN_DOOR,
                },
              ],
            },
            Id: '1a480c2e-93b5-46d7-9102-83a4c5e6789a',
            TargetState: 2,
            Name: '',
          },
        }),
        at: '/logic/4#/Tasks/2/DirectEffector/Effector/$type',
        marks: `\\"${CHAIN_TYPE}\\"`,
        message:
          'this chain is not in an effector subscription, where the documents put chains: check in the game that it runs',
      },
    ],
  }),
});
