import { COMPLETED_FIELDS } from '../../src/model/schema/index.js';
import {
  arrayField,
  completePair,
  defineRule,
  type EachSubscription,
  isObject,
  keyAt,
  type QuestIndex,
  questLabel,
  questReference,
  textField,
  writeValue,
} from '../kit.js';
import { isRemovable, moveEdits } from './moved-fields.js';

export default defineRule({
  id: 'quest/status-swapped',
  level: 'error',
  kinds: {
    swapped: ({ quest }: { quest: string }) =>
      `the two entries of ${quest} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
    moved: ({ quest }: { quest: string }) =>
      `Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of ${quest}`,
  },
  sentence: 'Rewards and SuccessMsg exist only on the completed entry',
  fix: 'unsafe',
  // Until the Status is right, references are not held against it.
  reveals: ['flow/*', 'requirement/in-progress-id', 'subscription/in-progress-id'],
  summary: 'The Status of the two entries of a quest is not swapped',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { eachSubscription }) {
      const swapped = quests.pairs.filter(({ statusSwapped }) => statusSwapped);
      if (swapped.length === 0) return;
      const referenced = referencedIds(quests, eachSubscription);
      for (const pair of swapped) {
        // Read with the other Status on each entry.
        const { inProgress, completed } = completePair(pair) ?? {};
        if (inProgress === undefined || completed === undefined) continue;
        // By its Status, the entry taken for the completed one is the inProgress one.
        const isStatusRight = referenced.has(completed.key) && !referenced.has(inProgress.key);
        if (isStatusRight)
          report({
            kind: 'moved',
            at: keyAt(completed.place.at('Rewards')),
            values: { quest: questLabel(inProgress) },
            related: [{ at: keyAt(inProgress.place), message: 'the completed entry' }],
            fix: COMPLETED_FIELDS.every((field) => isRemovable(completed.record, field))
              ? {
                  safety: 'unsafe',
                  description: 'move Rewards and SuccessMsg to the completed entry',
                  edits: COMPLETED_FIELDS.flatMap((field) => moveEdits(completed, inProgress, field)),
                }
              : undefined,
          });
        else
          report({
            kind: 'swapped',
            at: inProgress.place.at('Status'),
            values: { quest: questLabel(inProgress) },
            related: [{ at: completed.place.at('Status'), message: 'the Status of the other entry' }],
            fix: {
              safety: 'unsafe',
              description: 'swap the Status of the two entries',
              edits: [
                writeValue(inProgress.place.at('Status'), 'inProgress'),
                writeValue(completed.place.at('Status'), 'completed'),
              ],
            },
          });
      }
    },
  },
});

/** The ids that requirements and subscriptions use. */
function referencedIds(
  quests: QuestIndex,
  eachSubscription: EachSubscription,
): ReadonlySet<string | undefined> {
  const referenced = new Set<string | undefined>();
  for (const { entry, index } of quests.requirements) {
    const requirement = arrayField(entry.record, 'Requirements')?.[index];
    if (isObject(requirement)) referenced.add(textField(requirement, 'id'));
  }
  eachSubscription((subscription) => referenced.add(questReference(subscription)));
  return referenced;
}
