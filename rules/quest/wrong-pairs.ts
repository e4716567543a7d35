import { SHARED_FIELDS } from '../../src/model/schema/index.js';
import type { MistypedPair } from '../../src/model/snapshot/pair-faults.js';
import { looksCompleted, type QuestPair } from '../../src/model/snapshot/quest-entry.js';
import { type Draft, listed, type QuestEntry, questLabel, quoteValue, sameValue } from '../kit.js';

/** Whether the first entry comes after the second one in the file. */
export type IsLater = (one: QuestEntry, other: QuestEntry) => boolean;

/** The same whichever of two entries is reported. */
function identityOf(...entries: readonly (QuestEntry | undefined)[]): string {
  return JSON.stringify(entries.map((entry) => entry?.key).sort());
}

export function mistypedEntryId(
  { entry, other, strayed }: MistypedPair,
  slips: ReadonlySet<QuestEntry>,
  later: IsLater,
): Draft {
  // The wrong one has the EntryId of another quest or not a UUID v4. Otherwise report the later one.
  const known = strayed || slips.has(entry) || slips.has(other);
  const isFirst = strayed || (known ? slips.has(entry) : later(entry, other));
  const [wrong, twin] = isFirst ? [entry, other] : [other, entry];
  const [here, there] = [wrong, twin].map(({ record }) => quoteValue(record.EntryId ?? null));
  return {
    at: wrong.place.at('EntryId'),
    kind: 'other-entry-id',
    identity: identityOf(wrong, twin),
    message: `EntryId is ${here} here and ${there} on the other entry of ${questLabel(wrong)}: use the same on both${alsoDiffering(wrong, twin)}`,
    related: [{ at: twin.place.at('EntryId'), message: 'the EntryId of the other entry' }],
  };
}

/** What else differs where one entry is from another version of the room. */
function alsoDiffering({ record }: QuestEntry, { record: other }: QuestEntry): string {
  const fields = [...SHARED_FIELDS].filter(
    (field) => field !== 'EntryId' && !sameValue(record[field] ?? null, other[field] ?? null),
  );
  return fields.length === 0 ? '' : `, and the same ${listed(fields, 'and')}`;
}

export function sameStatusTwice([one, two]: readonly [QuestEntry, QuestEntry], later: IsLater): Draft {
  // Rewards and SuccessMsg show which one is the completed entry.
  const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
  const isOneWrong = oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === 'inProgress');
  const [wrong, twin] = isOneWrong ? [one, two] : [two, one];
  const needed = wrong.status === 'inProgress' ? 'completed' : 'inProgress';
  return {
    at: wrong.place.at('Status'),
    kind: 'same-status',
    identity: identityOf(wrong, twin),
    message: `both entries of ${questLabel(wrong)} have the Status "${wrong.status}": set one to "${needed}"`,
    related: [{ at: twin.place.at('Status'), message: 'the Status of the other entry' }],
  };
}

/** Points at the first surplus entry. */
export function tooMany({ entries }: QuestPair, later: IsLater): Draft | undefined {
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
  if (surplus === undefined || other === undefined) return undefined;
  return {
    at: surplus.place.at('EntryId'),
    kind: 'crowded',
    identity: String(surplus.record.EntryId),
    message: `${entries.length} entries share this EntryId: give each quest an EntryId of its own, on its two entries`,
    related: [{ at: other.place.at('EntryId'), message: 'the first of them' }],
  };
}
