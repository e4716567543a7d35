import { keyAt, recordAt } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { hasField } from '../../src/snapshot/fields.js';
import { OPEN_DOOR, room } from '../example-room.js';
import { roomWithTask } from './example-tasks.js';

export default defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  fix: 'none',
  summary: 'A trigger subscription has either TaskTriggerId or DirectEffector',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  why: 'A trigger either advances a quest or fires an effect of its own. With both fields, or with none, the game cannot tell which.',
  examples: () => ({
    good: [{ title: 'triggers of either form', text: room() }],
    bad: [
      {
        title: 'both fields in one trigger subscription',
        text: roomWithTask('4', 2, (task) => {
          Object.assign(task, { TaskTriggerId: OPEN_DOOR });
        }),
        findings: [
          {
            at: '/logic/4#/Tasks/2/DirectEffector',
            marks: '\\"DirectEffector\\"',
            message:
              'DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the other to advance a quest',
          },
        ],
      },
      {
        title: 'neither field',
        text: roomWithTask('4', 0, (task) => {
          delete task.TaskTriggerId;
        }),
        findings: [
          {
            at: '/logic/4#/Tasks/0',
            marks: '{',
            message:
              'this trigger subscription has neither TaskTriggerId nor DirectEffector: write the first to advance a quest, or the second to fire an effect',
          },
        ],
      },
    ],
  }),
  kinds: ['undecided-trigger'],
  subscription({ record, place }, report) {
    if (hasField(record, 'DirectEffector')) {
      report({
        at: keyAt(place.at('DirectEffector')),
        message:
          'DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the other to advance a quest',
        related: [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }],
      });
      return;
    }
    report({
      at: recordAt(place),
      message:
        'this trigger subscription has neither TaskTriggerId nor DirectEffector: write the first to advance a quest, or the second to fire an effect',
    });
  },
});
