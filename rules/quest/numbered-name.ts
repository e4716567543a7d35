import { defineRule, isNumberedName, quoteValue, textField, valueDraft } from '../kit.js';
import { UsedNames } from './used-names.js';

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  kinds: ['unnumbered'],
  sentence: 'Name is a number, an underscore and a descriptive name',
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    quests(quests, report, { eachSubscription }) {
      let used: UsedNames | undefined;
      for (const entry of quests.entries) {
        const name = textField(entry.record, 'Name');
        if (name === undefined || isNumberedName(name)) continue;
        used ??= new UsedNames(eachSubscription);
        const right = used.numbered([entry, quests.twinOf(entry) ?? entry]);
        const advice =
          right === undefined || quests.byName.withName(right) !== undefined
            ? 'use a number, an underscore and a name, such as "0_collect"'
            : `write ${quoteValue(right)}, as its subscriptions do`;
        report(valueDraft(quests, entry, ['Name'], { message: `Name is ${quoteValue(name)}: ${advice}` }));
      }
    },
  },
});
