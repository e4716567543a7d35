import { hasMember, keysOf } from '../../bytes/json/members.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { isObject } from '../../bytes/json/value.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import { hasExtraData, heldObject } from './item-logic.js';
import { withLogicAsEntries } from './logic.js';
import { joined, ObjectEditor, type Pieces } from './object-editor.js';
import { type Content, memberContent, type Records, sameContent } from './records.js';
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
  const edits = new ObjectEditor(room.root, snapshot.root);
  for (const name of MERGED_SECTIONS) {
    const from = snapshot.section(name);
    const keys = from.keys.filter((key) => name !== 'logic' || hasItem(key));
    if (from.text === undefined || keys.length === 0) continue;
    edits.put(name, mergedRecords(room.section(name), from, from.text, keys, name === 'logic'));
  }
  return edits.text();
}

/** The text of a section with the given records in it; undefined if nothing changes. */
function mergedRecords(
  room: Records,
  from: Records,
  text: ObjectText,
  keys: readonly string[],
  areStrings: boolean,
): Pieces | undefined {
  if (room.text === undefined) {
    const taken = new Set(keys);
    const edits = new ObjectEditor(text);
    for (const key of from.keys) if (!taken.has(key)) edits.remove(key);
    return edits.pieces();
  }
  const edits = new ObjectEditor(room.text, text);
  for (const key of keys) {
    const [before, after] = [room.content(key), from.content(key)];
    if (before === undefined || after === undefined) edits.put(key, after?.text);
    else edits.put(key, areStrings ? mergedString(before, after) : mergedValue(before, after));
  }
  return edits.hasEdits ? edits.pieces() : undefined;
}

/** Undefined if the value before already holds everything. Recursion is bounded by the depth that is read. */
function mergedValue(before: Content, after: Content): Pieces | undefined {
  if (sameContent(before, after)) return undefined;
  if (!isObject(before.value) || !isObject(after.value)) return [after.text];
  const [one, other] = [ObjectText.of(before.text), ObjectText.of(after.text)];
  const edits = new ObjectEditor(one, other);
  for (const key of other.keys) {
    const [old, now] = [memberContent(one, before.value, key), memberContent(other, after.value, key)];
    if (old === undefined || now === undefined) edits.put(key, now?.text);
    else edits.put(key, mergedValue(old, now));
  }
  return edits.hasEdits ? edits.pieces() : undefined;
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
  if (keysOf(one.value).every((key) => hasMember(other.value, key))) return [after.text];
  return [encoder.encode(JSON.stringify(textOf(joined(merged))))];
}

const encoder = new TextEncoder();
