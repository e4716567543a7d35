import { readFlowModel } from '../../model/flow/read-model.js';
import { ScriptRoom } from '../../model/flow/script-room.js';
import { hasSection } from '../../model/snapshot/looks-like-snapshot.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Linter } from '../lint/linter.js';
import type { LintResult } from '../lint/result.js';
import { readSnapshot } from '../references/read-snapshot.js';

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

export interface CheckedRoom {
  readonly result: LintResult;
  readonly playable: PlayableRoom;
}

/** Checks a snapshot and reads its room in one pass. @throws SnapshotError */
export function checkRoom(bytes: Uint8Array, linter: Linter): CheckedRoom {
  let playable: PlayableRoom | undefined;
  const result = linter.lint(bytes, (snapshot, flow) => {
    if (!hasSection(snapshot.value)) return;
    playable = {
      snapshot,
      room: new ScriptRoom(flow('catalog')?.model ?? readFlowModel(snapshot, 'catalog')),
    };
  });
  return { result, playable: playable ?? readRoom(bytes) };
}
