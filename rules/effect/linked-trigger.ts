import { quoteValue } from '../../src/json/quote.js';
import type { JsonObject } from '../../src/json/value.js';
import { keyAt } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { objectField } from '../../src/snapshot/fields.js';
import { room } from '../example-room.js';
import { roomWithChain } from './example-chain.js';

const withTrigger = (trigger: JsonObject): string =>
  roomWithChain(({ linkedTask }) => {
    linkedTask.Trigger = trigger;
  });

export default defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  fix: 'none',
  summary: 'The Trigger of a linked task holds a Delay or nothing',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  why: 'A linked task runs because its chain fires, at once or after its Delay. It waits for no event, whatever its Trigger says.',
  examples: () => ({
    good: [
      { title: 'a linked task that runs after a delay', text: room() },
      { title: 'a linked task that runs at once', text: withTrigger({}) },
    ],
    bad: [
      {
        title: 'a linked task with an event to wait for',
        text: withTrigger({ $type: 'OnClickEvent', Delay: 5 }),
        findings: [
          {
            at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
            marks: '\\"$type\\"',
            message: 'the Trigger of a linked task holds a Delay or nothing: remove "$type"',
          },
        ],
      },
      {
        title: 'a linked task with several fields in its Trigger',
        text: withTrigger({ Delay: 5, RTime: 1, $type: 'OnEnemyDied' }),
        findings: [
          {
            at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
            marks: '\\"$type\\"',
            message: 'the Trigger of a linked task holds a Delay or nothing: remove "$type" and 1 more',
          },
        ],
      },
    ],
  }),
  kinds: ['linked-task'],
  subscription({ record, place }, report) {
    const trigger = objectField(record, 'Trigger');
    if (trigger === undefined) return;
    let surplus = 0;
    let first = '';
    for (const key in trigger) {
      if (key === 'Delay') continue;
      // What says most about the others, if it is there.
      if (surplus === 0 || key === '$type') first = key;
      surplus++;
    }
    if (surplus === 0) return;
    report({
      at: keyAt(place.at('Trigger').at(first)),
      message: `the Trigger of a linked task holds a Delay or nothing: remove ${quoteValue(first)}${surplus > 1 ? ` and ${surplus - 1} more` : ''}`,
    });
  },
});
