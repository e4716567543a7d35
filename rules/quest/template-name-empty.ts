import { defineRule, entryDraft, onQuests, overwriteText, quoteValue, textField } from '../kit.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  kinds: { 'not-empty': { sentence: 'TemplateName is always empty' } },
  fix: 'mixed',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report) {
      const name = textField(entry.record, 'TemplateName');
      if (name === undefined || name === '') return;
      const at = entry.place.at('TemplateName');
      report(
        entryDraft(entry, name, {
          at,
          message: (all) => `TemplateName is ${quoteValue(name)}${onQuests(all)}: set it to ""`,
          fix: overwriteText(at, name, '', 'set TemplateName to ""'),
        }),
      );
    },
  },
});
