import {
  DOCUMENTED_TYPES,
  type Draft,
  defineRule,
  type JsonObject,
  meantType,
  type OtherTask,
  objectField,
  type Place,
  quoteValue,
  type Report,
  room,
  type TypeKind,
  task,
  tasksOf,
  textField,
  throughout,
  wordsOf,
} from '../kit.js';

/** What each kind is called in messages, and the place where it belongs. */
const KINDS: Readonly<Record<TypeKind, { readonly name: string; readonly home: string }>> = {
  'effector subscription': { name: 'a subscription', home: 'Tasks' },
  'trigger subscription': { name: 'a subscription', home: 'Tasks' },
  effect: { name: 'an effect', home: 'the Effector of a subscription' },
  trigger: { name: 'a trigger', home: 'the Trigger of a TaskTriggerSubscription' },
};

/** What belongs in each list. */
const ELEMENTS: Readonly<Record<Exclude<OtherTask['list'], 'ViewNodes'>, string>> = {
  Tasks: 'a subscription',
  linkedTasks: 'a linked task',
};

const SUBJECTS = ['subscription', 'effect', 'trigger'] as const;

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
  summary: 'Subscriptions belong in Tasks, effects in Effector, triggers in Trigger',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  why: 'The documents give each kind of record one place: subscriptions in Tasks, effects in Effector, triggers in Trigger. They do not say what a record does in another place.',
  on: {
    otherTask({ type, list, place }, report) {
      if (list === 'ViewNodes') {
        const message = `${type} belongs in Tasks: move this subscription from ViewNodes to Tasks`;
        report(throughout(list, { at: place.at('$type'), message }));
        return;
      }
      const draft = misplaced(type, ELEMENTS[list], place);
      if (draft !== undefined) report(draft);
    },
    effect({ type, place, subscription: { place: around } }, report, { state }) {
      // The documents do not say what belongs deeper inside an effect.
      if (type === undefined || place.step !== 'Effector' || place.parent !== around) return;
      const draft = misplaced(type, 'an effect', place);
      if (draft !== undefined) hold('event', draft, state, report);
    },
    subscription({ record, place }, report, { state }) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger && textField(trigger, '$type');
      const draft = type === undefined ? undefined : misplaced(type, 'a trigger', place.at('Trigger'));
      if (draft !== undefined) hold('effect', draft, state, report);
    },
    snapshotEnd(_snapshot, report, { state: { effect, event, isRepeated } }) {
      for (const draft of [effect, event])
        if (draft !== undefined) report(isRepeated ? draft : exchanged(draft));
    },
  },
  // The first effect in a Trigger and the first event in an Effector may have each other's place.
  state: (): Held => ({ effect: undefined, event: undefined, isRepeated: false }),
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
        title: 'a misspelled effect directly in Tasks',
        text: withTask({ $type: 'HideObject' }),
        at: '/logic/2#/Tasks/2/$type',
        marks: '\\"HideObject\\"',
        message:
          '"HideObject" looks like HideObjectEvent, which is an effect, not a subscription: move it to the Effector of a subscription and write "HideObjectEvent"',
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
        title: 'a subscription in ViewNodes',
        text: room(({ logic }) => {
          const { Tasks, ViewNodes } = (logic['2'] ?? {}) as { Tasks: JsonObject[]; ViewNodes: JsonObject[] };
          const [task] = Tasks.splice(1, 1);
          if (task !== undefined) ViewNodes.push(task);
        }),
        at: '/logic/2#/ViewNodes/0/$type',
        marks: '\\"TaskEffectorSubscription\\"',
        message: 'TaskEffectorSubscription belongs in Tasks: move this subscription from ViewNodes to Tasks',
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

interface Held {
  effect: Draft | undefined;
  event: Draft | undefined;
  /** Whether there are more of them, so that no two are an exchange. */
  isRepeated: boolean;
}

function hold(kind: 'effect' | 'event', draft: Draft, state: Held, report: Report): void {
  if (state[kind] === undefined) {
    state[kind] = draft;
    return;
  }
  state.isRepeated = true;
  report(draft);
}

/** An effect in a Trigger and an event in an Effector, the only ones in the file, as one finding. */
function exchanged(draft: Draft): Draft {
  const words = wordsOf(draft);
  return {
    ...draft,
    cause: 'exchanged',
    message: ({ drafts }) =>
      drafts < 2 ? words : `${words}; a Trigger and an Effector seem to have been exchanged`,
    again: { message: words },
  };
}

/** What is wrong with a record in the place of another kind; undefined if that is not documented. */
function misplaced(spelled: string, expected: string, place: Place): Draft | undefined {
  // A near miss of a name that belongs in this place has been read as that name.
  const type = DOCUMENTED_TYPES.has(spelled) ? spelled : meantByAny(spelled);
  const kind = DOCUMENTED_TYPES.get(type);
  if (kind === undefined) return undefined;
  const { name, home } = KINDS[kind];
  if (name === expected) return undefined;
  const what = spelled === type ? type : `${quoteValue(spelled)} looks like ${type}, which`;
  const rename = spelled === type ? '' : ` and write "${type}"`;
  return {
    at: place.at('$type'),
    message: `${what} is ${name}, not ${expected}: move it to ${home}${rename}`,
  };
}

function meantByAny(spelled: string): string {
  for (const subject of SUBJECTS) {
    const type = meantType(subject, spelled);
    if (type !== undefined) return type;
  }
  return spelled;
}
