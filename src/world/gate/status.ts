import { faultText, isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { type Conflict, compareThree, type PartChange } from '../../verdict/room/three-way.js';
import { hashOf } from '../files/node-sha256.js';
import { type Base, baseFor, otherServer } from './base.js';
import type { Settled } from './outcome.js';
import type { Journal, LocalFile, Remote, RoomFolder, SyncedFile } from './ports.js';
import { settle } from './settle.js';

/** A file, compared with its base. */
export type LocalStatus =
  | { readonly kind: 'missing' }
  | { readonly kind: 'never-pulled' }
  | { readonly kind: 'base-lost' }
  /** It is not a snapshot, so nothing is compared. */
  | { readonly kind: 'unusable'; readonly fault: string }
  | { readonly kind: 'unchanged' }
  /** Its bytes differ, and no value that an import reads does. */
  | { readonly kind: 'same-values' }
  | { readonly kind: 'changed'; readonly changes: readonly PartChange[] };

/** The room, compared with the base. */
export type RemoteStatus =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'same-values' }
  | { readonly kind: 'changed'; readonly changes: readonly PartChange[] }
  /** There is no base to compare it with. */
  | { readonly kind: 'no-base' }
  /** It has changed, and the base is gone or damaged. */
  | { readonly kind: 'base-lost' }
  /** The base comes from another service, and the room is not what it was there. */
  | { readonly kind: 'other-server'; readonly pulledFrom: string; readonly server: string };

/** An operation that was interrupted. */
export interface Unfinished {
  readonly journal: Journal;
  /** Undefined when the room was not asked. */
  readonly settled: Settled | undefined;
}

export interface Status {
  readonly file: string | undefined;
  readonly synced: SyncedFile | undefined;
  readonly local: LocalStatus;
  readonly remote: RemoteStatus | undefined;
  /** What both sides have changed in different ways. */
  readonly conflicts: readonly Conflict[];
  /** One at most. */
  readonly unfinished: readonly Unfinished[];
  readonly backups: number;
}

/** What is known without the service. */
export type LocalPart = Omit<Status, 'remote' | 'conflicts'> & {
  /** Undefined if nothing was pulled or pushed. */
  readonly known: Base | undefined;
  /** The bytes of the base, unless they are gone or damaged. */
  readonly base: Uint8Array | undefined;
};

/** Compares a file with its base, without the service. @throws FolderError */
export function localStatus(folder: RoomFolder, file: LocalFile | undefined): LocalPart {
  const state = folder.state();
  const synced = file === undefined ? undefined : state.files.get(file.name);
  const known = baseFor(state, file?.name);
  const base = known === undefined ? undefined : folder.base(known.hash);
  const journal = folder.journal();
  return {
    file: file?.name,
    synced,
    local: localOf(file, synced, base),
    unfinished: journal === undefined ? [] : [{ journal, settled: undefined }],
    backups: folder.backups().length,
    known,
    base,
  };
}

function localOf(
  file: LocalFile | undefined,
  synced: SyncedFile | undefined,
  base: Uint8Array | undefined,
): LocalStatus {
  const bytes = file?.read();
  if (bytes === undefined) return { kind: 'missing' };
  if (synced === undefined) return { kind: 'never-pulled' };
  const hash = hashOf(bytes);
  const isAsPushed = hash === synced.local && synced.restored === undefined;
  if (hash === synced.base || isAsPushed) return { kind: 'unchanged' };
  if (base === undefined) return { kind: 'base-lost' };
  try {
    const { mine } = compareThree(base, base, SnapshotText.readRoom(bytes, 'after'));
    return mine.length === 0 ? { kind: 'same-values' } : { kind: 'changed', changes: mine };
  } catch (error) {
    if (!isSnapshotFault(error)) throw error;
    return { kind: 'unusable', fault: faultText(error) };
  }
}

/** Adds what is known about the room. @throws ServiceError when it cannot be downloaded */
export async function remoteStatus(
  { base, known, ...local }: LocalPart,
  { folder, remote, file }: { folder: RoomFolder; remote: Remote; file: LocalFile | undefined },
): Promise<Status> {
  const room = await remote.download();
  const unfinished: Unfinished[] = [];
  const downloaded = { server: remote.server, download: () => Promise.resolve(room) };
  for (const { journal } of local.unfinished)
    unfinished.push({ journal, settled: await settle(journal, folder, downloaded) });
  const withRemote = (status: RemoteStatus, conflicts: readonly Conflict[] = []): Status => ({
    ...local,
    unfinished,
    remote: status,
    conflicts,
  });
  if (known === undefined) return withRemote({ kind: 'no-base' });
  if (known.hash === hashOf(room)) return withRemote({ kind: 'unchanged' });
  const pulledFrom = otherServer(known, remote);
  if (pulledFrom !== undefined)
    return withRemote({ kind: 'other-server', pulledFrom, server: remote.server });
  if (base === undefined) return withRemote({ kind: 'base-lost' });
  const mine = local.local.kind === 'changed' ? file?.read() : undefined;
  const { theirs, conflicts } = compareThree(base, SnapshotText.readRoom(room, 'before'), mine ?? base);
  return withRemote(
    theirs.length === 0 ? { kind: 'same-values' } : { kind: 'changed', changes: theirs },
    conflicts,
  );
}
