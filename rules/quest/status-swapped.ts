import { COMPLETED_FIELDS } from '../../src/model/schema/index.js';

import {
  arrayField,
  type CompletePair,
  completePair,
  type Draft,
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
  kinds: ['swapped', 'moved'],
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
        const complete = completePair(pair);
        if (complete === undefined) continue;
        // By its Status, the entry taken for the completed one is the inProgress one.
        const isStatusRight =
          referenced.has(complete.completed.key) && !referenced.has(complete.inProgress.key);
        report(isStatusRight ? movedFields(complete) : swappedStatus(complete));
      }
    },
  },
});

function swappedStatus(pair: CompletePair): Draft {
  const [inProgress, completed] = [pair.inProgress.place, pair.completed.place];
  return {
    at: inProgress.at('Status'),
    kind: 'swapped',
    message: `the two entries of ${questLabel(pair.inProgress)} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
    related: [{ at: completed.at('Status'), message: 'the Status of the other entry' }],
    fix: {
      safety: 'unsafe',
      description: 'swap the Status of the two entries',
      edits: [
        writeValue(inProgress.at('Status'), 'inProgress'),
        writeValue(completed.at('Status'), 'completed'),
      ],
    },
  };
}

/** @param pair read with the other Status on each entry */
function movedFields({ inProgress: completed, completed: inProgress }: CompletePair): Draft {
  const canMove = COMPLETED_FIELDS.every((field) => isRemovable(inProgress.record, field));
  return {
    at: keyAt(inProgress.place.at('Rewards')),
    kind: 'moved',
    message: `Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of ${questLabel(completed)}`,
    related: [{ at: keyAt(completed.place), message: 'the completed entry' }],
    fix: canMove
      ? {
          safety: 'unsafe',
          description: 'move Rewards and SuccessMsg to the completed entry',
          edits: COMPLETED_FIELDS.flatMap((field) => moveEdits(inProgress, completed, field)),
        }
      : undefined,
  };
}

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
