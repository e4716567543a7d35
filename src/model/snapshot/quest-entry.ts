import { hasMember, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { JsonObject, JsonValue } from '../../bytes/json/value.js';
import { COMPLETED_FIELDS } from '../schema/index.js';

export type QuestStatus = 'inProgress' | 'completed';

export function isQuestStatus(value: unknown): value is QuestStatus {
  return value === 'inProgress' || value === 'completed';
}

/** One entry of `quests`: half of a quest pair. */
export interface QuestEntry {
  /** The key in `quests`; a sound entry's `id` equals it. */
  readonly key: string;
  readonly record: JsonObject;
  /** Its Name as the file has it; {@link textField} gives only strings. */
  readonly name: JsonValue | undefined;
  readonly place: Place;
  /** As it should be where Rewards and SuccessMsg show it; undefined when it is missing or invalid. */
  readonly status: QuestStatus | undefined;
}

/** The entries with one EntryId: one of each status in a sound snapshot (quest and task records, part 2). */
export interface QuestPair {
  readonly entryId: string;
  readonly entries: readonly QuestEntry[];
  readonly inProgress: readonly QuestEntry[];
  readonly completed: readonly QuestEntry[];
  /** Each of the two entries has the Status of the other. */
  readonly statusSwapped: boolean;
  /** The one of two entries that has the Status of the other, by Rewards and SuccessMsg. */
  readonly statusRepeated: QuestEntry | undefined;
  /** Each entry has the other one's `id` as its key, so references may mean either. */
  readonly idsSwapped: boolean;
}

/** A quest seen as one: its pair, or a single entry where nobody can say which entries belong together. */
export type Quest = QuestPair | QuestEntry;

/** Exactly one entry of each Status (quest and task records, part 2, quest pair). */
export interface CompletePair {
  readonly inProgress: QuestEntry;
  readonly completed: QuestEntry;
}

export function completePair({ entries, inProgress, completed }: QuestPair): CompletePair | undefined {
  if (entries.length !== 2 || inProgress[0] === undefined || completed[0] === undefined) return undefined;
  return { inProgress: inProgress[0], completed: completed[0] };
}

/** The two entries of a quest, even with an invalid or doubled Status; different Names are two quests. */
export function comparablePair(pair: QuestPair): CompletePair | undefined {
  const complete = completePair(pair);
  const [one, other] = pair.entries;
  if (complete !== undefined || pair.entries.length !== 2 || one === undefined || other === undefined)
    return complete;
  if (one.name !== other.name) return undefined;
  return isCompletedOne(one, other)
    ? { inProgress: other, completed: one }
    : { inProgress: one, completed: other };
}

function isCompletedOne(one: QuestEntry, other: QuestEntry): boolean {
  if (one.status !== other.status) return one.status === 'completed' || other.status === 'inProgress';
  // Where nothing tells, their order in the file must not.
  return looksCompleted(one) === looksCompleted(other) ? one.key > other.key : looksCompleted(one);
}

/** Whether a Status of the two entries is wrong: until it is right, references are not held against it. */
export function isStatusUnclear(pair: QuestPair | undefined): boolean {
  return pair?.statusSwapped === true || pair?.statusRepeated !== undefined;
}

/** Whether an entry has a field that only completed entries have. */
export function looksCompleted({ record }: QuestEntry): boolean {
  return COMPLETED_FIELDS.some((field) => hasMember(record, field));
}

/** The entry that represents its quest: the inProgress one, which references use, where there is one. */
export function mainEntry({ entries, inProgress }: QuestPair): QuestEntry | undefined {
  return inProgress[0] ?? entries[0];
}

/** The Name that both entries of a pair have; undefined where they are not two or disagree. */
export function agreedName({ entries }: QuestPair): string | undefined {
  const [one, other] = entries;
  if (entries.length !== 2 || one === undefined || other === undefined) return undefined;
  const name = textField(one.record, 'Name');
  return name === textField(other.record, 'Name') ? name : undefined;
}
