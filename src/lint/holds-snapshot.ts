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

/**
 * Whether the name of a section is among the top-level keys of bytes that need not be JSON. In a text that was
 * changed as a whole, such as one that is escaped for HTML, no key can be read: then names anywhere count.
 */
export function namesSection(bytes: Uint8Array): boolean {
  const text = inUtf8(bytes);
  let hasKeys = false;
  for (const key of topLevelKeys(text)) {
    if (isSection(key)) return true;
    if (key !== '') hasKeys = true;
  }
  return !hasKeys && mentionsSnapshot(text);
}

/** Whether a text that is not a list names two parts of a snapshot, at least one of them a rare name. */
function mentionsSnapshot(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  if (/^\s*\[/.test(text)) return false;
  const first = /\b(?:roomItems|roomTasks)\b/.exec(text);
  const named = /\b(?:prefabName|quests|settings|logic)\b/;
  return first !== null && named.test(text);
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
