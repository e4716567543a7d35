import {
  agreedName,
  defineRule,
  everyQuest,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  isNumberedName,
  laterQuests,
  OPEN_DOOR,
  questLabel,
  questsOnly,
} from '../kit.js';

export default defineRule({
  id: 'quest/name-unique',
  level: 'warning',
  kinds: { shared: {} },
  fix: 'none',
  summary: 'No two quests have the same Name',
  source: 'quest and task records, part 2, quest entry fields; part 2, quest names in expressions',
  why: 'Subscriptions repeat the Name of their quest, and expressions reference a quest by its Name alone. Two quests with one Name cannot be told apart there.',
  on: {
    *quests({ pairs }, report, { inFileOrder }) {
      for (const { later, first } of yield* laterQuests(pairs, agreedName, inFileOrder)) {
        yield;
        // A placeholder is wrong on all of them, which quest/numbered-name reports.
        if (!isNumberedName(String(later.record.Name))) continue;
        report({
          at: later.place.at('Name'),
          identity: String(later.record.Name),
          cause: String(later.record.Name),
          message: ({ drafts }) =>
            drafts < 2
              ? `another quest already has the Name ${questLabel(later)}: give this one its own`
              : `${drafts + 1} quests have the Name ${questLabel(later)}: give each its own`,
          again: { message: 'another quest with this Name' },
          related: [{ at: first.place.at('Name'), message: 'the first quest with this Name' }],
        });
      }
    },
  },
  examples: () => ({
    good: [{ title: 'quests with different Names', text: questsOnly() }],
    bad: [
      {
        title: 'two quests with one Name',
        text: everyQuest({ Name: '0_find_key' }),
        at: `/quests/${OPEN_DOOR}/Name`,
        marks: '"0_find_key"',
        message: 'another quest already has the Name "0_find_key": give this one its own',
      },
      {
        title: 'three quests with one Name',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) entry.Name = '0_find_key';
          const [one, done] = [quests[FIND_KEY] ?? {}, quests[FIND_KEY_COMPLETED] ?? {}];
          const EntryId = '7c1e5a90-3b2d-4f68-9a7c-1d2e3f405162';
          quests.mlh6a1b2c3d4ij = { ...one, EntryId, id: 'mlh6a1b2c3d4ij' };
          quests.mlh6a1b2c3d4kl = { ...done, EntryId, id: 'mlh6a1b2c3d4kl' };
        }),
        at: `/quests/${OPEN_DOOR}/Name`,
        marks: '"0_find_key"',
        message: '3 quests have the Name "0_find_key": give each its own',
      },
    ],
  }),
});
