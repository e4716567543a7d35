import { agreedName } from '../../src/model/snapshot/quest-entry.js';
import { bareName, defineRule, questLabel, quoteValue } from '../kit.js';
import { laterQuests } from '../wording/later-quests.js';

export default defineRule({
  id: 'quest/bare-name-unique',
  level: 'warning',
  kinds: ['shared'],
  fix: 'none',
  summary: 'No two quests have Names that differ only in their number',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      const bareNameOf = (pair: Parameters<typeof agreedName>[0]): string | undefined =>
        bareName(agreedName(pair) ?? '') || undefined;
      // quest/name-unique reports equal Names, so only the first quest of each Name is compared here.
      const reported = new Set<unknown>();
      for (const { later, first } of laterQuests(pairs, bareNameOf)) {
        const name = later.record.Name;
        if (name === first.record.Name || reported.has(name)) continue;
        reported.add(name);
        report({
          at: later.place.at('Name'),
          identity: bareName(String(name)),
          message: `${questLabel(later)} and ${questLabel(first)} are both ${quoteValue(bareName(String(name)))} in expressions: rename one of them`,
          related: [{ at: first.place.at('Name'), message: 'the first quest with this name' }],
        });
      }
    },
  },
});
