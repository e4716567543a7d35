import { defineRule, valueDraft } from '../kit.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  kinds: { false: 'Enabled is false: set it to true, or the quest does not work' },
  sentence: 'Enabled must be true for the quest to work',
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      if (entry.record.Enabled === false) report(valueDraft(quests, entry, ['Enabled'], { kind: 'false' }));
    },
  },
});
