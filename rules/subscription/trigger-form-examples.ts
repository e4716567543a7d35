import { type BadExample, OPEN_DOOR, task } from '../kit.js';

/** Trigger, Effector and DirectEffector where they do not belong. */
export function badExamples(): [BadExample, ...BadExample[]] {
  return [
    {
      title: 'both fields in one trigger subscription',
      text: task('4', 2, { TaskTriggerId: OPEN_DOOR }),
      at: '/logic/4#/Tasks/2/DirectEffector',
      marks: '\\"DirectEffector\\"',
      message:
        'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
    },
    {
      title: 'an effector subscription with a Trigger',
      text: task('2', 1, { Trigger: { $type: 'OnClickEvent' } }),
      at: '/logic/2#/Tasks/1/Trigger',
      marks: '\\"Trigger\\"',
      message:
        'an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription',
    },
    {
      title: 'a trigger that advances a quest and has an Effector',
      text: task('2', 0, { Effector: { $type: 'HideObjectEvent' } }),
      at: '/logic/2#/Tasks/0/Effector',
      marks: '\\"Effector\\"',
      message: 'a trigger subscription cannot have an Effector of its own: its effect is in DirectEffector',
    },
    {
      title: 'neither field',
      text: task('4', 0, { TaskTriggerId: undefined }),
      at: '/logic/4#/Tasks/0',
      marks: '{',
      message:
        'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    },
  ];
}
