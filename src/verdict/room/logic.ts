import { JsonEditor, Spelled } from '../../bytes/json/edit/json-editor.js';
import { keysOf } from '../../bytes/json/members.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { isObject } from '../../bytes/json/value.js';
import {
  hasExtraData,
  heldObject,
  holds,
  ItemLogic,
  isFilled,
  type LogicPlaces,
  sameJson,
} from './item-logic.js';
import { SnapshotText } from './snapshot-text.js';

/*
 * The logic of an item is one thing in two places: an import merges each entry of `logic` into the extraData
 * of its item (game-management API, parts 2 and 4), and published downloads still have it in `logic`. So a
 * service may show the same logic in either place, or in both. Whatever compares two snapshots first writes
 * the logic of one where the other has it.
 */

/** Logic of a snapshot, and that of the same item in another one. */
interface LogicPair {
  readonly from: ItemLogic;
  readonly to: ItemLogic;
  /** Whether both have the same logic. */
  readonly isSame: boolean;
}

/** A snapshot with its logic where another one has it. */
export function placeLogicLike(of: SnapshotText, like: SnapshotText): SnapshotText {
  const differs = (key: string): boolean => !isWrittenAlike(key, of, like);
  return placeLogic(of, like, differs, () => true);
}

/** Whether an item and its logic have the same bytes in both. */
function isWrittenAlike(key: string, one: SnapshotText, other: SnapshotText): boolean {
  const isSame = (name: 'roomItems' | 'logic'): boolean =>
    other.section(name).hasSameBytes(key, one.section(name));
  const hasEntry = one.section('logic').has(key) || other.section('logic').has(key);
  return isSame('roomItems') && (isSame('logic') || !hasEntry);
}

/** The same for some items. @param isMeant whether it may be one of them @param isMoved whether its logic moves */
function placeLogic(
  of: SnapshotText,
  like: SnapshotText,
  isMeant: (key: string) => boolean,
  isMoved: (pair: LogicPair) => boolean,
): SnapshotText {
  if (of === like || !(of.has('logic') || like.has('logic'))) return of;
  const others = like.section('roomItems');
  const shared = of
    .section('roomItems')
    .keys.filter(
      (key) => others.has(key) && isMeant(key) && (hasExtraData(of, key) || hasExtraData(like, key)),
    );
  return rewritten(of, shared, like, (from) => {
    const to = new ItemLogic(like, from.key);
    if ((from.entry === undefined && to.entry === undefined) || to.united === undefined) return undefined;
    if (from.united === undefined) return undefined;
    const isAsWritten = from.extraData === to.extraData && from.entry === to.entry;
    const isSame = isAsWritten || sameJson(from.united, to.united);
    if (!isMoved({ from, to, isSame })) return undefined;
    if (isSame) return to;
    // Of two places that are filled on both sides, nobody knows which is old; empty ones say nothing.
    const isUnclear = (from.isTwofold && to.isTwofold) || !(isFilled(to.extraData) || isFilled(to.entry));
    return isUnclear ? undefined : writtenAs(from, to);
  });
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
  const here = new Set(from.united === undefined ? [] : keysOf(heldObject(from.united)?.value));
  return keysOf(heldObject(to.united)?.value).some((key) => here.has(key));
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
  const placed = placeLogic(
    given,
    room,
    () => true,
    (pair) => {
      if (pair.isSame) staysInBoth.add(pair.from.key);
      return pair.isSame || isOnlyMoved(pair);
    },
  );
  const inBoth = placed
    .section('logic')
    .keys.filter((key) => !staysInBoth.has(key) && hasExtraData(placed, key));
  const isMergeable = (key: string): boolean => new ItemLogic(placed, key).united !== undefined;
  const merged = inBoth.filter(isMergeable);
  return {
    snapshot: storeLogic(placed, merged, 'merged'),
    merged,
    unmergeable: inBoth.filter((key) => !isMergeable(key)),
  };
}

/** A room with the logic of the given items in extraData, and with or without their entries in `logic`. */
export function storeLogic(
  room: SnapshotText,
  keys: readonly string[],
  place: 'merged' | 'both',
): SnapshotText {
  return rewritten(room, keys, room, ({ united, extraData, entry }) => {
    if (united === undefined) return undefined;
    const text = JSON.stringify(united);
    return {
      extraData: holds(extraData, united) ? extraData : text,
      entry: place === 'both' ? (entry ?? text) : undefined,
    };
  });
}

/** A room with the logic of the given items as entries, unless they have an entry already. */
export function withLogicAsEntries(room: SnapshotText, keys: readonly string[]): SnapshotText {
  return rewritten(room, keys, room, ({ united, extraData, entry }) =>
    united !== undefined && entry === undefined && isFilled(extraData)
      ? { extraData: undefined, entry: JSON.stringify(united) }
      : undefined,
  );
}

/** A snapshot with the logic that a room has for items that come without any. */
export function withLogicOf(room: SnapshotText, snapshot: SnapshotText): SnapshotText {
  const items = snapshot.section('roomItems');
  return rewritten(snapshot, items.keys, room, ({ key, united, extraData }) => {
    if (united !== undefined || extraData !== undefined || !isObject(items.get(key))) return undefined;
    const logic = new ItemLogic(room, key);
    return logic.united === undefined ? undefined : logic;
  });
}

/** A room without the logic entries of items that it lacks and another room has. */
export function withoutLogicOfRemoved(room: SnapshotText, before: SnapshotText): SnapshotText {
  const [items, had] = [room.section('roomItems'), before.section('roomItems')];
  const keys = room.section('logic').keys.filter((key) => !items.has(key) && had.has(key));
  return rewritten(room, keys, room, () => ({ extraData: undefined, entry: undefined }));
}

/**
 * A snapshot with the logic of some items written into other places.
 *
 * @param twin a snapshot that may have sections in common. If it has no `logic`, an empty one goes.
 * @param placesOf what is in both places then; undefined where nothing changes
 */
function rewritten(
  snapshot: SnapshotText,
  keys: readonly string[],
  twin: SnapshotText,
  placesOf: (logic: ItemLogic) => LogicPlaces | undefined,
): SnapshotText {
  let editor: JsonEditor | undefined;
  const put = (at: string, before: string | undefined, after: string | undefined): void => {
    if (before === after) return;
    editor ??= new JsonEditor(snapshot.bytes);
    if (after === undefined) editor.remove(at);
    else if (before === undefined) editor.insert(at, new Spelled(after));
    else editor.replace(at, new Spelled(after));
  };
  const entries = new Set(snapshot.section('logic').keys);
  const added: string[] = [];
  const removed: string[] = [];
  for (const key of keys) {
    const from = new ItemLogic(snapshot, key);
    const to = placesOf(from);
    if (to === undefined) continue;
    put(formatPointer(['roomItems', key, 'extraData']), from.extraData, to.extraData);
    if (to.entry === undefined) {
      if (entries.delete(key)) removed.push(formatPointer(['logic', key]));
    } else if (!snapshot.has('logic')) added.push(`${JSON.stringify(key)}:${to.entry}`);
    else {
      entries.add(key);
      put(formatPointer(['logic', key]), from.entry, to.entry);
    }
  }
  if (added.length > 0) put('/logic', undefined, `{${added.join(',')}}`);
  if (snapshot.has('logic') && !twin.has('logic') && entries.size === 0) put('/logic', '', undefined);
  else for (const at of removed) put(at, '', undefined);
  return editor === undefined ? snapshot : SnapshotText.read(editor.result(), 'after', snapshot, twin);
}
