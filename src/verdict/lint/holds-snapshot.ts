import { hasTopLevelKey } from '../../bytes/json/top-level-keys.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { parseText } from '../../bytes/scan/parse-text.js';
import { byteOrderMarkLength, decodeLoosely } from '../../bytes/text/encoding.js';
import {
  hasSnapshotRecord,
  looksLikeSnapshot,
  namesSnapshotParts,
} from '../../model/snapshot/looks-like-snapshot.js';
import { isSection } from '../../model/snapshot/sections.js';

/** Whether bytes are meant to be a snapshot, by their value or, if they are not JSON, by the names in them. */
export function holdsSnapshot(bytes: Uint8Array): boolean {
  const value = parseText(bytes);
  return value === undefined ? namesSnapshot(bytes) : isMeantAsSnapshot(value);
}

/** Whether bytes are JSON and hold a record that certainly belongs to a snapshot. */
export function holdsSnapshotRecord(bytes: Uint8Array): boolean {
  const value = parseText(bytes);
  return value !== undefined && hasSnapshotRecord(value);
}

/** Whether a value is a snapshot, or only has brackets or quotes around one. */
export function isMeantAsSnapshot(value: JsonValue): boolean {
  if (typeof value === 'string')
    return /^\s*["[{]/.test(value) && holdsSnapshot(new TextEncoder().encode(value));
  if (!Array.isArray(value)) return looksLikeSnapshot(value);
  const [only, ...others] = value;
  return only !== undefined && others.length === 0 && hasSnapshotRecord(only);
}

/** Whether bytes that are not JSON name a section at their top level, or parts of a snapshot anywhere. */
export function namesSnapshot(bytes: Uint8Array): boolean {
  const text = withoutNuls(bytes.subarray(byteOrderMarkLength(bytes)));
  return hasTopLevelKey(text, isSection) || namesSnapshotParts(decodeLoosely(text));
}

/** Keeps the ASCII letters of a file in UTF-16 or UTF-32, or of one in which blocks were lost. */
function withoutNuls(bytes: Uint8Array): Uint8Array {
  return bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
}
