import { readFlowModel } from '../flow/read-model.js';
import { ScriptRoom } from '../flow/script-room.js';
import { parseJson } from '../json/parse-json.js';
import type { JsonValue } from '../json/value.js';
import { firstJsonFault } from '../roundtrip/not-json.js';
import { findDepthFault } from '../scan/tree-faults.js';
import { looksLikeSnapshot } from '../snapshot/looks-like-snapshot.js';
import { MAX_LEVELS } from '../snapshot/sections.js';
import { Snapshot } from '../snapshot/snapshot.js';
import { byteOrderMarkLength, decodeUtf8 } from '../text/encoding.js';
import type { Position } from '../text/lines.js';

/** A snapshot that cannot be played. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(
    /** What is wrong, and what to do. */
    message: string,
    /** Where; undefined when it is about the whole file. */
    readonly at: Position | undefined,
  ) {
    super(message);
  }
}

/** A snapshot, ready to be played and asked. */
export interface PlayableRoom {
  readonly snapshot: Snapshot;
  readonly room: ScriptRoom;
}

/**
 * Reads the bytes of a snapshot. Findings of `check` do not matter as long as it is JSON.
 *
 * @throws SnapshotError
 */
export function readRoom(bytes: Uint8Array): PlayableRoom {
  const text = bytes.subarray(byteOrderMarkLength(bytes));
  if (findDepthFault(text, MAX_LEVELS) !== undefined)
    throw new SnapshotError(`nested more than ${MAX_LEVELS} levels deep: this is not a snapshot`, undefined);
  const value = parsed(text);
  if (value === undefined) {
    const { at, message } = firstJsonFault(bytes);
    throw new SnapshotError(message, at);
  }
  if (!looksLikeSnapshot(value))
    throw new SnapshotError('this is not a snapshot: it has none of the five sections', undefined);
  const snapshot = new Snapshot(value);
  return { snapshot, room: new ScriptRoom(readFlowModel(snapshot, 'catalog')) };
}

function parsed(text: Uint8Array): JsonValue | undefined {
  const decoded = decodeUtf8(text);
  if (decoded === undefined) return undefined;
  try {
    return parseJson(decoded);
  } catch {
    return undefined;
  }
}
