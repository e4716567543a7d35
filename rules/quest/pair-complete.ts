import { SHARED_FIELDS } from '../../src/model/schema/index.js';
import type { MistypedPair } from '../../src/model/snapshot/pair-faults.js';
import { looksCompleted, type QuestPair, type QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import {
  defineRule,
  listed,
  member,
  type QuestEntry,
  questLabel,
  quoteValue,
  sameValue,
  writeValue,
} from '../kit.js';
import { copiedQuest, missingTwin } from './new-entries.js';

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

function alone({ quest, lacking, lostId, moved }: Alone): string {
  if (lacking === undefined) return `${quest} has only one entry: add the other one with the same EntryId`;
  const id = lostId === undefined ? 'its own id' : `the id ${quoteValue(lostId)}, which references still use`;
  const rewards =
    lacking === 'completed' ? 'add Rewards and SuccessMsg to it' : 'leave out Rewards and SuccessMsg';
  const last = moved.length === 0 ? rewards : `move ${moved.join(' and ')} to it`;
  return `${quest} has no ${lacking} entry: copy this one with the same EntryId, give the copy the Status "${lacking}" and ${id}, and ${last}`;
}

export const pairComplete = defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  kinds: {
    'no-twin': alone,
    'other-entry-id': ({ quest, here, there, fields }: Mistyped) =>
      `EntryId is ${here} here and ${there} on the other entry of ${quest}: use the same on both${fields.length === 0 ? '' : `, and the same ${listed(fields, 'and')}`}`,
    'same-status': ({ quest, status, needed, isKnown }: SameStatus) =>
      `both entries of ${quest} have the Status "${status}": set ${isKnown ? 'this' : 'one'} to "${needed}"`,
    copied: ({ copy, original, own }: Copied) =>
      `${copy} has the EntryId of ${original}: give it its own ${own}`,
    crowded: ({ entries }: { entries: number }) =>
      `${entries} entries share this EntryId: give each quest an EntryId of its own, on its two entries`,
  },
  // An EntryId or Status that is an error by itself is reported once.
  onlyIfAlone: true,
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
      const { mistyped, slips, alone, sameStatus, crowded } = quests.pairFaults;
      for (const entry of alone) report({ kind: 'no-twin', ...missingTwin(entry, quests, snapshot) });
      for (const copy of quests.copies)
        report({ kind: 'copied', ...copiedQuest(copy, quests, eachSubscription) });
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

/* What a report says of entries that are not a pair, for quest/pair-complete. */

/** Whether the first entry comes after the second one in the file. */
type IsLater = (one: QuestEntry, other: QuestEntry) => boolean;

/** The same whichever of two entries is reported. */
function identityOf(...entries: readonly (QuestEntry | undefined)[]): string {
  return JSON.stringify(entries.map((entry) => entry?.key).sort());
}

function mistypedEntryId(
  { entry, other, strayed }: MistypedPair,
  slips: ReadonlySet<QuestEntry>,
  later: IsLater,
) {
  // The wrong one has the EntryId of another quest or not a UUID v4. Otherwise report the later one.
  const known = strayed || slips.has(entry) || slips.has(other);
  const isFirst = strayed || (known ? slips.has(entry) : later(entry, other));
  const [wrong, twin] = isFirst ? [entry, other] : [other, entry];
  return {
    at: wrong.place.at('EntryId'),
    identity: identityOf(wrong, twin),
    values: {
      quest: questLabel(wrong),
      here: quoteValue(member(wrong.record, 'EntryId') ?? null),
      there: quoteValue(member(twin.record, 'EntryId') ?? null),
      // One entry may be from another version of the room.
      fields: [...SHARED_FIELDS].filter(
        (field) =>
          field !== 'EntryId' &&
          !sameValue(member(wrong.record, field) ?? null, member(twin.record, field) ?? null),
      ),
    },
    related: [{ at: twin.place.at('EntryId'), message: 'the EntryId of the other entry' }],
  };
}

/** Two entries of which nothing says which one is wrong: the later one, if neither or both look completed. */
function sameStatusTwice([one, two]: readonly [QuestEntry, QuestEntry], later: IsLater) {
  const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
  const isOneWrong = oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === 'inProgress');
  const [wrong, twin] = isOneWrong ? [one, two] : [two, one];
  const status = wrong.status ?? 'completed';
  return sameStatus(wrong, twin, { status, isKnown: false });
}

/** An entry with the Status of its twin. */
function statusOfTheOther({ entries }: QuestPair, wrong: QuestEntry) {
  const twin = entries.find((entry) => entry !== wrong) ?? wrong;
  const needed = wrong.status ?? 'completed';
  return {
    ...sameStatus(wrong, twin, { status: twin.status ?? 'completed', isKnown: true }),
    fix: {
      safety: 'unsafe',
      description: `set the Status to ${needed}`,
      edits: [writeValue(wrong.place.at('Status'), needed)],
    },
  } as const;
}

function sameStatus(
  wrong: QuestEntry,
  twin: QuestEntry,
  { status, isKnown }: { readonly status: QuestStatus; readonly isKnown: boolean },
) {
  const needed: QuestStatus = status === 'inProgress' ? 'completed' : 'inProgress';
  return {
    at: wrong.place.at('Status'),
    identity: identityOf(wrong, twin),
    values: { quest: questLabel(wrong), status, needed, isKnown },
    related: [{ at: twin.place.at('Status'), message: 'the Status of the other entry' }],
  };
}

/** Points at the first surplus entry. */
function tooMany({ entries }: QuestPair, later: IsLater) {
  const sorted = [...entries].sort((a, b) => (later(a, b) ? 1 : -1));
  const first = new Map<QuestEntry['status'], QuestEntry>();
  const second = sorted.find((entry) => {
    if (first.has(entry.status)) return true;
    first.set(entry.status, entry);
    return false;
  });
  const surplus = second ?? first.get(undefined);
  const other = sorted.find(
    (entry) => entry !== surplus && (second === undefined || entry.status === second.status),
  );
  if (surplus === undefined || other === undefined) return [];
  return [
    {
      at: surplus.place.at('EntryId'),
      identity: String(member(surplus.record, 'EntryId')),
      values: { entries: entries.length },
      related: [{ at: other.place.at('EntryId'), message: 'the first of them' }],
    },
  ];
}
