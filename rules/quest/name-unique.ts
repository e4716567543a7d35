import { agreedName, defineRule, everyQuest, found, OPEN_DOOR, questLabel, questsOnly } from '../kit.js';
import { laterQuests } from './later-quests.js';

export default defineRule({
  id: 'quest/name-unique',
  level: 'warning',
  fix: 'none',
  summary: 'No two quests have the same Name',
  source: 'quest and task records, part 2, quest entry fields; part 2, quest names in expressions',
  why: 'Subscriptions carry the Name of their quest, and expressions know a quest by nothing else. With two of one Name, the wrong one may answer.',
  snapshotEnd({ quests }, report, { inFileOrder }) {
    for (const { later, first } of laterQuests(quests?.pairs ?? [], agreedName, inFileOrder)) {
      report({
        at: later.place.at('Name'),
        message: `another quest has the Name ${questLabel(later)} already: give this one its own`,
        related: [{ at: first.place.at('Name'), message: 'the first quest with this Name' }],
      });
    }
  },
  examples: () => ({
    good: [{ title: 'quests with a Name each', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that was copied and not renamed',
        text: everyQuest({ Name: '0_find_key' }),
        findings: found(
          `/quests/${OPEN_DOOR}/Name`,
          '"0_find_key"',
          'another quest has the Name "0_find_key" already: give this one its own',
        ),
      },
    ],
  }),
});
