import { SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';
import type { Remote, RoomDownload } from './ports.js';

/** A room that was downloaded and read. */
export interface ReadRoom extends RoomDownload {
  readonly text: SnapshotText;
}

/**
 * Reads a room that was downloaded.
 *
 * @param twins other snapshots, two at most: sections that they share with the room are not read again
 * @throws NotJsonError, and UnusableSnapshotError if it is not a snapshot, such as an error response with
 *   status 200
 */
export function readRoom(bytes: Uint8Array, ...twins: readonly SnapshotText[]): SnapshotText {
  // biome-ignore lint/plugin: two at most
  const text = SnapshotText.read(bytes, 'before', ...twins);
  if (!text.isSnapshot)
    throw new UnusableSnapshotError('before', 'the response of the service has none of the five sections');
  return text;
}

/**
 * Downloads a room, and makes sure that it is one.
 *
 * @param twins other snapshots, two at most: sections that they share with the room are not read again
 * @throws ServiceError, and what `readRoom` throws
 */
export async function downloadRoom(remote: Remote, ...twins: readonly SnapshotText[]): Promise<ReadRoom> {
  const room = await remote.download();
  // biome-ignore lint/plugin: two at most
  return { ...room, text: readRoom(room.bytes, ...twins) };
}
