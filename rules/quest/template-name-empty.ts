import { quoteValue } from '../../src/json/quote.js';
import { replaceValue } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { textField } from '../../src/snapshot/fields.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly } from '../example-room.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  fix: 'safe',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Quests in a room have no template. The creator tool always leaves the field empty, and what a value there would do is not documented.',
  examples: () => ({
    good: [{ title: 'quests without a template', text: questsOnly() }],
    bad: [
      {
        title: 'a quest with a template',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests))
            if (entry.Name === '0_find_key') entry.TemplateName = 'Collect';
        }),
        findings: [FIND_KEY, FIND_KEY_COMPLETED].map((key) => ({
          at: `/quests/${key}/TemplateName`,
          marks: '"Collect"',
          message: 'TemplateName is "Collect": leave it empty, ""',
        })),
        fixed: questsOnly(),
      },
    ],
  }),
  questEntry({ record, place }, report) {
    const name = textField(record, 'TemplateName');
    if (name === undefined || name === '') return;
    const at = place.at('TemplateName');
    report({
      at,
      message: `TemplateName is ${quoteValue(name)}: leave it empty, ""`,
      fix: replaceValue(at, '""', 'safe', 'empty TemplateName'),
    });
  },
});
