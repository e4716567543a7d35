import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { overwriteText } from '../wording/overwrite-text.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  kinds: ['not-empty'],
  sentence: 'TemplateName is always empty',
  fix: 'mixed',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const name = textField(entry.record, 'TemplateName');
      if (name === undefined || name === '') return;
      const at = entry.place.at('TemplateName');
      const message = `TemplateName is ${quoteValue(name)}: set it to ""`;
      const fix = overwriteText(at, name, '', 'set TemplateName to ""');
      report(valueDraft(quests, entry, ['TemplateName'], { message, fix }));
    },
  },
});
