import type { Operation } from './journal.js';
import type { Remote, RoomState } from './ports.js';

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
  remote: Remote,
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
