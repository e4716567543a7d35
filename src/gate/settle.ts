import { compareRooms, type RoomComparison, sameRoom } from '../room/compare-rooms.js';
import { importInto } from '../room/import.js';
import { type Journal, mayHaveImported } from './journal.js';
import { FolderError, type Remote, type RoomDownload, type RoomFolder } from './ports.js';

/** What an operation that was interrupted has made of the room. */
export type Settled =
  /** It had not sent its import. */
  | { readonly kind: 'not-sent' }
  | Classified
  /** What it sent is gone from the folder, so nobody can say. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** What became of a room whose import may have been sent. */
export interface Classified {
  /** `mixed`: it is neither what it was before nor what it should be. */
  readonly kind: 'unchanged' | 'imported' | 'mixed';
  readonly now: RoomDownload;
  readonly payload: Uint8Array;
  /** How it differs from what it should be. */
  readonly comparison: RoomComparison;
}

/** The journal of an operation that did not come to its end. */
export function interrupted(folder: RoomFolder): Journal | undefined {
  const journal = folder.journal();
  return journal === undefined || journal.ending !== undefined ? undefined : journal;
}

/**
 * Finds out what an interrupted operation has made of the room: only the room itself can say.
 *
 * @throws ServiceError when the room cannot be downloaded
 */
export async function settle(journal: Journal, folder: RoomFolder, remote: Remote): Promise<Settled> {
  if (!mayHaveImported(journal)) return { kind: 'not-sent' };
  const payload = journal.payload === undefined ? undefined : folder.payload(journal.payload.hash);
  if (payload === undefined || journal.backup === undefined)
    return { kind: 'unknown', reason: 'the snapshot that it imported is no longer in the room folder' };
  const backup = backupOf(folder, journal.backup);
  if (backup === undefined) return { kind: 'unknown', reason: 'its backup is no longer in the room folder' };
  return classify(backup, payload, await remote.download());
}

function backupOf(folder: RoomFolder, name: string): Uint8Array | undefined {
  try {
    return folder.readBackup(name);
  } catch (error) {
    if (error instanceof FolderError) return undefined;
    throw error;
  }
}

/**
 * Says whether a room is the one before an import or the one after it, by value.
 *
 * @throws NotJsonError when what was downloaded is not JSON
 */
export function classify(backup: Uint8Array, payload: Uint8Array, now: RoomDownload): Classified {
  const comparison = compareRooms(backup, importInto(backup, payload), now.bytes);
  const kind = sameRoom(backup, now.bytes) ? 'unchanged' : comparison.differs ? 'mixed' : 'imported';
  return { kind, now, payload, comparison };
}
