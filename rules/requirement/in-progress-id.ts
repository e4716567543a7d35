import {
  beginsLikeJson,
  completePair,
  type Draft,
  defineRule,
  keyAt,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  type QuestIndex,
  quoteValue,
  replaceValue,
  textField,
  valueDraft,
} from '../kit.js';

export default defineRule({
  id: 'requirement/in-progress-id',
  level: 'error',
  kinds: ['completed-id'],
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
      if (pair?.idsSwapped === true || pair?.statusSwapped === true) return;
      // requirement/no-cycle reports a quest that requires itself: no id of it would be right.
      if (isSameQuest(required, entry, quests)) return;
      const draft = completedId(place.at('id'), id, required, soundInProgressId(required, quests));
      report(valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], draft));
    },
  },
});

function completedId(at: Place, id: string, required: QuestEntry, inProgress: string | undefined): Draft {
  const quest = otherQuestLabel(required);
  const named = inProgress === undefined ? '' : `, ${quoteValue(inProgress)}`;
  return {
    at,
    message: `${quoteValue(id)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${named}`,
    related: [{ at: keyAt(required.place), message: 'the completed entry' }],
    fix:
      // An id that holds JSON may be more than an id.
      inProgress === undefined || beginsLikeJson(id)
        ? undefined
        : replaceValue(
            at,
            JSON.stringify(inProgress),
            'safe',
            `use the id of the inProgress entry of ${quest}`,
          ),
  };
}

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
