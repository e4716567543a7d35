import { defineRule, onBoth, quest, questsOnly } from '../kit.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'A quest that is not enabled never changes its state, whatever players do.',
  questEntry({ record, place }, report) {
    if (record.Enabled !== false) return;
    report({ at: place.at('Enabled'), message: 'Enabled is false: the quest works only with true' });
  },
  examples: () => ({
    good: [{ title: 'quests that are enabled', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is switched off',
        text: quest('0_find_key', { Enabled: false }),
        findings: onBoth(
          '0_find_key',
          'Enabled',
          'false',
          'Enabled is false: the quest works only with true',
        ),
      },
    ],
  }),
});
