import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import { prescan } from '../scan/prescan.js';
import { looksLikeSnapshot } from '../snapshot/looks-like-snapshot.js';
import { MAX_LEVELS, MAX_RECORDS, SECTIONS, type SectionName } from '../snapshot/sections.js';
import { byteOrderMarkLength, decodeUtf8 } from '../text/encoding.js';

/** The sections whose records an import removes. */
const RECONCILED: readonly SectionName[] = ['roomItems', 'quests'];

/** Whether an import surely removes no item and no quest, by a quick look that needs no plan. */
export function keepsAll(current: Uint8Array, next: Uint8Array): boolean {
  const before = plainValue(current);
  if (before === undefined) return false;
  const after = plainValue(next);
  if (after === undefined) return false;
  if (!looksLikeSnapshot(before) && !looksLikeSnapshot(after)) return true;
  if (!isObject(before) || !isObject(after) || !isRoom(before)) return false;
  return RECONCILED.every((name) => keepsRecords(before, after, name));
}

/** The value of JSON that a plan cannot refuse: not deep, not large, without duplicate keys. */
function plainValue(bytes: Uint8Array): JsonValue | undefined {
  const { depth, members, keysToCheck, escapedKeys } = prescan(bytes).surface;
  if (depth >= MAX_LEVELS || members > MAX_RECORDS || keysToCheck || escapedKeys) return undefined;
  const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function isRoom(value: JsonObject): boolean {
  const sections = SECTIONS.map((name) => member(value, name)).filter((section) => section !== undefined);
  return sections.every(isObject) && (sections.length > 0 || Object.keys(value).length === 0);
}

function keepsRecords(before: JsonObject, after: JsonObject, name: SectionName): boolean {
  const [was, is] = [member(before, name), member(after, name)];
  if (is === undefined) return true;
  return isObject(is) && Object.keys(was ?? {}).every((key) => Object.hasOwn(is, key));
}
