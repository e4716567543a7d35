import { chain, defineRule, keyAt, objectField, quoteValue, room } from '../kit.js';

export default defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  fix: 'none',
  summary: 'The Trigger of a linked task is empty or holds a Delay',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  why: 'A linked task runs when its chain fires: immediately, or after the Delay in its Trigger. It does not wait for an event.',
  kinds: ['linked-task'],
  subscription({ record, place }, report) {
    const trigger = objectField(record, 'Trigger');
    if (trigger === undefined) return;
    let surplus = 0;
    let first = '';
    for (const key in trigger) {
      if (key === 'Delay') continue;
      // Name $type rather than another field: it explains the others.
      if (surplus === 0 || key === '$type') first = key;
      surplus++;
    }
    if (surplus === 0) return;
    report({
      at: keyAt(place.at('Trigger').at(first)),
      message: `the Trigger of a linked task may only hold Delay: remove ${quoteValue(first)}${surplus > 1 ? ` and ${surplus - 1} more` : ''}`,
    });
  },
  examples: () => ({
    good: [
      { title: 'a linked task that runs after a delay', text: room() },
      { title: 'a linked task that runs at once', text: chain({}, [{ Trigger: {} }]) },
    ],
    bad: [
      {
        title: 'a linked task with an event to wait for',
        text: chain({}, [{ Trigger: { $type: 'OnClickEvent', Delay: 5 } }]),
        findings: [atType('remove "$type"')],
      },
      {
        title: 'a linked task with several fields in its Trigger',
        text: chain({}, [{ Trigger: { Delay: 5, RTime: 1, $type: 'OnEnemyDied' } }]),
        findings: [atType('remove "$type" and 1 more')],
      },
    ],
  }),
});

const atType = (todo: string) => ({
  at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
  marks: '\\"$type\\"',
  message: `the Trigger of a linked task may only hold Delay: ${todo}`,
});
