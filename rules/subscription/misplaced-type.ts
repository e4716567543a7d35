import {
  DOCUMENTED_TYPES,
  type Draft,
  defineRule,
  found,
  type JsonObject,
  objectField,
  type Place,
  room,
  type TypeKind,
  task,
  tasksOf,
  textField,
} from '../kit.js';

/** How a message calls each kind, and where it belongs. */
const KINDS: Readonly<Record<TypeKind, { readonly name: string; readonly home: string }>> = {
  'effector subscription': { name: 'a subscription', home: 'Tasks' },
  'trigger subscription': { name: 'a subscription', home: 'Tasks' },
  effect: { name: 'an effect', home: 'the Effector of a subscription' },
  trigger: { name: 'a trigger', home: 'the Trigger of a TaskTriggerSubscription' },
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
  fix: 'none',
  summary: 'Subscriptions stand in Tasks, effects as Effector, triggers as Trigger',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  why: 'The game looks for one kind of record in each of these places. It has no use for another kind there, so that nothing happens.',
  otherTask({ type, list, place }, report) {
    const kind = DOCUMENTED_TYPES.get(type);
    if (kind !== undefined) report(misplaced(type, kind, `in ${list}`, place));
  },
  effect({ type, place, subscription: { place: around } }, report) {
    const kind = type === undefined ? undefined : DOCUMENTED_TYPES.get(type);
    if (type === undefined || kind === undefined || kind === 'effect') return;
    // Deeper inside an effect nobody knows what belongs where.
    if (place.step === 'Effector' && place.parent === around)
      report(misplaced(type, kind, 'as Effector', place));
  },
  // The Trigger of a linked task has no kind at all, which is another rule's.
  kinds: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  subscription({ record, place }, report) {
    const trigger = objectField(record, 'Trigger');
    const type = trigger && textField(trigger, '$type');
    const kind = type === undefined ? undefined : DOCUMENTED_TYPES.get(type);
    if (type === undefined || kind === undefined || kind === 'trigger') return;
    report(misplaced(type, kind, 'as Trigger', place.at('Trigger')));
  },
  examples: () => ({
    good: [{ title: 'subscriptions, effects and triggers where they belong', text: room() }],
    bad: [
      {
        title: 'an effect without a subscription around it',
        text: withTask({ $type: 'HideObjectEvent' }),
        findings: found(
          '/logic/2#/Tasks/2/$type',
          '\\"HideObjectEvent\\"',
          'HideObjectEvent is an effect and stands in Tasks: put it into the Effector of a subscription',
        ),
      },
      {
        title: 'a trigger without a subscription around it',
        text: withTask({ $type: 'OnClickEvent' }),
        findings: found(
          '/logic/2#/Tasks/2/$type',
          '\\"OnClickEvent\\"',
          'OnClickEvent is a trigger and stands in Tasks: put it into the Trigger of a TaskTriggerSubscription',
        ),
      },
      {
        title: 'a trigger in the place of an effect',
        text: task('2', 1, { Effector: { $type: 'OnClickEvent' } }),
        findings: found(
          '/logic/2#/Tasks/1/Effector/$type',
          '\\"OnClickEvent\\"',
          'OnClickEvent is a trigger and stands as Effector: put it into the Trigger of a TaskTriggerSubscription',
        ),
      },
      {
        title: 'an effect in the place of a trigger',
        text: task('2', 0, { Trigger: { $type: 'HideObjectEvent' } }),
        findings: found(
          '/logic/2#/Tasks/0/Trigger/$type',
          '\\"HideObjectEvent\\"',
          'HideObjectEvent is an effect and stands as Trigger: put it into the Effector of a subscription',
        ),
      },
      {
        title: 'a subscription in the place of an effect',
        text: task('2', 1, { Effector: subscription() }),
        findings: found(
          '/logic/2#/Tasks/1/Effector/$type',
          '\\"TaskTriggerSubscription\\"',
          'TaskTriggerSubscription is a subscription and stands as Effector: put it into Tasks',
        ),
      },
      {
        title: 'an effect in the place of a linked task',
        text: room((changed) => {
          const [, task = {}] = tasksOf(changed, '3');
          (task.Effector as { linkedTasks: JsonObject[] }).linkedTasks.push({ $type: 'ShowObjectEvent' });
        }),
        findings: found(
          '/logic/3#/Tasks/1/Effector/linkedTasks/1/$type',
          '\\"ShowObjectEvent\\"',
          'ShowObjectEvent is an effect and stands in linkedTasks: put it into the Effector of a subscription',
        ),
      },
    ],
  }),
});

function misplaced(type: string, kind: TypeKind, where: string, place: Place): Draft {
  const { name, home } = KINDS[kind];
  return {
    at: place.at('$type'),
    message: `${type} is ${name} and stands ${where}: put it into ${home}`,
  };
}
