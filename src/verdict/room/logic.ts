import { JsonEditor, Spelled } from '../../bytes/json/edit/json-editor.js';
import { keysOf } from '../../bytes/json/members.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { isObject } from '../../bytes/json/value.js';
import type { Side } from '../roundtrip/difference.js';
import {
  hasExtraData,
  heldObject,
  holds,
  ItemLogic,
  isFilled,
  type LogicPlaces,
  NOWHERE,
  PLACES,
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
