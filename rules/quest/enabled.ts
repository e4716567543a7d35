import { defineRule, entryDraft, onQuests } from '../kit.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  kinds: { false: { sentence: 'Enabled must be true for the quest to work' } },
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
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
});
