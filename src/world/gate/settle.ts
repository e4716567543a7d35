import { type PossibleRoom, possibleRooms } from '../../verdict/room/import.js';
import { withoutLogicOfRemoved } from '../../verdict/room/logic.js';
import { compareRooms, type RoomComparison, sameRoom } from '../../verdict/room/restore.js';
import { isSnapshotFault, type Snapshot, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { addedBefore, type GateEnvironment, otherServer, recordImport } from './base.js';
import type { Classified, Settled } from './outcome.js';
import { FolderError, type Journal, type Remote, type RoomFolder } from './ports.js';
import { downloadRoom, type ReadRoom } from './snapshot-fault.js';

/** Asks the room what an interrupted operation has made of it. @throws what `downloadRoom` throws */
export async function settle(
  journal: Journal,
  folder: RoomFolder,
  remote: Pick<Remote, 'server' | 'download'>,
): Promise<Settled> {
  const elsewhere = otherServer(journal, remote);
  if (elsewhere !== undefined)
    return { kind: 'unknown', reason: `only ${elsewhere}, to which it was sent, can say` };
  const payload = folder.payload(journal.payload.hash);
  if (payload === undefined)
    return { kind: 'unknown', reason: 'the snapshot that it imported is no longer in the room folder' };
  const backup = backupOf(folder, journal.backup);
  if (backup === undefined) return { kind: 'unknown', reason: 'its backup is no longer in the room folder' };
  const isChanged = folder.integrity(journal.backup) === 'changed';
  const expected = isChanged ? undefined : expectedAfter(backup, payload);
  if (expected === undefined)
    return { kind: 'unknown', reason: `its backup ${journal.backup} is not what was written` };
  const mayBeAdded = addedBefore(folder.state(), journal);
  return { ...classify(backup, expected, await downloadRoom(remote), mayBeAdded), payload };
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

function backupOf(folder: RoomFolder, name: string): Uint8Array | undefined {
  try {
    return folder.readBackup(name);
  } catch (error) {
    if (error instanceof FolderError) return undefined;
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
  now: ReadRoom,
  mayBeAdded: readonly string[],
): Classified {
  const rooms = expected.map(({ bytes, absentLogic }) => {
    const actual =
      absentLogic === 'kept'
        ? // A service that keeps absent logic may keep that of removed items as well.
          withoutLogicOfRemoved(now.text, SnapshotText.read(backup, 'before', now.text))
        : now.text;
    return { comparison: compareRooms(backup, bytes, actual, mayBeAdded), absentLogic };
  });
  const [first] = rooms;
  if (first === undefined) throw new RangeError('no room is expected');
  const found = rooms.find(({ comparison }) => !comparison.differs) ?? first;
  return { kind: kindOf(backup, found.comparison, now), now, ...found };
}

function kindOf(
  backup: Snapshot,
  { comparison, differs }: RoomComparison,
  now: ReadRoom,
): Classified['kind'] {
  if (comparison.verdict !== 'lost') return 'imported';
  if (sameRoom(backup, now.text)) return 'unchanged';
  return differs ? 'mixed' : 'imported';
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
    const { addedFields } = settled.comparison;
    await recordImport({ ...journal, ...settled, fileHash: journal.payload.file, addedFields }, deps);
  }
  folder.setJournal(undefined);
  return undefined;
}
