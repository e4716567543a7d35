import { isStatusUnclear } from '../../src/model/snapshot/quest-entry.js';
import {
  beginsLikeJson,
  completePair,
  defineRule,
  keyAt,
  otherQuestLabel,
  type QuestEntry,
  type QuestIndex,
  replaceValue,
  textField,
  valueDraft,
} from '../kit.js';
import { isOfCompleted } from '../wording/quest-label.js';

export default defineRule({
  id: 'requirement/in-progress-id',
  level: 'error',
  kinds: { 'completed-id': isOfCompleted },
  sentence: 'the id of a requirement is that of the inProgress entry of the required quest',
  fix: 'safe',
  summary: 'A requirement holds the id of the inProgress entry',
  source: 'quest and task records, part 2, requirement object',
  on: {
    requirement({ record, place, entry }, report, { snapshot: { quests } }) {
      const id = textField(record, 'id');
      const required = quests.entry(id);
      if (id === undefined || required?.status !== 'completed') return;
      const pair = quests.pairOf(required);
      if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
      // requirement/no-cycle reports a quest that requires itself: no id of it would be right.
      if (isSameQuest(required, entry, quests)) return;
      const meant = soundInProgressId(required, quests);
      const quest = otherQuestLabel(required);
      const description = `use the id of the inProgress entry of ${quest}`;
      report(
        valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], {
          kind: 'completed-id',
          values: { id, quest, meant },
          related: [{ at: keyAt(required.place), message: 'the completed entry' }],
          fix:
            // An id that holds JSON may be more than an id.
            meant === undefined || beginsLikeJson(id)
              ? undefined
              : replaceValue(place.at('id'), JSON.stringify(meant), 'safe', description),
        }),
      );
    },
  },
});

function isSameQuest(one: QuestEntry, other: QuestEntry, quests: QuestIndex): boolean {
  const quest = quests.copiedPairOf(one);
  return quest === undefined
    ? quests.questOf(one) === quests.questOf(other)
    : quest === quests.copiedPairOf(other);
}

/** The id of the inProgress entry, if the pair leaves no doubt about it. */
function soundInProgressId(completed: QuestEntry, quests: QuestIndex): string | undefined {
  const pair = quests.pairOf(completed);
  const inProgress = pair && completePair(pair)?.inProgress;
  if (inProgress === undefined || inProgress.record.Name !== completed.record.Name) return undefined;
  return inProgress.record.id === inProgress.key ? inProgress.key : undefined;
}
