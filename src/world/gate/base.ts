import { hashOf } from '../files/node-sha256.js';
import type { FileOnDisk } from './file-on-disk.js';
import type { FileKept, GateEnvironment } from './outcome.js';
import type { Operation, RoomState, SyncedFile } from './room-state.js';
import type { Remote } from './service-remote.js';

/** A room as it was seen last: what changes are compared with. */
export interface Base {
  /** The hash of its bytes. */
  readonly hash: string;
  /** The origin of its service. Unknown for one that an earlier version has kept. */
  readonly server: string | undefined;
}

/** The base of a file that was pulled or pushed, and without a file the room as this side left it. */
export function baseFor(state: RoomState, file: string | undefined): Base | undefined {
  if (file === undefined)
    return state.seen === undefined ? undefined : { hash: state.seen, server: state.server };
  const synced = state.files.get(file);
  return synced && { hash: synced.base, server: synced.server };
}

/** The service that a base or journal comes from, if it is another one. Undefined if that is unknown. */
export function otherServer(
  { server }: { readonly server?: string | undefined },
  remote: Pick<Remote, 'server'>,
): string | undefined {
  return server === remote.server ? undefined : server;
}

/** Fields that the service may add again: for a push those of its file, for a restore those of all files. */
export function addedBefore(
  { files }: RoomState,
  { operation, source }: { readonly operation: Operation; readonly source: string },
): readonly string[] {
  if (operation === 'push') return files.get(source)?.added ?? [];
  return [...new Set([...files.values()].flatMap(({ added }) => added ?? []))];
}

/** An import that was found in the room. */
export interface Imported {
  readonly operation: Operation;
  /** The name of the file or backup, and the hash of what it held. */
  readonly source: string;
  readonly fileHash: string;
  readonly payload: Uint8Array;
  /** The room as it is now. */
  readonly now: Uint8Array;
  /** Places of fields that the service added. */
  readonly addedFields: readonly string[];
}

/** Makes what was imported the base of the file, which first gets the changes of others that were merged. */
export async function recordImport(
  imported: Imported,
  { remote: { server }, folder, file: fileNamed, now: clock }: GateEnvironment,
): Promise<FileKept> {
  const { operation, source, now, payload, fileHash, addedFields } = imported;
  const file = operation === 'push' ? fileNamed(source) : undefined;
  const kept = file === undefined ? 'as-it-was' : await keepInFile(file, payload, fileHash);
  const base = folder.keepBase(now);
  const state = folder.state();
  if (file !== undefined && kept !== 'changed-meanwhile') {
    const local = kept === 'merged' ? hashOf(payload) : fileHash;
    const added = addedFields.length === 0 ? {} : { added: addedFields };
    const synced = { base, local, when: clock().toISOString(), server, ...added };
    folder.setState(withFile({ ...state, seen: base, server }, file.name, synced));
  } else if (operation === 'restore')
    folder.setState({ ...restored(state, server, source, base), seen: base, server });
  else folder.setState({ ...state, seen: base, server });
  return kept;
}

/** The state after a restore: files are compared with the room as it is now. */
function restored(state: RoomState, server: string, source: string, base: string): RoomState {
  const files = [...state.files].map(([name, synced]) => {
    const isHere = synced.server === undefined || synced.server === server;
    return [name, isHere ? { ...synced, base, restored: source } : synced] as const;
  });
  return { ...state, files: new Map(files) };
}

async function keepInFile(file: FileOnDisk, payload: Uint8Array, fileHash: string): Promise<FileKept> {
  const hash = hashOf(payload);
  if (hash === fileHash) return 'as-it-was';
  const now = file.read();
  if (now !== undefined && hashOf(now) === hash) return 'merged';
  const isStill = now !== undefined && hashOf(now) === fileHash;
  return isStill && (await file.write(now, payload)) ? 'merged' : 'changed-meanwhile';
}

export function withFile(state: RoomState, name: string, synced: SyncedFile): RoomState {
  return { ...state, files: new Map([...state.files, [name, synced]]), latest: name };
}
