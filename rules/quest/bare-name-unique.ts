import {
  agreedName,
  bareName,
  defineRule,
  found,
  OPEN_DOOR,
  quest,
  questLabel,
  questsOnly,
  quoteValue,
} from '../kit.js';
import { laterQuests } from './later-quests.js';

export default defineRule({
  id: 'quest/bare-name-unique',
  level: 'warning',
  fix: 'none',
  summary: 'No two quests have the same Name but for the number',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'SetTask(), $T{} and OnChange() name a quest without its number. They cannot tell such quests apart.',
  snapshotEnd({ quests }, report, { inFileOrder }) {
    const bareNameOf = (pair: Parameters<typeof agreedName>[0]): string | undefined => {
      const name = agreedName(pair);
      return name === undefined || bareName(name) === '' ? undefined : bareName(name);
    };
    // Equal Names are another rule's, so of each Name the first quest speaks.
    const told = new Set<unknown>();
    for (const { later, first } of laterQuests(quests?.pairs ?? [], bareNameOf, inFileOrder)) {
      const name = later.record.Name;
      if (name === first.record.Name || told.has(name)) continue;
      told.add(name);
      report({
        at: later.place.at('Name'),
        message: `expressions know both ${questLabel(later)} and ${questLabel(first)} as ${quoteValue(bareName(String(name)))}: give one another name`,
        related: [{ at: first.place.at('Name'), message: 'the first quest with this name' }],
      });
    }
  },
  examples: () => ({
    good: [{ title: 'Names that differ in more than the number', text: questsOnly() }],
    bad: [
      {
        title: 'Names that differ in the number only',
        text: quest('1_open_door', { Name: '1_find_key' }),
        findings: found(
          `/quests/${OPEN_DOOR}/Name`,
          '"1_find_key"',
          'expressions know both "1_find_key" and "0_find_key" as "find_key": give one another name',
        ),
      },
    ],
  }),
});
