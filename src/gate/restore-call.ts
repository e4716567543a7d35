import { planImport } from '../room/plan.js';
import { restoringSnapshot } from '../room/restore.js';
import { compareThree } from '../room/three-way.js';
import { undoneChanges } from './lost-update.js';
import type { RestoreCall } from './outcome.js';
import type { RoomFolder } from './ports.js';
import { hashOf } from './sha256.js';

/** How to restore a backup of a room that is now another one. */
export function restoreCall(
  folder: RoomFolder,
  backup: { readonly name: string; readonly bytes: Uint8Array },
  now: Uint8Array,
): RestoreCall {
  const snapshot = restoringSnapshot(now, backup.bytes);
  const { removedItems, removedQuests } = planImport(now, snapshot).counts;
  return {
    backup: backup.name,
    removes: removedItems + removedQuests,
    overwrites: hasChangedSince(folder, now, snapshot),
  };
}

/** Whether the room is not as this side left it. */
function hasChangedSince(folder: RoomFolder, now: Uint8Array, snapshot: Uint8Array): boolean {
  const { seen } = folder.state();
  if (seen === undefined || seen === hashOf(now)) return false;
  const base = folder.base(seen);
  return base === undefined || undoneChanges(compareThree(base, now, snapshot)).length > 0;
}
