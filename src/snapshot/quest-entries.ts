import type { Place } from '../json/place.js';
import { isObject, type JsonObject } from '../json/value.js';
import { textField } from './fields.js';
import {
  completePair,
  type Quest,
  type QuestEntry,
  type QuestPair,
  type QuestStatus,
} from './quest-entry.js';

/** The `quests` section, indexed. Values that are not objects are left out. */
export class QuestEntries {
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

  /**
   * The quest of an entry. An EntryId that several quests share by mistake does not make them one (quest and task
   * records, part 2, quest pair).
   */
  questOf(entry: QuestEntry): Quest {
    const pair = this.pairOf(entry);
    if (pair === undefined) return entry;
    if (completePair(pair) !== undefined) return pair;
    const [one, other] = pair.entries;
    const isPair = pair.entries.length === 2 && one?.record.Name === other?.record.Name;
    return isPair ? pair : entry;
  }
}

function questStatus(record: JsonObject): QuestStatus | undefined {
  const status = record.Status;
  return status === 'inProgress' || status === 'completed' ? status : undefined;
}
