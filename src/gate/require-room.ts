import { SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';

/** @throws UnusableSnapshotError for what is not a room, such as an error response with a status of success */
export function requireRoom(bytes: Uint8Array): void {
  if (!SnapshotText.read(bytes, 'before').isSnapshot)
    throw new UnusableSnapshotError(
      'before',
      'what the service sent is no snapshot: it has none of the five sections',
    );
}
