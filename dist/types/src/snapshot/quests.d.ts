import type { Place } from '../json/place.js';
import { type JsonObject } from '../json/value.js';
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
export declare class QuestIndex {
    readonly section: JsonObject;
    readonly entries: readonly QuestEntry[];
    readonly pairs: readonly QuestPair[];
    private readonly byKey;
    /** Entries by an `id` that is not their key: one of the two is mistyped, and references may use either. */
    private readonly byStrayId;
    private readonly pairOfEntry;
    private asked;
    private answer;
    constructor(section: JsonObject, place: Place);
    /** Whether `id` is a key of the section, even of a broken entry, or the `id` of an entry that has another key. */
    has(id: string): boolean;
    /** The entry with this key, else the one with this `id`. */
    entry(id: string): QuestEntry | undefined;
    /** The pair that an entry belongs to; undefined when its EntryId is missing or no string. */
    pairOf(entry: QuestEntry): QuestPair | undefined;
    /** The id that references to the entry's quest should use: its pair's inProgress entry's. */
    inProgressId(entry: QuestEntry): string | undefined;
}
