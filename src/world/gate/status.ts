import { faultText, isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { type Conflict, compareThree, type PartChange } from '../../verdict/room/three-way.js';
import { hashOf } from '../files/node-sha256.js';
import { type Base, baseFor, otherServer } from './base.js';
import type { FileOnDisk } from './file-on-disk.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import type { Settled } from './outcome.js';
import type { Journal, SyncedFile } from './room-state.js';
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

/**
 * Compares a file and the room with the base.
 * @param server the origin of the service @param room its bytes; undefined where the service does not answer
 */
export async function statusOf(
  folder: FolderOnDisk,
  file: FileOnDisk | undefined,
  server: string,
  room: Uint8Array | undefined,
): Promise<Status> {
  const state = folder.state();
  const synced = file === undefined ? undefined : state.files.get(file.name);
  const known = baseFor(state, file?.name);
  const base = known === undefined ? undefined : folder.base(known.hash);
  const local = localOf(file, synced, base);
  const journal = folder.journal();
  const asked = { server, download: () => Promise.resolve(room ?? new Uint8Array()) };
  const settled = journal && room && (await settle(journal, folder, asked));
  const mine = local.kind === 'changed' ? file?.read() : undefined;
  return {
    file: file?.name,
    synced,
    local,
    ...(room === undefined
      ? { remote: undefined, conflicts: [] }
      : remoteOf(room, server, known, base, mine)),
    unfinished: journal === undefined ? [] : [{ journal, settled }],
    backups: folder.backups().length,
  };
}

/** @param base its bytes, unless they are gone or damaged @param mine the file, if it was changed */
function remoteOf(
  room: Uint8Array,
  server: string,
  known: Base | undefined,
  base: Uint8Array | undefined,
  mine: Uint8Array | undefined,
): Pick<Status, 'remote' | 'conflicts'> {
  const alone = (remote: RemoteStatus) => ({ remote, conflicts: [] });
  if (known === undefined) return alone({ kind: 'no-base' });
  if (known.hash === hashOf(room)) return alone({ kind: 'unchanged' });
  const pulledFrom = otherServer(known, { server });
  if (pulledFrom !== undefined) return alone({ kind: 'other-server', pulledFrom, server });
  if (base === undefined) return alone({ kind: 'base-lost' });
  const { theirs, conflicts } = compareThree(base, SnapshotText.readRoom(room, 'before'), mine ?? base);
  return {
    remote: theirs.length === 0 ? { kind: 'same-values' } : { kind: 'changed', changes: theirs },
    conflicts,
  };
}

function localOf(
  file: FileOnDisk | undefined,
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
