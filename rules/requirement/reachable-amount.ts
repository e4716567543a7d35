import {
  defineRule,
  integerField,
  otherQuestLabel,
  type QuestEntry,
  type QuestIndex,
  textField,
  valueDraft,
} from '../kit.js';

export default defineRule({
  id: 'requirement/reachable-amount',
  level: 'warning',
  kinds: {
    'too-many': ({ amount, quest, limit }: { amount: number; quest: string; limit: number }) =>
      `amount is ${amount}, but ${quest} can be completed ${limit === 1 ? 'only once: set amount to 1' : `${limit} times at most: set amount to ${limit} or less`}, or raise its RepeatableLimit`,
  },
  fix: 'none',
  summary: 'A required quest can be completed as often as the requirement asks',
  source:
    'quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions',
  on: {
    requirement({ record, place, entry }, report, { snapshot: { quests } }) {
      const amount = integerField(record, 'amount');
      if (amount === undefined) return;
      const required = quests.entry(textField(record, 'id'));
      if (required === undefined) return;
      const limited = limitedEntry(required, quests);
      const limit = limited && integerField(limited.record, 'RepeatableLimit');
      if (limited === undefined || limit === undefined || limit <= 0 || amount <= limit) return;
      report(
        valueDraft(quests, entry, ['Requirements', place.step ?? 0], {
          kind: 'too-many',
          at: place.at('amount'),
          values: { amount, quest: otherQuestLabel(required), limit },
          related: [{ at: limited.place.at('RepeatableLimit'), message: 'the limit of the required quest' }],
        }),
      );
    },
  },
});

/** The entry with the limit: the one named, or its twin if the named one has no number there. */
function limitedEntry(entry: QuestEntry, quests: QuestIndex): QuestEntry | undefined {
  const entries = [entry, quests.twinOf(entry)];
  return entries.find((each) => each && integerField(each.record, 'RepeatableLimit') !== undefined);
}
