import type { Place } from '../json/place.js';
import { type JsonValue } from '../json/value.js';
import { type EmbeddedReadingOptions, type EmbeddedRole } from './embedded-text.js';
import type { QuestEntry, QuestPair } from './quests.js';
import type { Requirement, RoomItem, Section } from './records.js';
import type { Snapshot } from './snapshot.js';
import { type TaskVisitor } from './walk-tasks.js';
/** What a walk meets, in this order: sections, quests, items, settings, logic. Each record once. */
export interface SnapshotVisitor extends TaskVisitor {
    section(section: Section): void;
    item(item: RoomItem): void;
    questEntry(entry: QuestEntry): void;
    questPair(pair: QuestPair): void;
    requirement(requirement: Requirement): void;
    /** A value that should be a string holding JSON and is none. */
    rawEmbedded(role: EmbeddedRole, value: JsonValue, place: Place): void;
}
/** Walks the whole snapshot once. Broken records are reported and do not stop the walk. */
export declare function walk(snapshot: Snapshot, visitor: SnapshotVisitor, options: EmbeddedReadingOptions): void;
