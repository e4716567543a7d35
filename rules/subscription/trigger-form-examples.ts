import { type BadExample, chain, OPEN_DOOR, task } from '../kit.js';

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
      title: 'a trigger that is called an effector subscription',
      text: task('2', 0, { $type: 'TaskEffectorSubscription' }),
      at: '/logic/2#/Tasks/0/$type',
      marks: '\\"TaskEffectorSubscription\\"',
      message:
        'this TaskEffectorSubscription has a Trigger, a transition code and no Effector: set its $type to "TaskTriggerSubscription"',
    },
    {
      title: 'an effector with a misspelled type that resembles the other one',
      text: task('2', 1, { $type: 'TriggerSubscription' }),
      at: '/logic/2#/Tasks/1/$type',
      marks: '\\"TriggerSubscription\\"',
      message:
        'this "TriggerSubscription" has an Effector, no transition code and no Trigger: set its $type to "TaskEffectorSubscription"',
    },
    {
      title: 'an effector that is called a trigger subscription',
      text: task('2', 1, { $type: 'TaskTriggerSubscription' }),
      at: '/logic/2#/Tasks/1/$type',
      marks: '\\"TaskTriggerSubscription\\"',
      message:
        'this TaskTriggerSubscription has an Effector, no transition code and no Trigger: set its $type to "TaskEffectorSubscription"',
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
      message:
        'a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription',
    },
    {
      title: 'an effect in DirectEffector and one in Effector',
      text: task('4', 2, { Effector: { $type: 'HideObjectEvent' } }),
      at: '/logic/4#/Tasks/2/Effector',
      marks: '\\"Effector\\"',
      message:
        'a trigger subscription cannot have an Effector of its own: keep the effect in DirectEffector and remove Effector',
    },
    {
      title: 'an effect in Effector instead of DirectEffector',
      text: task('4', 2, { DirectEffector: undefined, Effector: { $type: 'HideObjectEvent' } }),
      at: '/logic/4#/Tasks/2/Effector',
      marks: '\\"Effector\\"',
      message: 'a trigger subscription cannot have an Effector of its own: move it into DirectEffector',
    },
    {
      title: 'neither field',
      text: task('4', 0, { TaskTriggerId: undefined }),
      at: '/logic/4#/Tasks/0',
      marks: '{',
      message:
        'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    },
    {
      title: 'an effector subscription with a DirectEffector as well',
      text: task('2', 1, { DirectEffector: { Effector: { $type: 'HideObjectEvent' } } }),
      at: '/logic/2#/Tasks/1/DirectEffector',
      marks: '\\"DirectEffector\\"',
      message:
        'an effector subscription cannot have a DirectEffector: keep the effect in Effector and remove DirectEffector',
    },
    {
      title: 'an effector subscription with its effect in DirectEffector',
      text: task('2', 1, { Effector: undefined, DirectEffector: { $type: 'HideObjectEvent' } }),
      at: '/logic/2#/Tasks/1/DirectEffector',
      marks: '\\"DirectEffector\\"',
      message: 'an effector subscription cannot have a DirectEffector: rename it to Effector',
    },
    {
      title: 'an effector subscription with an event and no effect',
      text: task('2', 1, { Effector: undefined, Trigger: { $type: 'OnClickEvent' } }),
      at: '/logic/2#/Tasks/1/Trigger',
      marks: '\\"Trigger\\"',
      message:
        'an effector subscription has an Effector and no Trigger: write the effect to fire as Effector, and move the Trigger to a TaskTriggerSubscription',
    },
    {
      title: 'an effector subscription with its effect in Trigger',
      text: task('2', 1, { Effector: undefined, Trigger: { $type: 'HideObjectEvent' } }),
      at: '/logic/2#/Tasks/1/Trigger',
      marks: '\\"Trigger\\"',
      message: 'the effect of an effector subscription is its Effector: rename Trigger to Effector',
    },
    {
      title: 'an event in Effector',
      text: task('2', 0, { Trigger: undefined, Effector: { $type: 'OnClickEvent' } }),
      at: '/logic/2#/Tasks/0/Effector',
      marks: '\\"Effector\\"',
      message: 'the event of a trigger subscription is its Trigger: rename Effector to Trigger',
    },
    {
      title: 'an event in DirectEffector',
      text: task('2', 0, { Trigger: undefined, DirectEffector: { $type: 'OnClickEvent' } }),
      at: '/logic/2#/Tasks/0/DirectEffector',
      marks: '\\"DirectEffector\\"',
      message: 'the event of a trigger subscription is its Trigger: rename DirectEffector to Trigger',
    },
    {
      title: 'a Trigger inside DirectEffector',
      text: task('4', 2, {
        Trigger: undefined,
        DirectEffector: {
          Trigger: { $type: 'OnEnterEvent' },
          Effector: { $type: 'HideObjectEvent' },
          Id: '1a480c2e-93b5-46d7-9102-83a4c5e6789a',
          TargetState: 2,
          Name: '',
        },
      }),
      at: '/logic/4#/Tasks/2/DirectEffector/Trigger',
      marks: '\\"Trigger\\"',
      message:
        'the Trigger of a subscription belongs beside DirectEffector, not inside it: move it out of DirectEffector',
    },
    {
      title: 'Trigger and DirectEffector exchanged',
      text: task('4', 2, {
        Trigger: { Effector: { $type: 'HideObjectEvent' }, Id: '1a480c2e-93b5-46d7-9102-83a4c5e6789a' },
        DirectEffector: { $type: 'OnEnterEvent' },
      }),
      at: '/logic/4#/Tasks/2/Trigger',
      marks: '\\"Trigger\\"',
      message: 'Trigger and DirectEffector are exchanged: rename each of them to the other',
    },
    {
      title: 'an effect in a linked task',
      text: chain({}, [{ Effector: { $type: 'HideObjectEvent' } }]),
      at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Effector',
      marks: '\\"Effector\\"',
      message:
        'a linked task cannot have an Effector: move the effect to a TaskEffectorSubscription of its quest',
    },
  ];
}
