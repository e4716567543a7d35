import { defineRule, onBoth, quest, questsOnly, quoteValue, replaceValue, textField } from '../kit.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  fix: 'safe',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'TemplateName is always empty. The documents do not say what another value does.',
  questEntry({ record, place }, report) {
    const name = textField(record, 'TemplateName');
    if (name === undefined || name === '') return;
    const at = place.at('TemplateName');
    report({
      at,
      message: `TemplateName is ${quoteValue(name)}: set it to ""`,
      fix: replaceValue(at, '""', 'safe', 'set TemplateName to ""'),
    });
  },
  examples: () => ({
    good: [{ title: 'quests without a template', text: questsOnly() }],
    bad: [
      {
        title: 'a quest with a template',
        text: quest('0_find_key', { TemplateName: 'Collect' }),
        findings: onBoth(
          '0_find_key',
          'TemplateName',
          '"Collect"',
          'TemplateName is "Collect": set it to ""',
        ),
        fixed: questsOnly(),
      },
    ],
  }),
});
