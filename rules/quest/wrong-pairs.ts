import { SHARED_FIELDS } from '../../src/model/schema/index.js';
import type { MistypedPair } from '../../src/model/snapshot/pair-faults.js';
import { looksCompleted, type QuestPair, type QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import { type QuestEntry, questLabel, quoteValue, sameValue, writeValue } from '../kit.js';

/* What a report says of entries that are not a pair, for quest/pair-complete. */

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
      here: quoteValue(wrong.record.EntryId ?? null),
      there: quoteValue(twin.record.EntryId ?? null),
      // One entry may be from another version of the room.
      fields: [...SHARED_FIELDS].filter(
        (field) => field !== 'EntryId' && !sameValue(wrong.record[field] ?? null, twin.record[field] ?? null),
      ),
    },
    related: [{ at: twin.place.at('EntryId'), message: 'the EntryId of the other entry' }],
  };
}

/** Two entries of which nothing says which one is wrong: the later one, if neither or both look completed. */
export function sameStatusTwice([one, two]: readonly [QuestEntry, QuestEntry], later: IsLater) {
  const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
  const isOneWrong = oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === 'inProgress');
  const [wrong, twin] = isOneWrong ? [one, two] : [two, one];
  const status = wrong.status ?? 'completed';
  return sameStatus(wrong, twin, { status, isKnown: false });
}

/** An entry with the Status of its twin. */
export function statusOfTheOther({ entries }: QuestPair, wrong: QuestEntry) {
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
export function tooMany({ entries }: QuestPair, later: IsLater) {
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
      identity: String(surplus.record.EntryId),
      values: { entries: entries.length },
      related: [{ at: other.place.at('EntryId'), message: 'the first of them' }],
    },
  ];
}
