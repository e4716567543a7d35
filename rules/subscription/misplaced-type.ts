import {
  DOCUMENTED_TYPES,
  type Draft,
  defineRule,
  type JsonObject,
  type OtherTask,
  objectField,
  type Place,
  room,
  type TypeKind,
  task,
  tasksOf,
  textField,
} from '../kit.js';

/** What each kind is called in messages, and the place where it belongs. */
const KINDS: Readonly<Record<TypeKind, { readonly name: string; readonly home: string }>> = {
  'effector subscription': { name: 'a subscription', home: 'Tasks' },
  'trigger subscription': { name: 'a subscription', home: 'Tasks' },
  effect: { name: 'an effect', home: 'the Effector of a subscription' },
  trigger: { name: 'a trigger', home: 'the Trigger of a TaskTriggerSubscription' },
};

/** What belongs in each list. */
const ELEMENTS: Readonly<Record<OtherTask['list'], string>> = {
  Tasks: 'a subscription',
  linkedTasks: 'a linked task',
};

const withTask = (task: JsonObject): string =>
  room((changed) => {
    tasksOf(changed, '2').push(task);
  });
const subscription = (): JsonObject => ({
  $type: 'TaskTriggerSubscription',
  Trigger: { $type: 'OnClickEvent' },
  DirectEffector: { Effector: { $type: 'HideObjectEvent' } },
});

export default defineRule({
  id: 'subscription/misplaced-type',
  level: 'error',
  kinds: {
    misplaced: { sentence: 'Effector holds an effect, Trigger a trigger event, and Tasks subscriptions' },
  },
  fix: 'none',
  summary: 'Subscriptions belong in Tasks, effects in Effector, triggers in Trigger',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  why: 'The documents give each kind of record one place: subscriptions in Tasks, effects in Effector, triggers in Trigger. They do not say what a record does in another place.',
  on: {
    otherTask({ type, list, place }, report) {
      const draft = misplaced(type, ELEMENTS[list], place);
      if (draft !== undefined) report(draft);
    },
    effect({ type, place, subscription: { place: around } }, report) {
      // The documents do not say what belongs deeper inside an effect.
      if (type === undefined || place.step !== 'Effector' || place.parent !== around) return;
      const draft = misplaced(type, 'an effect', place);
      if (draft !== undefined) report(draft);
    },
    subscription({ record, place }, report) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger && textField(trigger, '$type');
      const draft = type === undefined ? undefined : misplaced(type, 'a trigger', place.at('Trigger'));
      if (draft !== undefined) report(draft);
    },
  },
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  examples: () => ({
    good: [{ title: 'subscriptions, effects and triggers where they belong', text: room() }],
    bad: [
      {
        title: 'an effect directly in Tasks',
        text: withTask({ $type: 'HideObjectEvent' }),
        at: '/logic/2#/Tasks/2/$type',
        marks: '\\"HideObjectEvent\\"',
        message:
          'HideObjectEvent is an effect, not a subscription: move it to the Effector of a subscription',
      },
      {
        title: 'a trigger directly in Tasks',
        text: withTask({ $type: 'OnClickEvent' }),
        at: '/logic/2#/Tasks/2/$type',
        marks: '\\"OnClickEvent\\"',
        message:
          'OnClickEvent is a trigger, not a subscription: move it to the Trigger of a TaskTriggerSubscription',
      },
      {
        title: 'a trigger as Effector',
        text: task('2', 1, { Effector: { $type: 'OnClickEvent' } }),
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"OnClickEvent\\"',
        message:
          'OnClickEvent is a trigger, not an effect: move it to the Trigger of a TaskTriggerSubscription',
      },
      {
        title: 'an effect as Trigger',
        text: task('2', 0, { Trigger: { $type: 'HideObjectEvent' } }),
        at: '/logic/2#/Tasks/0/Trigger/$type',
        marks: '\\"HideObjectEvent\\"',
        message: 'HideObjectEvent is an effect, not a trigger: move it to the Effector of a subscription',
      },
      {
        title: 'a subscription as Effector',
        text: task('2', 1, { Effector: subscription() }),
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"TaskTriggerSubscription\\"',
        message: 'TaskTriggerSubscription is a subscription, not an effect: move it to Tasks',
      },
      {
        title: 'an effect in linkedTasks',
        text: room((changed) => {
          const [, task = {}] = tasksOf(changed, '3');
          (task.Effector as { linkedTasks: JsonObject[] }).linkedTasks.push({ $type: 'ShowObjectEvent' });
        }),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks/1/$type',
        marks: '\\"ShowObjectEvent\\"',
        message: 'ShowObjectEvent is an effect, not a linked task: move it to the Effector of a subscription',
      },
    ],
  }),
});

/** What is wrong with a record in the place of another kind; undefined if that is not documented. */
function misplaced(type: string, expected: string, place: Place): Draft | undefined {
  const kind = DOCUMENTED_TYPES.get(type);
  if (kind === undefined || KINDS[kind].name === expected) return undefined;
  const { name, home } = KINDS[kind];
  return { at: place.at('$type'), message: `${type} is ${name}, not ${expected}: move it to ${home}` };
}
