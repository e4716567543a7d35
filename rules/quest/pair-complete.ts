import type { QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import { defineRule, listed, quoteValue } from '../kit.js';
import { copiedQuest } from './copied-quest.js';
import { missingTwin } from './missing-twin.js';
import { type IsLater, mistypedEntryId, sameStatusTwice, statusOfTheOther, tooMany } from './wrong-pairs.js';

/** An entry whose twin is missing. */
interface Alone {
  readonly quest: string;
  /** The Status of the entry that is missing; undefined where that of the other one does not tell. */
  readonly lacking: QuestStatus | undefined;
  /** The id of the missing entry, where references show it. */
  readonly lostId: string | undefined;
  /** The fields of the missing entry that the other one has. */
  readonly moved: readonly string[];
}

interface Mistyped {
  readonly quest: string;
  readonly here: string;
  readonly there: string;
  /** What else differs. */
  readonly fields: readonly string[];
}

interface SameStatus {
  readonly quest: string;
  readonly status: QuestStatus;
  readonly needed: QuestStatus;
  /** Whether Rewards and SuccessMsg show that this entry is the wrong one. */
  readonly isKnown: boolean;
}

interface Copied {
  readonly copy: string;
  readonly original: string;
  readonly own: string;
}

export default defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  kinds: {
    'no-twin': ({ quest, lacking, lostId, moved }: Alone) =>
      lacking === undefined
        ? `${quest} has only one entry: add the other one with the same EntryId`
        : `${quest} has no ${lacking} entry: add one with the same EntryId${lostId === undefined ? '' : ` and the id ${quoteValue(lostId)}, which references still use`}${moved.length === 0 ? '' : `, and move ${moved.join(' and ')} to it`}`,
    'other-entry-id': ({ quest, here, there, fields }: Mistyped) =>
      `EntryId is ${here} here and ${there} on the other entry of ${quest}: use the same on both${fields.length === 0 ? '' : `, and the same ${listed(fields, 'and')}`}`,
    'same-status': ({ quest, status, needed, isKnown }: SameStatus) =>
      `both entries of ${quest} have the Status "${status}": set ${isKnown ? 'this' : 'one'} to "${needed}"`,
    copied: ({ copy, original, own }: Copied) =>
      `${copy} has the EntryId of ${original}: give it its own ${own}`,
    crowded: ({ entries }: { entries: number }) =>
      `${entries} entries share this EntryId: give each quest an EntryId of its own, on its two entries`,
  },
  sentence: 'each quest has one inProgress and one completed entry with the same EntryId',
  fix: 'unsafe',
  reveals: [
    'flow/*',
    'quest/name-unique',
    'quest/bare-name-unique',
    'requirement/in-progress-id',
    'subscription/in-progress-id',
  ],
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { snapshot, eachSubscription }) {
      const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
      for (const entry of alone) report({ kind: 'no-twin', ...missingTwin(entry, quests, snapshot) });
      for (const copy of copies) report({ kind: 'copied', ...copiedQuest(copy, quests, eachSubscription) });
      for (const pair of quests.pairs)
        if (pair.statusRepeated !== undefined)
          report({ kind: 'same-status', ...statusOfTheOther(pair, pair.statusRepeated) });
      if (mistyped.length + sameStatus.length + crowded.length === 0) return;
      const ranks = new Map(quests.entries.map((entry, rank) => [entry, rank]));
      const later: IsLater = (one, other) => (ranks.get(one) ?? 0) > (ranks.get(other) ?? 0);
      for (const pair of mistyped) report({ kind: 'other-entry-id', ...mistypedEntryId(pair, slips, later) });
      for (const pair of sameStatus) report({ kind: 'same-status', ...sameStatusTwice(pair, later) });
      for (const pair of crowded)
        for (const surplus of tooMany(pair, later)) report({ kind: 'crowded', ...surplus });
    },
  },
});
