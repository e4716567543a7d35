import { agreedName } from '../../src/model/snapshot/quest-entry.js';
import { defineRule, isNumberedName, questLabel } from '../kit.js';
import { laterQuests } from '../wording/later-quests.js';

export default defineRule({
  id: 'quest/name-unique',
  level: 'warning',
  kinds: ['shared'],
  fix: 'none',
  summary: 'No two quests have the same Name',
  source: 'quest and task records, part 2, quest entry fields; part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      for (const { later, first } of laterQuests(pairs, agreedName)) {
        // A placeholder is wrong on all of them, which quest/numbered-name reports.
        if (!isNumberedName(String(later.record.Name))) continue;
        report({
          at: later.place.at('Name'),
          identity: String(later.record.Name),
          message: `another quest already has the Name ${questLabel(later)}: give this one its own`,
          related: [{ at: first.place.at('Name'), message: 'the first quest with this Name' }],
        });
      }
    },
  },
});
