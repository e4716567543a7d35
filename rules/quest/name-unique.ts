import { agreedName } from '../../src/model/snapshot/quest-entry.js';
import { defineRule, isNumberedName, quoteValue } from '../kit.js';
import { laterQuests } from '../wording/later-quests.js';

export default defineRule({
  id: 'quest/name-unique',
  level: 'warning',
  kinds: {
    shared: ({ name }: { name: string }) =>
      `another quest already has the Name ${quoteValue(name)}: give this one its own`,
  },
  fix: 'none',
  summary: 'No two quests have the same Name',
  source: 'quest and task records, part 2, quest entry fields; part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      for (const { later, first } of laterQuests(pairs, agreedName)) {
        const name = String(later.record.Name);
        // A placeholder is wrong on all of them, which quest/numbered-name reports.
        if (!isNumberedName(name)) continue;
        report({
          kind: 'shared',
          at: later.place.at('Name'),
          identity: name,
          values: { name },
          related: [{ at: first.place.at('Name'), message: 'the first quest with this Name' }],
        });
      }
    },
  },
});
