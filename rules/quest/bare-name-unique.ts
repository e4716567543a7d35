import { agreedName } from '../../src/model/snapshot/quest-entry.js';
import { bareName, defineRule, questLabel, quoteValue } from '../kit.js';
import { laterQuests } from '../wording/later-quests.js';

export default defineRule({
  id: 'quest/bare-name-unique',
  level: 'warning',
  kinds: {
    shared: ({ later, first, bare }: { later: string; first: string; bare: string }) =>
      `${later} and ${first} are both ${quoteValue(bare)} in expressions: rename one of them`,
  },
  fix: 'none',
  summary: 'No two quests have Names that differ only in their number',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      // quest/name-unique reports equal Names, so only the first quest of each Name is compared here.
      const reported = new Set<string>();
      const alike = laterQuests(pairs, (pair) => bareName(agreedName(pair) ?? '') || undefined);
      for (const { later, first } of alike) {
        const name = String(later.record.Name);
        if (name === first.record.Name || reported.has(name)) continue;
        reported.add(name);
        const bare = bareName(name);
        report({
          kind: 'shared',
          at: later.place.at('Name'),
          identity: bare,
          values: { later: questLabel(later), first: questLabel(first), bare },
          related: [{ at: first.place.at('Name'), message: 'the first quest with this name' }],
        });
      }
    },
  },
});
