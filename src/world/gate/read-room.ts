import { SnapshotText, UnusableSnapshotError } from '../../verdict/room/snapshot-text.js';
import type { Remote, RoomDownload } from './ports.js';

export interface ReadRoom extends RoomDownload {
  readonly text: SnapshotText;
}

/** Reads a downloaded room. @param twins snapshots whose equal sections are not read again */
export function readRoom(bytes: Uint8Array, ...twins: readonly SnapshotText[]): SnapshotText {
  // biome-ignore lint/plugin: two at most
  const text = SnapshotText.read(bytes, 'before', ...twins);
  if (!text.isSnapshot)
    throw new UnusableSnapshotError('before', 'the response of the service has none of the five sections');
  return text;
}

/** Downloads a room. @param twins as for `readRoom` @throws ServiceError, and what `readRoom` throws */
export async function downloadRoom(remote: Remote, ...twins: readonly SnapshotText[]): Promise<ReadRoom> {
  const room = await remote.download();
  // biome-ignore lint/plugin: two at most
  return { ...room, text: readRoom(room.bytes, ...twins) };
}
