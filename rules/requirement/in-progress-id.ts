import {
  beginsLikeJson,
  completePair,
  type Draft,
  defineRule,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  keyAt,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  onFirst,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  type QuestIndex,
  questsOnly,
  quoteValue,
  replaceValue,
  textField,
  throughoutFile,
  valueDraft,
} from '../kit.js';

const requiringCompleted = (alone: boolean): string =>
  questsOnly((quests) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const requirements = (quests[key]?.Requirements ?? []) as { id: string }[];
      for (const requirement of requirements) requirement.id = FIND_KEY_COMPLETED;
    }
    if (alone) delete quests[FIND_KEY];
  });

const finding = (message: string) =>
  onFirst('1_open_door', 'Requirements/0/id', `"${FIND_KEY_COMPLETED}"`, message);

export default defineRule({
  id: 'requirement/in-progress-id',
  level: 'error',
  kinds: {
    'completed-id': {
      sentence: 'the id of a requirement is that of the inProgress entry of the required quest',
    },
  },
  fix: 'safe',
  summary: 'A requirement holds the id of the inProgress entry',
  source: 'quest and task records, part 2, requirement object',
  why: "The id of a requirement is the id of the required quest's inProgress entry. The documents do not say what the other id does here.",
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
      report(throughoutFile(valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], draft)));
    },
  },
  examples: () => ({
    good: [{ title: 'a requirement with the id of the inProgress entry', text: questsOnly() }],
    bad: [
      {
        title: 'a requirement with the id of the completed entry',
        text: requiringCompleted(false),
        ...finding(
          `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "${FIND_KEY}"`,
        ),
        fixed: questsOnly(),
      },
      {
        title: 'a completed entry without its twin',
        text: requiringCompleted(true),
        ...finding(
          `"${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry`,
        ),
        alsoFound: ['quest/pair-complete'],
      },
    ],
  }),
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
