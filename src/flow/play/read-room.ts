import { readSnapshot } from '../../references/read-snapshot.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { readFlowModel } from '../read-model.js';
import { ScriptRoom } from '../script-room.js';

/** A snapshot, ready to be played and asked. */
export interface PlayableRoom {
  readonly snapshot: Snapshot;
  readonly room: ScriptRoom;
}

/** Reads the room of a snapshot, which may have findings. @throws SnapshotError */
export function readRoom(bytes: Uint8Array): PlayableRoom {
  const { snapshot } = readSnapshot(bytes);
  return { snapshot, room: new ScriptRoom(readFlowModel(snapshot, 'catalog')) };
}
