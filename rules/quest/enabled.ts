import { defineRule, onBoth, quest, questsOnly } from '../kit.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Enabled must be true for the quest to work.',
  questEntry({ record, place }, report) {
    if (record.Enabled !== false) return;
    report({
      at: place.at('Enabled'),
      message: 'Enabled is false: set it to true, or the quest does not work',
    });
  },
  examples: () => ({
    good: [{ title: 'quests that are enabled', text: questsOnly() }],
    bad: [
      {
        title: 'a disabled quest',
        text: quest('0_find_key', { Enabled: false }),
        findings: onBoth(
          '0_find_key',
          'Enabled',
          'false',
          'Enabled is false: set it to true, or the quest does not work',
        ),
      },
    ],
  }),
});
