import type { JsonValue } from '../../bytes/json/value.js';
import { parseText } from '../../bytes/scan/parse-text.js';
import { prescan } from '../../bytes/scan/prescan.js';
import { findDepthFault } from '../../bytes/scan/tree-faults.js';
import { requireBytes } from '../../bytes/text/arguments.js';
import { brand } from '../../bytes/text/brand.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import type { Position } from '../../bytes/text/lines.js';
import { hasSection } from '../../model/snapshot/looks-like-snapshot.js';
import { MAX_LEVELS } from '../../model/snapshot/sections.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import { firstJsonFault } from '../roundtrip/not-json.js';
import { Mentions } from './mentions.js';

/** A snapshot that cannot be played, or asked what refers to what. */
export class SnapshotError extends Error {
  static {
    brand(SnapshotError, 'SnapshotError');
  }

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

/** Reads a snapshot, which may have findings. @returns also the text as spelled @throws SnapshotError */
export function readSnapshot(bytes: Uint8Array): { readonly snapshot: Snapshot; readonly value: JsonValue } {
  const found = prescan(bytes);
  if (found.surface.depth > MAX_LEVELS && isTooDeep(bytes))
    throw new SnapshotError(`nested more than ${MAX_LEVELS} levels deep: this is not a snapshot`, undefined);
  const value = parseText(bytes, found);
  if (value === undefined) {
    const { at, message } = firstJsonFault(bytes);
    throw new SnapshotError(message, at);
  }
  if (!hasSection(value))
    throw new SnapshotError('this is not a snapshot: it has none of the five sections', undefined);
  return { snapshot: new Snapshot(value), value };
}

/** A snapshot, and what refers to what in it. */
export interface ReadSnapshot {
  readonly bytes: Uint8Array;
  readonly value: JsonValue;
  readonly snapshot: Snapshot;
  readonly mentions: Mentions;
}

/** @throws SnapshotError */
export function readMentions(bytes: Uint8Array): ReadSnapshot {
  requireBytes(bytes);
  const { snapshot, value } = readSnapshot(bytes);
  return { bytes, value, snapshot, mentions: new Mentions(snapshot) };
}

function isTooDeep(bytes: Uint8Array): boolean {
  return findDepthFault(bytes.subarray(byteOrderMarkLength(bytes)), MAX_LEVELS) !== undefined;
}
