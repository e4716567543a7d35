import {
  completePair,
  type Draft,
  defineRule,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  fixIn,
  type JsonObject,
  keyAt,
  QUEST_KINDS,
  type QuestEntry,
  questLabel,
  questReference,
  quoteValue,
  referenceDraft,
  replaceValue,
  room,
  type Subscription,
  task,
  tasksOf,
  throughoutFile,
} from '../kit.js';

const subscribedToCompleted = (): string => task('2', 1, { TaskTriggerId: FIND_KEY_COMPLETED });
const apartFromItsTwin = (): string =>
  room(({ quests, logic }) => {
    Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { EntryId: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e00' });
    const tasks = (logic['2']?.Tasks ?? []) as JsonObject[];
    Object.assign(tasks[1] ?? {}, { TaskTriggerId: FIND_KEY_COMPLETED });
  });
const AT = { at: '/logic/2#/Tasks/1/TaskTriggerId', marks: `\\"${FIND_KEY_COMPLETED}\\"` };

export default defineRule({
  id: 'subscription/in-progress-id',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: { 'completed-id': { sentence: 'TaskTriggerId is the id of the inProgress entry of the quest' } },
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'TaskTriggerId is the id of an inProgress entry',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  why: 'A quest has two entries with two ids, and TaskTriggerId is the id of the inProgress entry. The documents do not say what the id of the completed entry does there.',
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, report, { snapshot: { quests } }) {
      const id = questReference(subscription);
      const entry = quests?.entry(id);
      if (id === undefined || entry?.status !== 'completed' || entry.key !== id) return;
      const pair = quests?.pairOf(entry);
      const complete = pair && completePair(pair);
      if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
      const draft = completedId(subscription, entry, complete?.inProgress);
      report(throughoutFile(referenceDraft('TaskTriggerId', [id], draft)));
    },
  },
  examples: () => ({
    good: [{ title: 'subscriptions with the ids of inProgress entries', text: room() }],
    bad: [
      {
        title: 'the id of the completed entry',
        text: subscribedToCompleted(),
        ...AT,
        message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}"`,
        fixed: room(),
      },
      {
        title: 'the id of the completed entry on all subscriptions of a quest: one finding',
        text: room((changed) => {
          for (const each of tasksOf(changed, '2')) each.TaskTriggerId = FIND_KEY_COMPLETED;
        }),
        ...AT,
        at: '/logic/2#/Tasks/0/TaskTriggerId',
        message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}" (and in 1 more subscription)`,
        fixed: room(),
      },
      {
        title: 'the id of a completed entry whose twin has another EntryId',
        text: apartFromItsTwin(),
        ...AT,
        message: `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry`,
        alsoFound: ['quest/pair-complete'],
      },
    ],
  }),
});

function completedId(subscription: Subscription, completed: QuestEntry, twin: QuestEntry | undefined): Draft {
  const quest = questLabel(completed);
  const at = subscription.place.at('TaskTriggerId');
  const named = twin === undefined ? '' : `, ${quoteValue(twin.key)}`;
  return {
    at,
    message: `${quoteValue(completed.key)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${named}`,
    related: [{ at: keyAt(completed.place), message: 'the completed entry' }],
    fix: fixIn(
      subscription,
      twin &&
        replaceValue(
          at,
          JSON.stringify(twin.key),
          'unsafe',
          `use the id of the inProgress entry of ${quest}`,
        ),
    ),
  };
}
