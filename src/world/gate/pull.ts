import { SnapshotText } from '../../verdict/room/snapshot-text.js';
import { hashOf } from '../files/node-sha256.js';
import { otherServer, withFile } from './base.js';
import type { FileOnDisk } from './file-on-disk.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import type { Journal } from './room-state.js';
import type { Remote } from './service-remote.js';

export type PullOutcome =
  | {
      /** `same`: the file had the bytes of the room already. */
      readonly kind: 'pulled' | 'same';
      readonly bytes: number;
      /** Whether the file was pulled or pushed before. */
      readonly wasPulled: boolean;
      /** A push or restore that was interrupted before: the file now has what it left in the room. */
      readonly interrupted: Journal | undefined;
    }
  /** The file has changes that are in no room: nothing was written. */
  | { readonly kind: 'local-changes'; readonly wasPulled: boolean }
  /** Another program changed the file while this ran: nothing was written. */
  | { readonly kind: 'changed-meanwhile'; readonly wasPulled: boolean };

/**
 * Writes a room to a file without changes of its own, and keeps it as its base.
 * @throws ServiceError, FolderError, and NotJsonError or UnusableSnapshotError for another response
 */
export async function pull(
  {
    remote,
    folder,
    file,
  }: { readonly remote: Remote; readonly folder: FolderOnDisk; readonly file: FileOnDisk },
  now: Date,
): Promise<PullOutcome> {
  const known = folder.state().files.get(file.name);
  const before = file.read();
  const room = await remote.download();
  SnapshotText.readRoom(room, 'before');
  const local = before === undefined ? undefined : hashOf(before);
  const hash = hashOf(room);
  const isPulled = local === known?.base || local === known?.local;
  const wasPulled = known !== undefined;
  if (local !== undefined && local !== hash && !isPulled) return { kind: 'local-changes', wasPulled };
  // The file first: with a new base and an old file, a push would take the changes of others back.
  if (local !== hash && !(await file.write(before, room))) return { kind: 'changed-meanwhile', wasPulled };
  const base = folder.keepBase(room);
  const { server } = remote;
  const synced = { base, local: base, when: now.toISOString(), server };
  folder.setState({ ...withFile(folder.state(), file.name, synced), seen: base, server });
  const open = folder.journal();
  const interrupted = open === undefined || otherServer(open, remote) !== undefined ? undefined : open;
  if (interrupted !== undefined) folder.setJournal(undefined);
  const kind = local === hash ? 'same' : 'pulled';
  return { kind, bytes: room.length, wasPulled, interrupted };
}
