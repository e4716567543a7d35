import { SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';
import type { Remote, RoomDownload } from './ports.js';

/**
 * Reads a room that was downloaded.
 *
 * @throws NotJsonError, and UnusableSnapshotError if it is not a snapshot, such as an error response with status 200
 */
export function readRoom(bytes: Uint8Array): SnapshotText {
  const text = SnapshotText.read(bytes, 'before');
  if (!text.isSnapshot)
    throw new UnusableSnapshotError('before', 'the response of the service has none of the five sections');
  return text;
}

/**
 * Downloads a room, and makes sure that it is one.
 *
 * @throws ServiceError, and what `readRoom` throws
 */
export async function downloadRoom(remote: Remote): Promise<RoomDownload> {
  const room = await remote.download();
  readRoom(room.bytes);
  return room;
}
