import {
  faultText,
  isSnapshotFault,
  type SnapshotFault,
  SnapshotText,
  UnusableSnapshotError,
} from '../../verdict/room/snapshot-text.js';
import type { Remote, RoomDownload } from './ports.js';

/** Whether bytes can be imported as a snapshot. */
export function isImportable(bytes: Uint8Array): boolean {
  try {
    return SnapshotText.read(bytes, 'after').isSnapshot;
  } catch (error) {
    if (isSnapshotFault(error)) return false;
    throw error;
  }
}

/** What is wrong, as a message that names what it is about: the room, or what was to be imported. */
export function faultMessage(error: SnapshotFault, imported: 'snapshot' | 'backup' = 'snapshot'): string {
  return `the ${error.which === 'before' ? 'room' : imported} cannot be used: ${faultText(error)}`;
}

/** @throws UnusableSnapshotError if what was to be imported is not a snapshot */
export function requireSnapshot(text: SnapshotText): SnapshotText {
  if (text.isSnapshot) return text;
  throw new UnusableSnapshotError('after', 'it has none of the five sections');
}

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
export async function downloadRoom(
  remote: Pick<Remote, 'download'>,
  ...twins: readonly SnapshotText[]
): Promise<ReadRoom> {
  const room = await remote.download();
  // biome-ignore lint/plugin: two at most
  return { ...room, text: readRoom(room.bytes, ...twins) };
}
