import { printable } from '../../bytes/json/quote.js';
import { sameRoom } from '../../verdict/room/restore.js';
import { isSnapshotFault } from '../../verdict/room/snapshot-text.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import type { Remote } from './service-remote.js';

/** What an interrupted restore imports, or the latest backup that differs from the room: even a vain push makes one. */
export async function latestOther(
  folder: FolderOnDisk,
  remote: Remote,
  warn: (message: string) => void,
): Promise<string | undefined> {
  const now = await remote.download();
  const backups = folder.backups().filter(({ name }) => {
    const integrity = folder.integrity(name);
    if (integrity === 'changed')
      warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
    return integrity === 'recorded';
  });
  const { operation, source } = folder.journal() ?? {};
  if (operation === 'restore' && backups.some(({ name }) => name === source)) return source;
  const other = backups.findLast(({ name }) => isOther(folder.readBackup(name), now));
  return (other ?? backups.at(-1))?.name;
}

/** Whether a backup differs from the room. One that was damaged is passed over. */
function isOther(backup: Uint8Array, now: Uint8Array): boolean {
  try {
    return !sameRoom(backup, now);
  } catch (error) {
    if (isSnapshotFault(error)) return false;
    throw error;
  }
}

/** Removes all but the newest, except what an interrupted operation needs. @returns their names */
export function pruneBackups(folder: FolderOnDisk, keep: number): string[] {
  // What roomlint did not write is not its to remove.
  const backups = folder.backups().filter(({ name }) => folder.integrity(name) !== 'foreign');
  const needed = folder.journal()?.backup;
  const removed = backups.slice(0, Math.max(0, backups.length - keep)).filter(({ name }) => name !== needed);
  for (const { name } of removed) folder.removeBackup(name);
  return removed.map(({ name }) => name);
}
