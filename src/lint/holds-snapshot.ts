import { topLevelKeys } from '../json/top-level-keys.js';
import type { JsonValue } from '../json/value.js';
import { hasSnapshotRecord, isSection, looksLikeSnapshot } from '../snapshot/looks-like-snapshot.js';
import { byteOrderMarkLength, decodeUtf8, otherEncoding } from '../text/encoding.js';

/** Whether bytes hold a snapshot; if they are not JSON, whether a top-level key is a section. */
export function holdsSnapshot(bytes: Uint8Array): boolean {
  const value = parsed(bytes);
  return value === undefined ? namesSection(bytes) : looksLikeSnapshot(value);
}

/** Whether bytes are JSON and hold a record that certainly belongs to a snapshot. */
export function holdsSnapshotRecord(bytes: Uint8Array): boolean {
  const value = parsed(bytes);
  return value !== undefined && hasSnapshotRecord(value);
}

/** Whether the name of a section is among the top-level keys of bytes that need not be JSON. */
export function namesSection(bytes: Uint8Array): boolean {
  for (const key of topLevelKeys(inUtf8(bytes))) if (isSection(key)) return true;
  return false;
}

function parsed(bytes: Uint8Array): JsonValue | undefined {
  try {
    return JSON.parse(decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes))) ?? '') as JsonValue;
  } catch {
    return undefined;
  }
}

/** A file that was saved as UTF-16 may still be a snapshot. UTF-32 is not worth reading. */
function inUtf8(bytes: Uint8Array): Uint8Array {
  if (otherEncoding(bytes)?.kind !== 'other-encoding') return bytes.subarray(byteOrderMarkLength(bytes));
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  return new TextEncoder().encode(new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes));
}
