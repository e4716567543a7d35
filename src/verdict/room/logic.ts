import { JsonEditor, Spelled } from '../../bytes/json/edit/json-editor.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { BACKSLASH } from '../../bytes/text/characters.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import type { Side } from '../roundtrip/difference.js';
import { joined, ObjectEditor } from './object-editor.js';
import type { Records } from './records.js';
import { contentOf, memberContent, sameContent } from './same-content.js';
import { SnapshotText } from './snapshot-text.js';

/*
 * The logic of an item is one thing in two places: an import merges each entry of `logic` into the extraData
 * of its item (game-management API, parts 2 and 4), and published downloads still have it in `logic`. So a
 * service may show the same logic in either place, or in both. Whatever compares two snapshots first writes
 * the logic of one where the other has it.
 */

/** What is written in the two places; undefined where there is nothing. */
export interface LogicPlaces {
  /** The JSON of the `extraData` field. */
  readonly extraData: string | undefined;
  /** The JSON of the entry in `logic`. */
  readonly entry: string | undefined;
}

const PLACES = ['extraData', 'entry'] as const;
const NOWHERE: LogicPlaces = { extraData: undefined, entry: undefined };

/** The logic of an item of a snapshot. */
class ItemLogic implements LogicPlaces {
  readonly extraData: string | undefined;
  readonly entry: string | undefined;
  /** The object with the members of both places, in which an entry wins; undefined if one holds no object. */
  readonly united: string | undefined;

  constructor(
    readonly snapshot: SnapshotText,
    readonly key: string,
  ) {
    const item = snapshot.section('roomItems').get(key);
    const below = isObject(item) ? member(item, 'extraData') : undefined;
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
  if (Object.keys(below.value).length === 0) return above.text;
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
  return new ObjectText(bytesOf(json), json.length - json.trimStart().length);
}

function heldIn(json: string | undefined): HeldObject | undefined {
  return json === undefined ? undefined : heldObject(tryParseJson(json));
}

/** Whether a place holds something, and not just an object without members. */
function isFilled(json: string | undefined): json is string {
  const held = heldIn(json);
  return json !== undefined && (held === undefined || Object.keys(held.value).length > 0);
}

function sameJson(one: string, other: string): boolean {
  return one === other || sameContent(contentOf(bytesOf(one)), contentOf(bytesOf(other)));
}

/** Whether a place holds the object with this JSON. */
function holds(json: string | undefined, object: string): boolean {
  const held = heldIn(json);
  return held !== undefined && sameJson(held.text, object);
}

/** Whether an item has an `extraData` field. */
export function hasExtraData(snapshot: SnapshotText, key: string): boolean {
  const items = snapshot.section('roomItems');
  return getOrInsert(
    withExtraData,
    items,
    () => new Set(items.keys.filter((each) => hasField(items, each))),
  ).has(key);
}

/** The keys of the items that have it, by section: most rooms have none, and then no item is parsed. */
const withExtraData = new WeakMap<Records, ReadonlySet<string>>();

function hasField(items: Records, key: string): boolean {
  const text = items.text?.valueOf(key);
  if (text === undefined || !mayHoldExtraData(text)) return false;
  const item = items.get(key);
  return isObject(item) && Object.hasOwn(item, 'extraData');
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
  return Object.keys(heldObject(united)?.value ?? {}).length > 0;
}

/** Logic of a snapshot, and that of the same item in another one. */
interface LogicPair {
  readonly from: ItemLogic;
  readonly to: ItemLogic;
  /** Whether both have the same logic. */
  readonly isSame: boolean;
}

/** A snapshot with its logic where another one has it. @param isMoved which items; all unless given */
export function placeLogicLike(
  of: SnapshotText,
  like: SnapshotText,
  {
    isMoved = () => true,
    which = 'after',
  }: { readonly isMoved?: (pair: LogicPair) => boolean; readonly which?: Side } = {},
): SnapshotText {
  if (!of.has('logic') && !like.has('logic')) return of;
  const others = like.section('roomItems');
  const writer = new LogicWriter(of);
  for (const key of of.section('roomItems').keys) {
    if (!others.has(key) || (!hasExtraData(of, key) && !hasExtraData(like, key))) continue;
    const [from, to] = [new ItemLogic(of, key), new ItemLogic(like, key)];
    if ((from.entry === undefined && to.entry === undefined) || to.united === undefined) continue;
    if (from.united === undefined) continue;
    const isSame = samePlaces(from, to) || sameJson(from.united, to.united);
    if (!isMoved({ from, to, isSame })) continue;
    // Of two places that are filled on both sides, nobody knows which is old; empty ones say nothing.
    const isUnclear = (from.isTwofold && to.isTwofold) || !(isFilled(to.extraData) || isFilled(to.entry));
    if (isSame || !isUnclear) writer.write(from, isSame ? to : writtenAs(from, to));
  }
  return writer.result(which, like);
}

function samePlaces(one: LogicPlaces, other: LogicPlaces): boolean {
  return PLACES.every((place) => one[place] === other[place]);
}

/** The logic of an item, written where a model has logic. */
function writtenAs({ united = '{}' }: ItemLogic, model: LogicPlaces): LogicPlaces {
  const write = (json: string | undefined): string | undefined =>
    isFilled(json) ? JSON.stringify(united) : json;
  return { extraData: write(model.extraData), entry: write(model.entry) };
}

/** Whether logic moved from one place to the other, perhaps with some other values. */
function isOnlyMoved({ from, to }: LogicPair): boolean {
  if (from.isTwofold || to.isTwofold) return false;
  if (from.entry !== undefined && to.extraData !== undefined) return true;
  const here = new Set(from.united === undefined ? [] : Object.keys(heldObject(from.united)?.value ?? {}));
  return Object.keys(heldObject(to.united)?.value ?? {}).some((key) => here.has(key));
}

/** A snapshot as an import takes it. */
export interface MergedSnapshot {
  readonly snapshot: SnapshotText;
  /** The items whose logic entry is now in their extraData. */
  readonly merged: readonly string[];
  /** The items with both where one of the two is not a string that holds a JSON object: they stay apart. */
  readonly unmergeable: readonly string[];
}

/**
 * The snapshot with its logic where the room has it, and otherwise merged into the extraData of items that
 * have both (API, part 2): members of the entry win.
 */
export function mergeLogic(room: SnapshotText, given: SnapshotText): MergedSnapshot {
  const staysInBoth = new Set<string>();
  const placed = placeLogicLike(given, room, {
    isMoved: (pair) => {
      if (pair.isSame) staysInBoth.add(pair.from.key);
      return pair.isSame || isOnlyMoved(pair);
    },
  });
  const inBoth = placed
    .section('logic')
    .keys.filter((key) => !staysInBoth.has(key) && hasExtraData(placed, key));
  const isMergeable = (key: string): boolean => new ItemLogic(placed, key).united !== undefined;
  const merged = inBoth.filter(isMergeable);
  return {
    snapshot: storeLogic(placed, merged, 'merged', 'after'),
    merged,
    unmergeable: inBoth.filter((key) => !isMergeable(key)),
  };
}

/** A room with the logic of the given items in extraData, and with or without their entries in `logic`. */
export function storeLogic(
  room: SnapshotText,
  keys: readonly string[],
  place: 'merged' | 'both',
  which: Side = 'before',
): SnapshotText {
  const writer = new LogicWriter(room);
  for (const key of keys) {
    const from = new ItemLogic(room, key);
    if (from.united === undefined) continue;
    const text = JSON.stringify(from.united);
    const extraData = holds(from.extraData, from.united) ? from.extraData : text;
    writer.write(from, { extraData, entry: place === 'both' ? (from.entry ?? text) : undefined });
  }
  return writer.result(which, room);
}

/** A room with the logic of the given items as entries, unless they have an entry already. */
export function withLogicAsEntries(room: SnapshotText, keys: readonly string[]): SnapshotText {
  const writer = new LogicWriter(room);
  for (const key of keys) {
    const from = new ItemLogic(room, key);
    if (from.united !== undefined && from.entry === undefined && isFilled(from.extraData))
      writer.write(from, { extraData: undefined, entry: JSON.stringify(from.united) });
  }
  return writer.result('before', room);
}

/** A snapshot with the logic that a room has for items that come without any. */
export function withLogicOf(room: SnapshotText, snapshot: SnapshotText): SnapshotText {
  const writer = new LogicWriter(snapshot);
  const items = snapshot.section('roomItems');
  for (const key of items.keys) {
    const [from, to] = [new ItemLogic(snapshot, key), new ItemLogic(room, key)];
    const takesLogic = from.united === undefined && from.extraData === undefined && isObject(items.get(key));
    if (takesLogic && to.united !== undefined) writer.write(from, to);
  }
  return writer.result('after', room);
}

/** A room without the logic entries of items that it lacks and another room has. */
export function withoutLogicOfRemoved(room: SnapshotText, before: SnapshotText): SnapshotText {
  const [items, had] = [room.section('roomItems'), before.section('roomItems')];
  const writer = new LogicWriter(room);
  for (const key of room.section('logic').keys)
    if (!items.has(key) && had.has(key)) writer.write(new ItemLogic(room, key), NOWHERE);
  return writer.result('before', room);
}

export interface ThreeVersions {
  readonly base: SnapshotText;
  readonly theirs: SnapshotText;
  readonly mine: SnapshotText;
}

/** Three versions of a room with the logic of each item where my version has it. */
export function alignLogic({ base, theirs, mine }: ThreeVersions): ThreeVersions {
  const like = (side: SnapshotText, model: SnapshotText): SnapshotText =>
    placeLogicLike(side, model, { which: 'before' });
  const before = like(base, mine);
  return { base: before, theirs: like(like(theirs, before), mine), mine };
}

/** Writes the logic of items into both of its places. */
class LogicWriter {
  private editor: JsonEditor | undefined;
  private readonly added: string[] = [];
  private readonly removed = new Set<string>();
  /** Whether the `logic` that is there gets an entry. */
  private isGiven = false;

  constructor(private readonly snapshot: SnapshotText) {}

  write({ key, ...from }: ItemLogic, to: LogicPlaces): void {
    this.put(formatPointer(['roomItems', key, 'extraData']), from.extraData, to.extraData);
    if (to.entry === undefined) {
      if (from.entry !== undefined) this.removed.add(key);
    } else if (!this.snapshot.has('logic')) this.added.push(`${JSON.stringify(key)}:${to.entry}`);
    else {
      this.isGiven ||= from.entry === undefined;
      this.put(formatPointer(['logic', key]), from.entry, to.entry);
    }
  }

  /** @param twin a snapshot that may have sections in common. If it has no `logic`, an empty one goes. */
  result(which: Side, twin: SnapshotText): SnapshotText {
    if (this.added.length > 0) this.edits.insert('/logic', new Spelled(`{${this.added.join(',')}}`));
    const stays = this.isGiven || this.snapshot.section('logic').keys.some((key) => !this.removed.has(key));
    if (this.snapshot.has('logic') && !twin.has('logic') && !stays) this.edits.remove('/logic');
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
