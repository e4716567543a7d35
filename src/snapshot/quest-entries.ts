import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { COMPLETED_FIELDS } from '../schema/index.js';
import { addTo } from '../text/add-to.js';
import { hasField, textField } from './fields.js';
import {
  completePair,
  isQuestStatus,
  type Quest,
  type QuestEntry,
  type QuestPair,
  type QuestStatus,
} from './quest-entry.js';
import { isQuestIdShaped } from './quest-values.js';

/** The `quests` section, indexed. Values that are not objects are left out. */
export class QuestEntries {
  readonly entries: readonly QuestEntry[];
  readonly pairs: readonly QuestPair[];
  /** The keys of the members, entries or not. */
  private readonly keys: ReadonlySet<string>;
  private readonly byKey: ReadonlyMap<string, QuestEntry>;
  /** Entries by an `id` that is not their key, which may be used; undefined if it could mean two quests. */
  private readonly byStrayId: ReadonlyMap<string, QuestEntry | undefined>;
  private asked: string | undefined;
  private answer: QuestEntry | undefined;

  constructor({ keys, entries, pairs, byKey, byStrayId }: ReadEntries) {
    this.keys = new Set(keys);
    this.entries = entries;
    this.pairs = pairs;
    this.byKey = byKey;
    this.byStrayId = byStrayId;
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
    if (id === undefined) return undefined;
    // Several rules ask about each reference, one after the other.
    if (id !== this.asked) {
      this.asked = id;
      this.answer = this.byKey.get(id) ?? this.byStrayId.get(id);
    }
    return this.answer;
  }

  /** The pair that an entry belongs to; undefined when its EntryId is missing or no string. */
  pairOf(entry: QuestEntry): QuestPair | undefined {
    return OpenEntry.pairOf(entry);
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
    const isPair = pair.entries.length === 2 && one?.record.Name === other?.record.Name;
    return isPair ? pair : entry;
  }
}

export type ReadEntries = Pick<QuestEntries, 'entries' | 'pairs'> & {
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, QuestEntry>;
  readonly byStrayId: ReadonlyMap<string, QuestEntry | undefined>;
};

const SECTION = Place.root.at('quests');

/** Reads the entries of the section. */
export function readEntries(section: JsonObject, keys: readonly string[]): ReadEntries {
  const entries: OpenEntry[] = [];
  for (const key of keys) {
    const record = section[key] as JsonValue;
    if (isObject(record)) entries.push(new OpenEntry(key, record, SECTION.at(key), questStatus(record)));
  }
  const groups = byEntryId(entries);
  const pairs: QuestPair[] = [];
  for (const [entryId, group] of [...groups]) pairs.push(pairUp(entryId, group));
  return { keys, entries, pairs, ...byIds(entries) };
}

function byIds(entries: readonly OpenEntry[]): Pick<ReadEntries, 'byKey' | 'byStrayId'> {
  const byKey = new Map<string, QuestEntry>();
  const byStrayId = new Map<string, QuestEntry | undefined>();
  for (const entry of entries) {
    const { key, record } = entry;
    byKey.set(key, entry);
    const id = textField(record, 'id') ?? key;
    if (id === key || id === '') continue;
    const known = byStrayId.get(id);
    if (!byStrayId.has(id)) byStrayId.set(id, entry);
    else if (known !== undefined)
      byStrayId.set(id, known.record.Name === record.Name ? meant(known, entry) : undefined);
  }
  return { byKey, byStrayId };
}

function byEntryId(entries: readonly OpenEntry[]): ReadonlyMap<string, readonly OpenEntry[]> {
  const groups = new Map<string, OpenEntry[]>();
  for (const entry of entries) {
    const entryId = textField(entry.record, 'EntryId');
    if (entryId !== undefined) addTo(groups, entryId, entry);
  }
  return groups;
}

/** Makes a pair of the entries that share an EntryId, and links them to it. */
function pairUp(entryId: string, entries: readonly OpenEntry[]): QuestPair {
  const statusSwapped = hasSwappedStatus(entries);
  const inProgress: QuestEntry[] = [];
  const completed: QuestEntry[] = [];
  const pair = { entryId, entries, inProgress, completed, statusSwapped, idsSwapped: hasSwappedIds(entries) };
  for (const entry of entries) {
    if (statusSwapped) entry.status = otherStatus(entry.status);
    if (entry.status === 'inProgress') inProgress.push(entry);
    else if (entry.status === 'completed') completed.push(entry);
    entry.join(pair);
  }
  return pair;
}

function questStatus(record: JsonObject): QuestStatus | undefined {
  return isQuestStatus(record.Status) ? record.Status : undefined;
}

/** An entry whose Status and pair are known once the section is read. */
class OpenEntry implements QuestEntry {
  #pair: QuestPair | undefined;

  constructor(
    readonly key: string,
    readonly record: JsonObject,
    readonly place: Place,
    public status: QuestStatus | undefined,
  ) {}

  join(pair: QuestPair): void {
    this.#pair = pair;
  }

  static pairOf(entry: QuestEntry): QuestPair | undefined {
    return #pair in entry ? entry.#pair : undefined;
  }
}

function otherStatus(status: QuestStatus | undefined): QuestStatus | undefined {
  if (status === undefined) return undefined;
  return status === 'completed' ? 'inProgress' : 'completed';
}

/** Whether both fields of a completed entry are on the inProgress entry, and only there. */
function hasSwappedStatus(entries: readonly QuestEntry[]): boolean {
  const [one, other] = entries;
  if (entries.length !== 2 || one === undefined || other === undefined) return false;
  const [inProgress, completed] = one.status === 'inProgress' ? [one, other] : [other, one];
  return (
    inProgress.status === 'inProgress' &&
    completed.status === 'completed' &&
    COMPLETED_FIELDS.every(
      (field) => hasField(inProgress.record, field) && !hasField(completed.record, field),
    )
  );
}

function hasSwappedIds(entries: readonly QuestEntry[]): boolean {
  const [one, other] = entries;
  if (entries.length !== 2 || one === undefined || other === undefined) return false;
  return one.record.id === other.key && other.record.id === one.key;
}

/** The id of an entry: its key, unless that cannot be an id and its `id` can. */
export function idOf({ key, record }: QuestEntry): string {
  const id = textField(record, 'id');
  return id !== undefined && isQuestIdShaped(id) && !isQuestIdShaped(key) ? id : key;
}

/** Of two entries of a quest with one id, the one that references mean, in whatever order the file has them. */
function meant(one: QuestEntry, other: QuestEntry): QuestEntry {
  const [isMain, isOtherMain] = [one, other].map(({ record }) => record.Status === 'inProgress');
  if (isMain !== isOtherMain) return isMain ? one : other;
  return one.key < other.key ? one : other;
}
