import { defineRule } from '../../src/lint/rule.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly } from '../example-room.js';

export default defineRule({
  id: 'quest/enabled',
  level: 'error',
  fix: 'none',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'A quest that is not enabled never changes its state, whatever players do.',
  examples: () => ({
    good: [{ title: 'quests that are enabled', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is switched off',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) if (entry.Name === '0_find_key') entry.Enabled = false;
        }),
        findings: [FIND_KEY, FIND_KEY_COMPLETED].map((key) => ({
          at: `/quests/${key}/Enabled`,
          marks: 'false',
          message: 'Enabled is false: the quest works only with true',
        })),
      },
    ],
  }),
  questEntry({ record, place }, report) {
    if (record.Enabled !== false) return;
    report({ at: place.at('Enabled'), message: 'Enabled is false: the quest works only with true' });
  },
});
