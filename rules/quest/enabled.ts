import { defineRule, entryDraft, onFirst, onQuests, quest, questsOnly } from '../kit.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  kinds: { false: { sentence: 'Enabled must be true for the quest to work' } },
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Enabled must be true for the quest to work.',
  on: {
    questEntry(entry, report) {
      if (entry.record.Enabled !== false) return;
      report(
        entryDraft(entry, '', {
          at: entry.place.at('Enabled'),
          message: (all) => `Enabled is false${onQuests(all)}: set it to true, or the quest does not work`,
        }),
      );
    },
  },
  examples: () => ({
    good: [{ title: 'quests that are enabled', text: questsOnly() }],
    bad: [
      {
        title: 'a disabled quest',
        text: quest('0_find_key', { Enabled: false }),
        ...onFirst(
          '0_find_key',
          'Enabled',
          'false',
          'Enabled is false: set it to true, or the quest does not work',
        ),
      },
    ],
  }),
});
