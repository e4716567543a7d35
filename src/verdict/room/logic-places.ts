import { JsonEditor, Spelled } from '../../bytes/json/edit/json-editor.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import type { Side } from '../roundtrip/difference.js';
import type { LogicPlace } from './import-reading.js';
import { type HeldObject, heldObject, objectTextOf } from './merge-logic.js';
import { parseBytes } from './records.js';
import { contentOf, sameContent } from './same-content.js';
import { SnapshotText } from './snapshot-text.js';

/*
 * An import merges each logic entry into the extraData of its item (game-management API, parts 2 and 4), and
 * published downloads still have it in `logic`. So a service may show the same logic in either place, or in
 * both.
 */

/** The logic of an item as a snapshot has it, as the JSON of both places. */
export interface PlacedLogic {
  /** The JSON text of the `extraData` field. */
  readonly extraData: string | undefined;
  /** The JSON text of the entry in `logic`. */
  readonly entry: string | undefined;
  /** The members of both; an entry wins, as in an import. Undefined if one holds no object. */
  readonly united: string | undefined;
}

/** Items with logic in a place where another snapshot has none, and how both are written. */
interface MovedLogic {
  readonly key: string;
  readonly from: PlacedLogic;
  readonly to: PlacedLogic;
  /** Whether both have the same logic. */
  readonly isSame: boolean;
}

/**
 * The items for which the place of the logic matters: both snapshots have the item, at least one has its
 * extraData and at least one its entry in `logic`, and the JSON objects in them can be united.
 */
function findMovedLogic(of: SnapshotText, like: SnapshotText): readonly MovedLogic[] {
  if (!of.has('logic') && !like.has('logic')) return [];
  const others = like.section('roomItems');
  const moved: MovedLogic[] = [];
  for (const key of of.section('roomItems').keys) {
    if (!others.has(key) || (!hasExtraData(of, key) && !hasExtraData(like, key))) continue;
    const [from, to] = [placedLogic(of, key), placedLogic(like, key)];
    if (from.entry === undefined && to.entry === undefined) continue;
    if (from.united === undefined || to.united === undefined) continue;
    const isEqual = from.extraData === to.extraData && from.entry === to.entry;
    moved.push({ key, from, to, isSame: isEqual || sameJson(from.united, to.united) });
  }
  return moved;
}

/** Whether logic moved from one place to the other, perhaps with some other values. */
export function isOnlyMoved({ from, to }: MovedLogic): boolean {
  if (isFilled(from) || isFilled(to)) return false;
  if (from.entry !== undefined && to.extraData !== undefined) return true;
  const [here, there] = [membersOf(from.united), membersOf(to.united)];
  return Object.keys(there).some((key) => Object.hasOwn(here, key));
}

function membersOf(united: string | undefined): JsonObject {
  return heldObject(united)?.value ?? {};
}

/** A snapshot with logic in the places, and the spelling, of another one. @param isMoved all unless given */
export function placeLogicLike(
  of: SnapshotText,
  like: SnapshotText,
  isMoved: (logic: MovedLogic) => boolean = () => true,
): SnapshotText {
  const moved = findMovedLogic(of, like).filter(isMoved);
  const writer = new LogicWriter(of);
  for (const { key, from, to, isSame } of moved) {
    const united = from.united ?? '{}';
    const write = (there: string | undefined): string | undefined =>
      there === undefined || isSame || isEmptyHeld(there) ? there : JSON.stringify(united);
    // Two places that are both filled stay as they are: which of them is old is not known.
    const staysBoth = isFilled(from) && isFilled(to) && !isSame;
    // Nor do empty ones say where logic belongs.
    const isNowhere = !isSame && !isPlaced(to.extraData) && !isPlaced(to.entry);
    if (!staysBoth && !isNowhere)
      writer.write(key, from, { extraData: write(to.extraData), entry: write(to.entry) });
  }
  // An empty section counts as missing.
  if (!like.has('logic')) writer.removeEmptySection();
  return writer.result('after', like);
}

function isPlaced(held: string | undefined): boolean {
  return held !== undefined && !isEmptyHeld(held);
}

/** A room with the logic of the given items in extraData, and with or without their entries in `logic`. */
export function storeLogic(
  room: SnapshotText,
  keys: readonly string[],
  place: Exclude<LogicPlace, 'in-place'>,
): SnapshotText {
  const writer = new LogicWriter(room);
  for (const key of keys) {
    const from = placedLogic(room, key);
    if (from.united === undefined || !room.section('roomItems').has(key)) continue;
    const text = JSON.stringify(from.united);
    const isSame = from.extraData !== undefined && sameHeld(from.extraData, from.united);
    const extraData = isSame ? from.extraData : text;
    writer.write(key, from, { extraData, entry: place === 'both' ? (from.entry ?? text) : undefined });
  }
  return writer.result('before', room);
}

/** A room with the logic of the given items as entries, unless they have an entry already. */
export function withLogicAsEntries(room: SnapshotText, keys: readonly string[]): SnapshotText {
  const writer = new LogicWriter(room);
  for (const key of keys) {
    if (!hasExtraData(room, key)) continue;
    const from = placedLogic(room, key);
    if (from.united === undefined || from.entry !== undefined || !isPlaced(from.extraData)) continue;
    writer.write(key, from, { extraData: undefined, entry: JSON.stringify(from.united) });
  }
  return writer.result('before', room);
}

/** A snapshot with the logic that a room has for items that come without any. */
export function withLogicOf(room: SnapshotText, snapshot: SnapshotText): SnapshotText {
  const writer = new LogicWriter(snapshot);
  const items = snapshot.section('roomItems');
  for (const key of items.keys) {
    if (!isObject(items.get(key))) continue;
    const [from, to] = [placedLogic(snapshot, key), placedLogic(room, key)];
    if (from.united === undefined && from.extraData === undefined && to.united !== undefined)
      writer.write(key, from, to);
  }
  return writer.result('after', room);
}

/** A room without the logic entries of items that it lacks and another room has. */
export function withoutLogicOfRemoved(room: SnapshotText, before: SnapshotText): SnapshotText {
  const [items, had] = [room.section('roomItems'), before.section('roomItems')];
  const orphans = room.section('logic').keys.filter((key) => !items.has(key) && had.has(key));
  if (orphans.length === 0) return room;
  const editor = new JsonEditor(room.bytes);
  for (const key of orphans) editor.remove(formatPointer(['logic', key]));
  return SnapshotText.read(editor.result(), 'before', room);
}

/** Whether an item has an `extraData` field. */
export function hasExtraData(snapshot: SnapshotText, key: string): boolean {
  const item = snapshot.section('roomItems').get(key);
  return isObject(item) && Object.hasOwn(item, 'extraData');
}

/** Whether an item has members in its logic, in either place. */
export function holdsLogic(snapshot: SnapshotText, key: string): boolean {
  const { united } = placedLogic(snapshot, key);
  return united !== undefined && united !== '{}';
}

export function placedLogic(snapshot: SnapshotText, key: string): PlacedLogic {
  const items = snapshot.section('roomItems');
  const item = items.get(key);
  const extraData = isObject(item) ? member(item, 'extraData') : undefined;
  const entry = snapshot.section('logic').get(key);
  return {
    extraData: extraData === undefined ? undefined : JSON.stringify(extraData),
    entry: entry === undefined ? undefined : JSON.stringify(entry),
    united: isObject(item) ? unite(extraData, entry) : undefined,
  };
}

/** The members of both as JSON; undefined if one holds no object, or both are absent. */
function unite(extraData: JsonValue | undefined, entry: JsonValue | undefined): string | undefined {
  if (extraData === undefined && entry === undefined) return undefined;
  const [below, above] = [heldOrEmpty(extraData), heldOrEmpty(entry)];
  if (below === undefined || above === undefined) return undefined;
  const [under, over] = [objectTextOf(below.text), objectTextOf(above.text)];
  const members = new Map<string, string>();
  for (const object of [under, over])
    for (const key of object.keys) {
      const text = object.valueOf(key);
      if (text !== undefined) members.set(key, textOf(text));
    }
  return `{${[...members].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}

function heldOrEmpty(value: JsonValue | undefined): HeldObject | undefined {
  return heldObject(value === undefined ? '' : value);
}

/** Whether both places have members. */
function isFilled({ extraData, entry }: PlacedLogic): boolean {
  return isPlaced(extraData) && isPlaced(entry);
}

/** Whether the JSON of a string holds an object without members. */
export function isEmptyHeld(json: string): boolean {
  const held = heldObject(parseBytes(bytesOf(json)));
  return held !== undefined && Object.keys(held.value).length === 0;
}

/** Whether the JSON of a string holds the object with this JSON. */
function sameHeld(json: string, object: string): boolean {
  const held = heldObject(parseBytes(bytesOf(json)));
  return held !== undefined && sameJson(held.text, object);
}

export function sameJson(one: string, other: string): boolean {
  return one === other || sameContent(contentOf(bytesOf(one)), contentOf(bytesOf(other)));
}

/** Writes the logic of items into both of its places. */
export class LogicWriter {
  private editor: JsonEditor | undefined;
  private readonly entries: [key: string, json: string][] = [];
  /** The keys of entries that go. */
  private readonly removed = new Set<string>();
  private removesSection = false;

  constructor(private readonly snapshot: SnapshotText) {}

  write(key: string, from: PlacedLogic, to: Pick<PlacedLogic, 'extraData' | 'entry'>): void {
    this.put(formatPointer(['roomItems', key, 'extraData']), from.extraData, to.extraData);
    if (from.entry === undefined && to.entry !== undefined && !this.snapshot.has('logic'))
      this.entries.push([key, to.entry]);
    else if (from.entry !== undefined && to.entry === undefined) this.removed.add(key);
    else this.put(formatPointer(['logic', key]), from.entry, to.entry);
  }

  /** Removes `logic` as a whole if no entry stays in it. */
  removeEmptySection(): void {
    if (!this.snapshot.has('logic') || this.entries.length > 0) return;
    const isEmpty = this.snapshot.section('logic').keys.every((key) => this.removed.has(key));
    if (isEmpty) this.removesSection = true;
  }

  /** @param twin a snapshot that may have sections in common */
  result(which: Side, twin: SnapshotText): SnapshotText {
    if (this.entries.length > 0) {
      const members = this.entries.map(([key, json]) => `${JSON.stringify(key)}:${json}`);
      this.edits.insert('/logic', new Spelled(`{${members.join(',')}}`));
    }
    if (this.removesSection) this.edits.remove('/logic');
    else for (const key of this.removed) this.edits.remove(formatPointer(['logic', key]));
    if (this.editor === undefined) return this.snapshot;
    return SnapshotText.read(this.editor.result(), which, this.snapshot, twin);
  }

  private put(at: string, before: string | undefined, after: string | undefined): void {
    if (before === after) return;
    if (after === undefined) this.edits.remove(at);
    else if (before === undefined) this.edits.insert(at, new Spelled(after));
    else this.edits.replace(at, new Spelled(after));
  }

  private get edits(): JsonEditor {
    this.editor ??= new JsonEditor(this.snapshot.bytes);
    return this.editor;
  }
}
