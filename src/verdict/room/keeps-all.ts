import { hasMember, keysOf, member, membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { prescan } from '../../bytes/scan/prescan.js';
import { byteOrderMarkLength, decodeUtf8 } from '../../bytes/text/encoding.js';
import { looksLikeSnapshot } from '../../model/snapshot/looks-like-snapshot.js';
import {
  hasTasks,
  MAX_LEVELS,
  MAX_RECORDS,
  SECTIONS,
  type SectionName,
} from '../../model/snapshot/sections.js';

/** The sections whose records an import removes. */
const RECONCILED: readonly SectionName[] = ['roomItems', 'quests', 'settings'];

/** Whether an import surely removes nothing that limits count, by a quick look that needs no plan. */
export function keepsAll(current: Uint8Array, next: Uint8Array): boolean {
  const before = plainValue(current);
  if (before === undefined) return false;
  const after = plainValue(next);
  if (after === undefined) return false;
  if (!looksLikeSnapshot(before) && !looksLikeSnapshot(after)) return true;
  if (!isObject(before) || !isObject(after) || !isRoom(before)) return false;
  return (
    RECONCILED.every((name) => keepsRecords(before, after, name)) &&
    keepsLogic(before, after) &&
    keepsTasks(member(before, 'roomTasks'), member(after, 'roomTasks'))
  );
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
  return sections.every(isObject) && (sections.length > 0 || keysOf(value).length === 0);
}

/** Whether each item keeps its entry in `logic`, and the same extraData. */
function keepsLogic(before: JsonObject, after: JsonObject): boolean {
  const items = sectionOf(after, 'roomItems');
  if (items === undefined) return true;
  const logic = sectionOf(after, 'logic') ?? {};
  const entries = keysOf(sectionOf(before, 'logic'));
  return (
    entries.every((key) => hasMember(logic, key)) &&
    membersOf(sectionOf(before, 'roomItems')).every(
      ([key, item]) =>
        extraDataOf(item) === undefined || extraDataOf(item) === extraDataOf(member(items, key)),
    )
  );
}

function extraDataOf(item: JsonValue | undefined): JsonValue | undefined {
  return member(item, 'extraData');
}

function sectionOf(room: JsonObject, name: SectionName): JsonObject | undefined {
  const section = member(room, name);
  return isObject(section) ? section : undefined;
}

function keepsTasks(was: JsonValue | undefined, is: JsonValue | undefined): boolean {
  return is === undefined || !hasTasks(was) || hasTasks(is);
}

function keepsRecords(before: JsonObject, after: JsonObject, name: SectionName): boolean {
  const [was, is] = [member(before, name), member(after, name)];
  if (is === undefined) return true;
  return isObject(is) && Object.keys(was ?? {}).every((key) => hasMember(is, key));
}
