import { SECTIONS } from '../snapshot/sections.js';
import { compareRooms, type RoomComparison } from './compare-rooms.js';
import { importInto } from './import.js';
import { joined, NO_EDITS, rewriteObject } from './rewrite-object.js';
import { SnapshotText } from './snapshot-text.js';

/** Sections without content, as an import takes them. */
const EMPTY = {
  roomItems: '{}',
  settings: '{}',
  roomTasks: '{"Tasks":[]}',
  quests: '{}',
  logic: '{}',
} as const;

/**
 * The snapshot whose import makes a room what it was when the backup was made: the backup, and without content each section that only the
 * room has. An import leaves absent sections as they are, so they would stay otherwise.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot
 */
export function restoringSnapshot(room: Uint8Array, backup: Uint8Array): Uint8Array {
  const now = SnapshotText.read(room, 'before');
  const then = SnapshotText.read(backup, 'after', now);
  const { root, bytes } = then;
  const added = SECTIONS.filter((name) => now.has(name) && !then.has(name)).map((name) => ({
    key: encode(JSON.stringify(name)),
    value: [encode(EMPTY[name])],
  }));
  if (added.length === 0) return new Uint8Array(bytes);
  const pieces = rewriteObject(root, { ...NO_EDITS, added }, now.root);
  return joined([bytes.subarray(0, root.start), ...pieces, bytes.subarray(root.end)]);
}

/** What a restore of the backup would leave different in a room. A section without content is as good as none. */
export function simulateRestore(room: Uint8Array, backup: Uint8Array): RoomComparison {
  const snapshot = restoringSnapshot(room, backup);
  return compareRooms(room, snapshot, importInto(room, snapshot));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
