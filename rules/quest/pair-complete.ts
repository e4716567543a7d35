import { defineRule } from '../kit.js';
import { copiedQuest } from './copied-quest.js';
import { missingTwin } from './missing-twin.js';
import { type IsLater, mistypedEntryId, sameStatusTwice, tooMany } from './wrong-pairs.js';

export default defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  kinds: ['no-twin', 'other-entry-id', 'same-status', 'copied', 'crowded'],
  sentence: 'each quest has one inProgress and one completed entry with the same EntryId',
  fix: 'unsafe',
  reveals: ['flow/*', 'quest/name-unique', 'quest/bare-name-unique'],
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { snapshot, eachSubscription }) {
      const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
      for (const entry of alone) {
        report(missingTwin(entry, quests, snapshot));
      }
      for (const copy of copies) report(copiedQuest(copy, quests, eachSubscription));
      if (mistyped.length + sameStatus.length + crowded.length === 0) return;
      const ranks = new Map(quests.entries.map((entry, rank) => [entry, rank]));
      const later: IsLater = (one, other) => (ranks.get(one) ?? 0) > (ranks.get(other) ?? 0);
      for (const pair of mistyped) {
        report(mistypedEntryId(pair, slips, later));
      }
      for (const pair of sameStatus) {
        report(sameStatusTwice(pair, later));
      }
      for (const pair of crowded) {
        const draft = tooMany(pair, later);
        if (draft !== undefined) report(draft);
      }
    },
  },
});
