import { defineRule, isNumberedName, quoteValue, textField, valueDraft } from '../kit.js';

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  kinds: ['unnumbered'],
  sentence: 'Name is a number, an underscore and a descriptive name',
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const name = textField(entry.record, 'Name');
      if (name === undefined || isNumberedName(name)) return;
      const message = `Name is ${quoteValue(name)}: use a number, an underscore and a name, such as "0_collect"`;
      report(valueDraft(quests, entry, ['Name'], { message }));
    },
  },
});
