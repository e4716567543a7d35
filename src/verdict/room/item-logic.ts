import { hasMember, keysOf, member } from '../../bytes/json/members.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { BACKSLASH } from '../../bytes/text/characters.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import { joined, ObjectEditor } from './object-editor.js';
import { contentOf, memberContent, sameContent } from './records.js';
import type { SnapshotText } from './snapshot-text.js';

/* The logic of one item, which may be in `extraData` of the item, in an entry of `logic`, or in both. */

/** What is written in the two places; undefined where there is nothing. */
export interface LogicPlaces {
  /** The JSON of the `extraData` field. */
  readonly extraData: string | undefined;
  /** The JSON of the entry in `logic`. */
  readonly entry: string | undefined;
}

/** The logic of an item of a snapshot. */
export class ItemLogic implements LogicPlaces {
  readonly extraData: string | undefined;
  readonly entry: string | undefined;
  /** The object with the members of both places, in which an entry wins; undefined if one holds no object. */
  readonly united: string | undefined;

  constructor(
    readonly snapshot: SnapshotText,
    readonly key: string,
  ) {
    const item = snapshot.section('roomItems').get(key);
    const below = member(item, 'extraData');
    const above = snapshot.section('logic').get(key);
    this.extraData = below === undefined ? undefined : JSON.stringify(below);
    this.entry = above === undefined ? undefined : JSON.stringify(above);
    this.united = isObject(item) ? unite(below, above) : undefined;
  }

  /** Whether both places have members. */
  get isTwofold(): boolean {
    return isFilled(this.extraData) && isFilled(this.entry);
  }
}

/** The members of both, laid out as in extraData; undefined if one holds no object, or both are absent. */
function unite(extraData: JsonValue | undefined, entry: JsonValue | undefined): string | undefined {
  if (extraData === undefined && entry === undefined) return undefined;
  // A null is a value that holds no object.
  const held = (value: JsonValue | undefined) => heldObject(value === undefined ? '' : value);
  const [below, above] = [held(extraData), held(entry)];
  if (below === undefined || above === undefined) return undefined;
  if (keysOf(below.value).length === 0) return above.text;
  const [into, from] = [objectTextOf(below.text), objectTextOf(above.text)];
  const edits = new ObjectEditor(into, from);
  for (const key of from.keys) {
    const [before, after] = [memberContent(into, below.value, key), memberContent(from, above.value, key)];
    if (!sameContent(before, after)) edits.put(key, after?.text);
  }
  return textOf(joined(edits.pieces()));
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

function objectTextOf(json: string): ObjectText {
  return ObjectText.of(bytesOf(json));
}

function heldIn(json: string | undefined): HeldObject | undefined {
  return json === undefined ? undefined : heldObject(tryParseJson(json));
}

/** Whether a place holds something, and not just an object without members. */
export function isFilled(json: string | undefined): json is string {
  const held = heldIn(json);
  return json !== undefined && (held === undefined || keysOf(held.value).length > 0);
}

export function sameJson(one: string, other: string): boolean {
  return one === other || sameContent(contentOf(bytesOf(one)), contentOf(bytesOf(other)));
}

/** Whether a place holds the object with this JSON. */
export function holds(json: string | undefined, object: string): boolean {
  const held = heldIn(json);
  return held !== undefined && sameJson(held.text, object);
}

/** Whether an item has an `extraData` field. Most rooms have none, and then no item is parsed. */
export function hasExtraData(snapshot: SnapshotText, key: string): boolean {
  const items = snapshot.section('roomItems');
  const text = items.text?.valueOf(key);
  return text !== undefined && mayHoldExtraData(text) && hasMember(items.get(key), 'extraData');
}

const EXTRA_DATA = bytesOf('extraData');
/** The position of its D, a rare letter. */
const RARE = 5;

/** Whether a JSON text may have the key: it is in there, or something is written as an escape. */
function mayHoldExtraData(text: Uint8Array): boolean {
  const rare = EXTRA_DATA[RARE] as number;
  for (let at = text.indexOf(rare, RARE); at >= 0; at = text.indexOf(rare, at + 1))
    if (EXTRA_DATA.every((byte, index) => text[at - RARE + index] === byte)) return true;
  return text.includes(BACKSLASH);
}

/** Whether an item has members in its logic, in either place. */
export function holdsLogic(snapshot: SnapshotText, key: string): boolean {
  const { united } = new ItemLogic(snapshot, key);
  return keysOf(heldObject(united)?.value).length > 0;
}
