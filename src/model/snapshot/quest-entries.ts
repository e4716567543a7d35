import { hasMember, member, textField } from '../../bytes/json/members.js';
import { Place } from '../../bytes/json/place.js';
import { isObject } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { COMPLETED_FIELDS } from '../schema/index.js';
import {
  type CompletePair,
  completePair,
  isQuestStatus,
  type Quest,
  type QuestEntry,
  type QuestPair,
  type QuestStatus,
} from './quest-entry.js';
import { isQuestIdShaped, isUuid } from './quest-values.js';
import type { Members } from './sections.js';

/** The `quests` section, indexed. Values that are not objects are left out. */
export class QuestEntries {
  readonly entries: readonly QuestEntry[];
  readonly pairs: readonly QuestPair[];
  /** Quests that have the EntryId of the one that they were copied from: each is a pair of its own. */
  readonly copies: readonly CopiedQuest[];
  /** The keys of the members, entries or not. */
  private readonly keys: ReadonlySet<string>;
  private readonly byKey = new Map<string, QuestEntry>();
  /** Entries by an `id` that is not their key, which may be used; undefined if it could mean two quests. */
  private readonly byStrayId = new Map<string, QuestEntry | undefined>();
  private readonly pairsByEntry = new Map<QuestEntry, QuestPair>();

  constructor({ keys, values }: Members) {
    const entries: OpenEntry[] = [];
    const groups = new Map<string, OpenEntry[]>();
    const withoutEntryId = new Map<string, OpenEntry[]>();
    for (const [index, key] of keys.entries()) {
      const record = values[index];
      if (!isObject(record)) continue;
      const written = member(record, 'Status');
      const status = isQuestStatus(written) ? written : undefined;
      const entry = { key, record, name: member(record, 'Name'), place: SECTION.at(key), status };
      entries.push(entry);
      this.byKey.set(key, entry);
      this.noteId(entry);
      const entryId = textField(record, 'EntryId');
      if (entryId !== undefined) addTo(groups, entryId, entry);
      else addTo(withoutEntryId, textField(record, 'Name') ?? key, entry);
    }
    this.keys = new Set(keys);
    this.entries = entries;
    const copies: CopiedQuest[] = [];
    this.copies = copies;
    this.pairs = [...groups].flatMap(([entryId, group]) => {
      const found = copyWithin(entryId, group);
      if (found === undefined) return [pairUp(entryId, group)];
      copies.push(found);
      return [found.original, found.copy].map(({ inProgress, completed }) =>
        pairUp(entryId, [inProgress, completed]),
      );
    });
    // Without an EntryId they are no pair of the file, but faults of both are one.
    const byName = [...withoutEntryId.values()]
      .map((group) => pairUp('', group))
      .filter((pair) => completePair(pair) !== undefined);
    for (const pair of [...this.pairs, ...byName])
      for (const entry of pair.entries) this.pairsByEntry.set(entry, pair);
  }

  private noteId(entry: QuestEntry): void {
    const { key, record } = entry;
    const id = textField(record, 'id') ?? key;
    if (id === key || id === '') return;
    const known = this.byStrayId.get(id);
    if (!this.byStrayId.has(id)) this.byStrayId.set(id, entry);
    else if (known !== undefined)
      this.byStrayId.set(id, known.name === entry.name ? meant(known, entry) : undefined);
  }

  /** How many members there are, entries or not. */
  get memberCount(): number {
    return this.keys.size;
  }

  /** Whether `id` is a key of the section or the `id` of an entry. */
  has(id: string): boolean {
    return this.entry(id) !== undefined || this.keys.has(id) || this.byStrayId.has(id);
  }

  entryAt(key: string): QuestEntry | undefined {
    return this.byKey.get(key);
  }

  /** The entry with this key, else the one with this `id`. */
  entry(id: string | undefined): QuestEntry | undefined {
    return id === undefined ? undefined : (this.byKey.get(id) ?? this.byStrayId.get(id));
  }

  /** The pair that an entry belongs to, by Name where both have no EntryId. */
  pairOf(entry: QuestEntry): QuestPair | undefined {
    return this.pairsByEntry.get(entry);
  }

  /** The other entry of a quest with exactly two. */
  twinOf(entry: QuestEntry): QuestEntry | undefined {
    const entries = this.pairOf(entry)?.entries;
    return entries?.length === 2 ? entries.find((each) => each !== entry) : undefined;
  }

  /** The id that references to the entry's quest should use: its pair's inProgress entry's. */
  inProgressId(entry: QuestEntry): string | undefined {
    const inProgress = entry.status === 'inProgress' ? entry : this.pairOf(entry)?.inProgress[0];
    return inProgress && idOf(inProgress);
  }

  /** The quest of an entry. Quests that share an EntryId by mistake stay several. */
  questOf(entry: QuestEntry): Quest {
    const pair = this.pairOf(entry);
    if (pair === undefined) return entry;
    if (completePair(pair) !== undefined) return pair;
    const [one, other] = pair.entries;
    const isPair = pair.entries.length === 2 && one?.name === other?.name;
    return isPair ? pair : entry;
  }
}

const SECTION = Place.root.at('quests');

/** An entry whose Status is known once its pair is. */
interface OpenEntry extends QuestEntry {
  status: QuestStatus | undefined;
}

/** Makes a pair of the entries that share an EntryId, and links them to it. */
function pairUp(entryId: string, entries: readonly OpenEntry[]): QuestPair {
  const misread = withWrongStatus(entries);
  const inProgress: QuestEntry[] = [];
  const completed: QuestEntry[] = [];
  const pair = {
    entryId,
    entries,
    inProgress,
    completed,
    statusSwapped: misread.length === 2,
    statusRepeated: misread.length === 1 ? misread[0] : undefined,
    idsSwapped: hasSwappedIds(entries),
  };
  for (const entry of misread) entry.status = otherStatus(entry.status);
  for (const entry of entries) {
    if (entry.status === 'inProgress') inProgress.push(entry);
    else if (entry.status === 'completed') completed.push(entry);
  }
  return pair;
}

function otherStatus(status: QuestStatus | undefined): QuestStatus | undefined {
  if (status === undefined) return undefined;
  return status === 'completed' ? 'inProgress' : 'completed';
}

/** Of two entries, those whose Status is not what Rewards and SuccessMsg, which one of them has, say. */
function withWrongStatus<Entry extends QuestEntry>(entries: readonly Entry[]): readonly Entry[] {
  const [one, other] = entries;
  if (entries.length !== 2 || one?.status === undefined || other?.status === undefined) return [];
  const counts = entries.map(
    ({ record }) => COMPLETED_FIELDS.filter((field) => hasMember(record, field)).length,
  );
  const isTelling = counts.includes(0) && counts.includes(COMPLETED_FIELDS.length);
  const wrong = entries.filter(({ status }, index) => (counts[index] === 0) !== (status === 'inProgress'));
  // Two entries of one Status that have two Names are of two quests.
  const isPair = wrong.length === 2 || one.name === other.name;
  return isTelling && isPair ? wrong : [];
}

function hasSwappedIds(entries: readonly QuestEntry[]): boolean {
  const [one, other] = entries;
  if (entries.length !== 2 || one === undefined || other === undefined) return false;
  return member(one.record, 'id') === other.key && member(other.record, 'id') === one.key;
}

/** The id of an entry: its key, unless that cannot be an id and its `id` can. */
export function idOf({ key, record }: QuestEntry): string {
  const id = textField(record, 'id');
  return id !== undefined && isQuestIdShaped(id) && !isQuestIdShaped(key) ? id : key;
}

/** Of two entries of a quest with one id, the one that references mean, in whatever order the file has them. */
function meant(one: QuestEntry, other: QuestEntry): QuestEntry {
  const [isMain, isOtherMain] = [one, other].map(({ record }) => member(record, 'Status') === 'inProgress');
  if (isMain !== isOtherMain) return isMain ? one : other;
  return one.key < other.key ? one : other;
}

/** Two quests under one EntryId, one of which was most likely copied from the other. */
export interface CopiedQuest<Entry = QuestEntry> {
  readonly original: Readonly<Record<QuestStatus, Entry>>;
  readonly copy: Readonly<Record<QuestStatus, Entry>>;
}

/** The two quests under one EntryId, if its four entries are two of each Status. */
function copyWithin<Entry extends QuestEntry>(
  entryId: string,
  entries: readonly Entry[],
): CopiedQuest<Entry> | undefined {
  if (entries.length !== 4) return undefined;
  const [inProgress, completed] = (['inProgress', 'completed'] as const).map((status) =>
    entries.filter((entry) => entry.status === status),
  ) as [Entry[], Entry[]];
  const names = new Set(entries.map(({ name }) => name));
  // Of two quests that are equal in everything, the order of the file does not say which is the copy.
  const [first, second] = names.size === 1 ? byKey(inProgress) : inProgress;
  const [end, otherEnd] = names.size === 1 ? byKey(completed) : completed;
  if (!first || !second || !end || !otherEnd || inProgress.length !== 2) return undefined;
  // A placeholder that several quests share has a finding of its own.
  const areNamed = names.size === 2 && first.name !== second.name && isUuid(entryId);
  const areEqual = names.size === 1;
  if (!areNamed && !areEqual) return undefined;
  const endOf = (entry: Entry): Entry => (end.name === entry.name ? end : otherEnd);
  const one = { inProgress: first, completed: areNamed ? endOf(first) : originalOf(end, otherEnd)[0] };
  const other = { inProgress: second, completed: one.completed === end ? otherEnd : end };
  if (one.completed.name !== first.name) return undefined;
  if (areNamed) {
    const isOther = isCopy(one) || (isMisshapen(one) && !isMisshapen(other) && !isCopy(other));
    return isOther ? { original: other, copy: one } : { original: one, copy: other };
  }
  const [original, copy] = originalOf(first, second);
  return {
    original: { inProgress: original, completed: one.completed },
    copy: { inProgress: copy, completed: other.completed },
  };
}

/** The entry that has its own id first; of two that have it, or do not, the earlier one. */
function originalOf<Entry extends QuestEntry>(one: Entry, other: Entry): [Entry, Entry] {
  return hasOwnId(one) || !hasOwnId(other) ? [one, other] : [other, one];
}

function byKey<Entry extends QuestEntry>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function isMisshapen({ inProgress, completed }: CompletePair): boolean {
  return !isQuestIdShaped(inProgress.key) && !isQuestIdShaped(completed.key);
}

function isCopy({ inProgress, completed }: CompletePair): boolean {
  return !hasOwnId(inProgress) && !hasOwnId(completed);
}

function hasOwnId({ key, record }: QuestEntry): boolean {
  return member(record, 'id') === key;
}
