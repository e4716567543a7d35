import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { overwriteText } from '../wording/overwrite-text.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  kinds: { 'not-empty': ({ name }: { name: string }) => `TemplateName is ${quoteValue(name)}: set it to ""` },
  sentence: 'TemplateName is always empty',
  fix: 'mixed',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const name = textField(entry.record, 'TemplateName');
      if (name === undefined || name === '') return;
      const fix = overwriteText(entry.place.at('TemplateName'), name, '', 'set TemplateName to ""');
      report(valueDraft(quests, entry, ['TemplateName'], { kind: 'not-empty', values: { name }, fix }));
    },
  },
});
