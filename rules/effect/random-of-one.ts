import { arrayField, CHAIN_TYPE, chain, defineRule } from '../kit.js';

export default defineRule({
  id: 'effect/random-of-one',
  level: 'info',
  kinds: { 'only-one': {} },
  fix: 'none',
  summary: 'useRandom has more than one linked task to choose from',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  why: 'With useRandom, one randomly chosen linked task fires instead of all. With a single linked task the choice is always the same.',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || record.useRandom !== true) return;
      const [only, ...others] = arrayField(record, 'linkedTasks') ?? [];
      // A list in the list may hold several.
      if (only === undefined || Array.isArray(only) || others.length > 0) return;
      report({
        at: place.at('useRandom'),
        message: 'useRandom has only one linked task to choose from: add more or remove useRandom',
      });
    },
  },
  examples: () => ({
    good: [
      {
        title: 'a random choice of two linked tasks',
        text: chain({ useRandom: true }, [
          {},
          { Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc', TargetState: 101 },
        ]),
      },
    ],
    bad: [
      {
        title: 'a random choice of one linked task',
        text: chain({ useRandom: true }),
        at: '/logic/3#/Tasks/1/Effector/useRandom',
        marks: 'true',
        message: 'useRandom has only one linked task to choose from: add more or remove useRandom',
      },
    ],
  }),
});
