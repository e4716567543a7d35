import { SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';

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
