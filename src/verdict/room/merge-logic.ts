import { JsonEditor, Spelled } from '../../bytes/json/edit/json-editor.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import { sameContent } from './same-content.js';
import { SnapshotText } from './snapshot-text.js';

/** A snapshot whose logic entries are merged into the extraData of the items that have both. */
export interface MergedSnapshot {
  readonly snapshot: SnapshotText;
  /** The items with both, whose logic entry is now in their extraData. */
  readonly merged: readonly string[];
  /** The items with both where one of the two is not a string that holds a JSON object: they stay apart. */
  readonly unmergeable: readonly string[];
}

/**
 * Merges `logic` into `extraData` where an item has both (API, part 2); members of the logic win.
 * @param staysInBoth items that keep both, because the room has the same logic in the same places
 */
export function mergeLogic(snapshot: SnapshotText, staysInBoth: ReadonlySet<string>): MergedSnapshot {
  const items = snapshot.section('roomItems');
  const logic = snapshot.section('logic');
  const merged: string[] = [];
  const unmergeable: string[] = [];
  let editor: JsonEditor | undefined;
  for (const key of logic.keys) {
    const item = items.get(key);
    const extraData = isObject(item) ? member(item, 'extraData') : undefined;
    if (extraData === undefined || staysInBoth.has(key)) continue;
    const target = heldObject(extraData);
    const source = heldObject(logic.get(key));
    if (target === undefined || source === undefined) {
      unmergeable.push(key);
      continue;
    }
    merged.push(key);
    editor ??= new JsonEditor(snapshot.bytes);
    mergeInto(editor, formatPointer(['roomItems', key, 'extraData']), target, source);
    editor.remove(formatPointer(['logic', key]));
  }
  if (editor === undefined) return { snapshot, merged, unmergeable };
  return { snapshot: SnapshotText.read(editor.result(), 'after', snapshot), merged, unmergeable };
}

/** The JSON object in a string. */
export interface HeldObject {
  readonly value: JsonObject;
  readonly text: string;
}

/** The JSON object in a string, empty for an empty string; undefined for everything else. */
export function heldObject(string: JsonValue | undefined): HeldObject | undefined {
  if (typeof string !== 'string') return undefined;
  if (string.trim() === '') return { value: {}, text: '{}' };
  const value = tryParseJson(string);
  return isObject(value) ? { value, text: string } : undefined;
}

/** Edits the string at a pointer so that the object in it has all members of another. */
function mergeInto(editor: JsonEditor, at: string, target: HeldObject, source: HeldObject): void {
  const from = objectTextOf(source.text);
  if (Object.keys(target.value).length === 0) {
    if (Object.keys(source.value).length > 0) editor.replace(at, source.text);
    return;
  }
  const into = objectTextOf(target.text);
  for (const key of from.keys) {
    const value = member(source.value, key);
    const text = from.valueOf(key);
    if (value === undefined || text === undefined) continue;
    const old = member(target.value, key);
    const oldText = into.valueOf(key);
    const json = new Spelled(textOf(text));
    if (old === undefined || oldText === undefined) editor.insert([at, formatPointer([key])], json);
    else if (!sameContent({ value: old, text: oldText }, { value, text }))
      editor.replace([at, formatPointer([key])], json);
  }
}

export function objectTextOf(json: string): ObjectText {
  return new ObjectText(bytesOf(json), json.length - json.trimStart().length);
}
