import { type PossibleRoom, possibleRooms } from '../../verdict/room/import.js';
import { withoutLogicOfRemoved } from '../../verdict/room/logic.js';
import { compareRooms, sameRoom } from '../../verdict/room/restore.js';
import { isSnapshotFault, type Snapshot, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { addedBefore, otherServer, recordImport } from './base.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import type { Classified, GateEnvironment, Settled } from './outcome.js';
import type { Journal } from './room-state.js';
import type { Remote } from './service-remote.js';

/** Asks the room what an interrupted operation has made of it. @throws what a download throws */
export async function settle(
  journal: Journal,
  folder: FolderOnDisk,
  remote: Pick<Remote, 'server' | 'download'>,
): Promise<Settled> {
  const unknown = (reason: string): Settled => ({ kind: 'unknown', reason });
  const elsewhere = otherServer(journal, remote);
  if (elsewhere !== undefined) return unknown(`only ${elsewhere}, to which it was sent, can say`);
  const payload = folder.payload(journal.payload.hash);
  if (payload === undefined) return unknown('the snapshot that it imported is no longer in the room folder');
  if (!folder.backups().some(({ name }) => name === journal.backup))
    return unknown('its backup is no longer in the room folder');
  const backup = folder.readBackup(journal.backup);
  const isChanged = folder.integrity(journal.backup) === 'changed';
  const expected = isChanged ? undefined : expectedAfter(backup, payload);
  if (expected === undefined) return unknown(`its backup ${journal.backup} is not what was written`);
  const now = SnapshotText.readRoom(await remote.download(), 'before');
  return { ...classify(backup, expected, now, addedBefore(folder.state(), journal)), payload };
}

/** What the room may be after the import; undefined if the backup is damaged. */
function expectedAfter(backup: Uint8Array, payload: Uint8Array): readonly PossibleRoom[] | undefined {
  try {
    return possibleRooms(backup, payload);
  } catch (error) {
    if (isSnapshotFault(error)) return undefined;
    throw error;
  }
}

/**
 * Decides by value whether a room is the one before an import, or one of those expected after it.
 * @param mayBeAdded fields that the service may add again @throws NotJsonError
 */
export function classify(
  backup: Snapshot,
  expected: readonly PossibleRoom[],
  now: SnapshotText,
  mayBeAdded: readonly string[],
): Classified {
  const rooms = expected.map(({ bytes, absentLogic }) => {
    const actual =
      absentLogic === 'kept'
        ? // A service that keeps absent logic may keep that of removed items as well.
          withoutLogicOfRemoved(now, SnapshotText.read(backup, 'before', now))
        : now;
    return { comparison: compareRooms(backup, bytes, actual, mayBeAdded), absentLogic };
  });
  const [first] = rooms;
  if (first === undefined) throw new RangeError('no room is expected');
  const found = rooms.find(({ comparison }) => !comparison.differs) ?? first;
  const { comparison, differs } = found.comparison;
  if (comparison.verdict !== 'lost') return { kind: 'imported', now, ...found };
  if (sameRoom(backup, now)) return { kind: 'unchanged', now, ...found };
  return { kind: differs ? 'mixed' : 'imported', now, ...found };
}

/**
 * Finds out what became of an interrupted operation. @param records also in the folder @returns it if in
 * doubt
 * @throws ServiceError, NotJsonError or UnusableSnapshotError when the room cannot be downloaded
 */
export async function settleEarlier(deps: GateEnvironment, records: boolean): Promise<Journal | undefined> {
  const { folder, remote, tell } = deps;
  const journal = folder.journal();
  if (journal === undefined) return undefined;
  const settled = await settle(journal, folder, remote);
  tell({ kind: 'interrupted', journal, settled });
  if (settled.kind === 'mixed' || settled.kind === 'unknown') return journal;
  if (!records) return undefined;
  if (settled.kind === 'imported') {
    const { comparison, payload, now } = settled;
    const { file: fileHash } = journal.payload;
    const { addedFields } = comparison;
    await recordImport({ ...journal, payload, now: now.bytes, fileHash, addedFields }, deps);
  }
  folder.setJournal(undefined);
  return undefined;
}
