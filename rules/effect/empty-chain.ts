import { arrayField, CHAIN_TYPE, chain, defineRule, room, throughoutFile } from '../kit.js';

export default defineRule({
  id: 'effect/empty-chain',
  level: 'warning',
  kinds: { empty: {} },
  fix: 'none',
  summary: 'RunTriggersFromEffector has linked tasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  why: 'A chain changes the quests of its linked tasks. Without linked tasks it does nothing.',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || arrayField(record, 'linkedTasks')?.length !== 0) return;
      report(
        throughoutFile({
          at: place.at('linkedTasks'),
          message:
            'this chain has no linked tasks, so it does nothing: add linked tasks, or remove the subscription that fires it',
        }),
      );
    },
  },
  examples: () => ({
    good: [{ title: 'a chain with a linked task', text: room() }],
    bad: [
      {
        title: 'a chain without linked tasks',
        text: chain({}, []),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks',
        marks: '[]',
        message:
          'this chain has no linked tasks, so it does nothing: add linked tasks, or remove the subscription that fires it',
      },
    ],
  }),
});
