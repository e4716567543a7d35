import type { Place } from '../json/place.js';
import { isObject, type JsonObject } from '../json/value.js';
import { textField } from './fields.js';

export type QuestStatus = 'inProgress' | 'completed';

/** One entry of `quests`: half of a quest pair. */
export interface QuestEntry {
  /** The key in `quests`; a sound entry's `id` equals it. */
  readonly key: string;
  readonly record: JsonObject;
  readonly place: Place;
  /** undefined when Status is missing or is none of the two. */
  readonly status: QuestStatus | undefined;
}

/** The entries that share an EntryId: two in a sound snapshot, one of each status (quest and task records, part 2). */
export interface QuestPair {
  readonly entryId: string;
  readonly entries: readonly QuestEntry[];
  readonly inProgress: readonly QuestEntry[];
  readonly completed: readonly QuestEntry[];
}

/** The `quests` section, indexed. Entries that are no objects are left out. */
export class QuestIndex {
  readonly entries: readonly QuestEntry[];
  readonly pairs: readonly QuestPair[];
  private readonly byKey = new Map<string, QuestEntry>();
  /** Entries by an `id` that is not their key: one of the two is mistyped, and references may use either. */
  private readonly byStrayId = new Map<string, QuestEntry>();
  private readonly pairOfEntry = new Map<QuestEntry, QuestPair>();
  private asked: string | undefined;
  private answer: QuestEntry | undefined;

  constructor(
    readonly section: JsonObject,
    place: Place,
  ) {
    const entries: QuestEntry[] = [];
    const groups = new Map<string, QuestEntry[]>();
    for (const [key, record] of Object.entries(section)) {
      if (!isObject(record)) continue;
      const entry = { key, record, place: place.at(key), status: questStatus(record) };
      entries.push(entry);
      this.byKey.set(key, entry);
      const id = textField(record, 'id') ?? key;
      if (id !== key && !this.byStrayId.has(id)) this.byStrayId.set(id, entry);
      const entryId = textField(record, 'EntryId');
      if (entryId === undefined) continue;
      const group = groups.get(entryId);
      if (group === undefined) groups.set(entryId, [entry]);
      else group.push(entry);
    }
    this.entries = entries;
    this.pairs = [...groups].map(([entryId, group]) => {
      const pair = {
        entryId,
        entries: group,
        inProgress: group.filter((entry) => entry.status === 'inProgress'),
        completed: group.filter((entry) => entry.status === 'completed'),
      };
      for (const entry of group) this.pairOfEntry.set(entry, pair);
      return pair;
    });
  }

  /** Whether `id` is a key of the section, even of a broken entry, or the `id` of an entry that has another key. */
  has(id: string): boolean {
    return this.entry(id) !== undefined || Object.hasOwn(this.section, id);
  }

  /** The entry with this key, else the one with this `id`. */
  entry(id: string): QuestEntry | undefined {
    // Several rules ask about each reference, one after the other.
    if (id !== this.asked) {
      this.asked = id;
      this.answer = this.byKey.get(id) ?? this.byStrayId.get(id);
    }
    return this.answer;
  }

  /** The pair that an entry belongs to; undefined when its EntryId is missing or no string. */
  pairOf(entry: QuestEntry): QuestPair | undefined {
    return this.pairOfEntry.get(entry);
  }

  /** The id that references to the entry's quest should use: its pair's inProgress entry's. */
  inProgressId(entry: QuestEntry): string | undefined {
    if (entry.status === 'inProgress') return entry.key;
    return this.pairOf(entry)?.inProgress[0]?.key;
  }
}

function questStatus(record: JsonObject): QuestStatus | undefined {
  const status = record.Status;
  return status === 'inProgress' || status === 'completed' ? status : undefined;
}
