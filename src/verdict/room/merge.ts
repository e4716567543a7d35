import { ObjectText } from '../../bytes/json/object-text.js';
import { isObject } from '../../bytes/json/value.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import { hasExtraData, heldObject, withLogicAsEntries } from './logic.js';
import type { Records } from './records.js';
import { type AddedMember, joined, NO_EDITS, type Pieces, rewriteObject } from './rewrite-object.js';
import { type Content, memberContent, sameContent } from './same-content.js';
import { SectionEdits } from './section-edits.js';
import { SnapshotText } from './snapshot-text.js';

/** The sections whose records a merge takes over. */
const MERGED_SECTIONS = ['roomItems', 'quests', 'logic'] as const;

/**
 * Merges the items, quests and logic of a partial snapshot into a room: the snapshot to import instead, which
 * removes nothing. Fields that the snapshot gives win; fields and records that it leaves out stay. An array
 * that it gives replaces the old one. Its other sections are not taken over, nor is logic for an item that
 * neither has.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 */
export function mergeSnapshotInto(roomBytes: Uint8Array, snapshotBytes: Uint8Array): Uint8Array {
  const given = SnapshotText.read(roomBytes, 'before');
  const snapshot = SnapshotText.read(snapshotBytes, 'after', given);
  // Where the room has the logic in extraData, an entry of the snapshot would stand beside it.
  const entries = snapshot.section('logic');
  const joinable = entries.keys.filter(
    (key) => !hasExtraData(snapshot, key) && heldObject(entries.get(key)) !== undefined,
  );
  const room = withLogicAsEntries(given, joinable);
  const hasItem = (key: string): boolean =>
    room.section('roomItems').has(key) || snapshot.section('roomItems').has(key);
  const edits = new SectionEdits(room, snapshot);
  for (const name of MERGED_SECTIONS) {
    const from = snapshot.section(name);
    const keys = from.keys.filter((key) => name !== 'logic' || hasItem(key));
    if (from.text === undefined || keys.length === 0) continue;
    edits.put(name, mergedRecords(room.section(name), from, from.text, keys, name === 'logic'));
  }
  return edits.result();
}

/** The text of a section with the given records in it; undefined if nothing changes. */
function mergedRecords(
  room: Records,
  from: Records,
  text: ObjectText,
  keys: readonly string[],
  areStrings: boolean,
): Pieces | undefined {
  const replaced = new Map<string, Pieces>();
  const added: AddedMember[] = [];
  for (const key of keys) {
    const after = from.content(key);
    const span = text.find(key);
    if (after === undefined || span === undefined) continue;
    const before = room.content(key);
    if (before === undefined) {
      added.push({ key: text.bytes.subarray(span.keyStart, span.keyEnd), value: [after.text] });
    } else {
      const merged = areStrings ? mergedString(before, after) : mergedValue(before, after);
      if (merged !== undefined) replaced.set(key, merged);
    }
  }
  if (replaced.size + added.length === 0) return undefined;
  if (room.text !== undefined) return rewriteObject(room.text, { ...NO_EDITS, replaced, added }, text);
  const taken = new Set(keys);
  const untaken = new Set(from.keys.filter((key) => !taken.has(key)));
  return rewriteObject(text, { ...NO_EDITS, removed: untaken });
}

/** Undefined if the value before already holds everything. Recursion is bounded by the depth that is read. */
function mergedValue(before: Content, after: Content): Pieces | undefined {
  if (sameContent(before, after)) return undefined;
  if (!isObject(before.value) || !isObject(after.value)) return [after.text];
  const [one, other] = [new ObjectText(before.text, 0), new ObjectText(after.text, 0)];
  const replaced = new Map<string, Pieces>();
  const added: AddedMember[] = [];
  for (const key of other.keys) {
    const [old, now] = [memberContent(one, before.value, key), memberContent(other, after.value, key)];
    const span = other.find(key);
    if (now === undefined || span === undefined) continue;
    if (old === undefined) {
      added.push({ key: after.text.subarray(span.keyStart, span.keyEnd), value: [now.text] });
    } else {
      const merged = mergedValue(old, now);
      if (merged !== undefined) replaced.set(key, merged);
    }
  }
  if (replaced.size + added.length === 0) return undefined;
  return rewriteObject(one, { ...NO_EDITS, replaced, added }, other);
}

/** Merges the objects in two logic strings. */
function mergedString(before: Content, after: Content): Pieces | undefined {
  if (sameContent(before, after)) return undefined;
  const [one, other] = [heldObject(before.value), heldObject(after.value)];
  if (one === undefined || other === undefined) return [after.text];
  const merged = mergedValue(
    { value: one.value, text: bytesOf(one.text.trim()) },
    { value: other.value, text: bytesOf(other.text.trim()) },
  );
  if (merged === undefined) return undefined;
  // Where the given logic has every member of the old one, it is taken as it is spelled.
  if (Object.keys(one.value).every((key) => Object.hasOwn(other.value, key))) return [after.text];
  return [encoder.encode(JSON.stringify(textOf(joined(merged))))];
}

const encoder = new TextEncoder();
