import {
  defineRule,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  integerField,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  onFirst,
  otherQuestLabel,
  type QuestEntry,
  type QuestIndex,
  questsOnly,
  textField,
  valueDraft,
} from '../kit.js';

const needing = (amount: number, limit: number): string =>
  questsOnly((quests) => {
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
      Object.assign(quests[key] ?? {}, { RepeatableLimit: limit });
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const requirements = (quests[key]?.Requirements ?? []) as { amount: number }[];
      for (const requirement of requirements) requirement.amount = amount;
    }
  });

const finding = (marks: string, message: string) =>
  onFirst('1_open_door', 'Requirements/0/amount', marks, message);

export default defineRule({
  id: 'requirement/reachable-amount',
  level: 'warning',
  kinds: { 'too-many': {} },
  fix: 'none',
  summary: 'A required quest can be completed as often as the requirement asks',
  source:
    'quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions',
  why: 'A quest cannot complete again after RepeatableLimit completions, so a quest that requires more can never start.',
  on: {
    requirement({ record, place, entry }, report, { snapshot: { quests } }) {
      const amount = integerField(record, 'amount');
      if (amount === undefined) return;
      const required = quests.entry(textField(record, 'id'));
      if (required === undefined) return;
      const limited = limitedEntry(required, quests);
      const limit = limited && integerField(limited.record, 'RepeatableLimit');
      if (limited === undefined || limit === undefined || limit <= 0 || amount <= limit) return;
      const most =
        limit === 1 ? 'only once: set amount to 1' : `${limit} times at most: set amount to ${limit} or less`;
      report(
        valueDraft(quests, entry, ['Requirements', place.step ?? 0], {
          at: place.at('amount'),
          message: `amount is ${amount}, but ${otherQuestLabel(required)} can be completed ${most}, or raise its RepeatableLimit`,
          related: [{ at: limited.place.at('RepeatableLimit'), message: 'the limit of the required quest' }],
        }),
      );
    },
  },
  examples: () => ({
    good: [
      { title: 'a quest that can be completed often enough', text: needing(3, 3) },
      { title: 'a quest without a limit', text: needing(100, 0) },
    ],
    bad: [
      {
        title: 'more completions than the limit of the quest allows',
        text: needing(5, 3),
        ...finding(
          '5',
          'amount is 5, but "0_find_key" can be completed 3 times at most: set amount to 3 or less, or raise its RepeatableLimit',
        ),
      },
      {
        title: 'two completions of a quest that can be completed once',
        text: needing(2, 1),
        ...finding(
          '2',
          'amount is 2, but "0_find_key" can be completed only once: set amount to 1, or raise its RepeatableLimit',
        ),
      },
    ],
  }),
});

/** The entry with the limit: the one named, or its twin if the named one has no number there. */
function limitedEntry(entry: QuestEntry, quests: QuestIndex): QuestEntry | undefined {
  const entries = [entry, quests.twinOf(entry)];
  return entries.find((each) => each && integerField(each.record, 'RepeatableLimit') !== undefined);
}
