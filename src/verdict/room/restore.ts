import { SECTIONS } from '../../model/snapshot/sections.js';
import { compareRooms, type RoomComparison } from './compare-rooms.js';
import { applyImport, decideImport, type ImportSteps } from './import.js';
import { joined, NO_EDITS, rewriteObject } from './rewrite-object.js';
import { type Snapshot, SnapshotText } from './snapshot-text.js';

/** Sections without content, as an import takes them. */
const EMPTY = {
  roomItems: '{}',
  settings: '{}',
  roomTasks: '{"Tasks":[]}',
  quests: '{}',
  logic: '{}',
} as const;

/**
 * The snapshot whose import undoes changes: the backup, with each section that only the room has emptied.
 * @throws NotJsonError or UnusableSnapshotError when either is not a snapshot
 */
export function restoringSnapshot(room: Snapshot, backup: Snapshot): SnapshotText {
  const now = SnapshotText.read(room, 'before');
  const then = SnapshotText.read(backup, 'after', now);
  const { root, bytes } = then;
  const added = SECTIONS.filter((name) => now.has(name) && !then.has(name)).map((name) => ({
    key: encode(JSON.stringify(name)),
    value: [encode(EMPTY[name])],
  }));
  if (added.length === 0) return then;
  const pieces = rewriteObject(root, { ...NO_EDITS, added }, now.root);
  const restoring = joined([bytes.subarray(0, root.start), ...pieces, bytes.subarray(root.end)]);
  return SnapshotText.read(restoring, 'after', then);
}

/** What a restore would do. */
export interface SimulatedRestore {
  readonly steps: ImportSteps;
  /** What it would leave different in the room. A section without content counts as absent. */
  readonly left: RoomComparison;
}

/** What a restore of the backup would do to a room, and whether it restores everything. */
export function simulateRestore(room: Snapshot, backup: Snapshot): SimulatedRestore {
  const now = SnapshotText.read(room, 'before');
  const snapshot = restoringSnapshot(now, backup);
  const steps = decideImport(now, snapshot);
  return { steps, left: compareRooms(now, snapshot, applyImport(steps)) };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
