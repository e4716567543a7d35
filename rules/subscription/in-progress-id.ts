import {
  completePair,
  type Draft,
  defineRule,
  fixIn,
  keyAt,
  QUEST_KINDS,
  type QuestEntry,
  questLabel,
  questReference,
  quoteValue,
  replaceValue,
  type Subscription,
} from '../kit.js';

export default defineRule({
  id: 'subscription/in-progress-id',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: ['completed-id'],
  sentence: 'TaskTriggerId is the id of the inProgress entry of the quest',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'TaskTriggerId is the id of an inProgress entry',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, report, { snapshot: { quests } }) {
      const id = questReference(subscription);
      const entry = quests?.entry(id);
      if (id === undefined || entry?.status !== 'completed' || entry.key !== id) return;
      const pair = quests?.pairOf(entry);
      const complete = pair && completePair(pair);
      if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
      report(completedId(subscription, entry, complete?.inProgress));
    },
  },
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
