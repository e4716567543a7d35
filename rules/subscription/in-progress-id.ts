import { isStatusUnclear } from '../../src/model/snapshot/quest-entry.js';
import {
  completePair,
  defineRule,
  fixIn,
  keyAt,
  QUEST_KINDS,
  questLabel,
  questReference,
  replaceValue,
} from '../kit.js';
import { isOfCompleted } from '../wording/quest-label.js';

export default defineRule({
  id: 'subscription/in-progress-id',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: { 'completed-id': isOfCompleted },
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
      if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
      const meant = pair && completePair(pair)?.inProgress.key;
      const quest = questLabel(entry);
      const at = subscription.place.at('TaskTriggerId');
      const description = `use the id of the inProgress entry of ${quest}`;
      report({
        kind: 'completed-id',
        at,
        values: { id, quest, meant },
        related: [{ at: keyAt(entry.place), message: 'the completed entry' }],
        fix:
          meant === undefined
            ? undefined
            : fixIn(subscription, replaceValue(at, JSON.stringify(meant), 'unsafe', description)),
      });
    },
  },
});
