import { replaceValue } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly } from '../example-room.js';

export default defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'AutoStart does not activate a quest, though its name says so. The quest stays in Not Active until a trigger activates it.',
  examples: () => ({
    good: [{ title: 'quests that wait for a trigger', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is meant to start by itself',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) if (entry.Name === '0_find_key') entry.AutoStart = true;
        }),
        findings: [FIND_KEY, FIND_KEY_COMPLETED].map((key) => ({
          at: `/quests/${key}/AutoStart`,
          marks: 'true',
          message: 'AutoStart is true and starts nothing: write false, a trigger is always needed',
        })),
        fixed: questsOnly(),
      },
    ],
  }),
  questEntry({ record, place }, report) {
    if (record.AutoStart !== true) return;
    const at = place.at('AutoStart');
    report({
      at,
      message: 'AutoStart is true and starts nothing: write false, a trigger is always needed',
      fix: replaceValue(at, 'false', 'safe', 'write AutoStart as false'),
    });
  },
});
