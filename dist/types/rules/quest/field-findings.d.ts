import type { QuestEntry } from '../../src/snapshot/quests.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
/** The fields that both entries of a pair have by the documents: that one is missing is a finding of its own. */
export declare const SHARED_FIELDS: ReadonlySet<string>;
/**
 * Whether a field of an entry, looked at alone, is reported by the rule of that field: then a difference from the other
 * entry only follows from it. Dialogue quests must be known, so ask after the walk.
 */
export declare function hasOwnFinding(entry: QuestEntry, field: string, snapshot: Snapshot): boolean;
