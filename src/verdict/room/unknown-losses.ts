import { sameValue } from '../../bytes/json/equality.js';
import { hasMember, keysOf, member, textField, withMember } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { Place } from '../../bytes/json/place.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import {
  elementShape,
  hasKinds,
  holdsJson,
  insideShape,
  kindShape,
  memberShape,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';
import { type ImportSteps, REWRITTEN_SECTIONS, type RecordSteps } from './import.js';
import type { SnapshotText } from './snapshot-text.js';

/** A place in the room's text: a pointer, and pointers inside strings that hold JSON. */
export interface UnknownPlace {
  readonly pointer: string;
  readonly embedded: readonly string[];
  /** The `$type` of a record in a documented field, where no schema describes that type. */
  readonly type?: string;
}

/** Parts of the room that neither document knows. */
export interface UnknownLosses {
  /** They are gone after the import. */
  readonly removed: readonly UnknownPlace[];
  /** They have another value after the import. */
  readonly changed: readonly UnknownPlace[];
}

interface Pair {
  readonly before: JsonValue;
  readonly after: JsonValue | undefined;
  readonly shape: Shape;
  readonly place: Place;
}

/** Finds everything unknown that the import removes or changes, in the records that it touches. */
export function findUnknownLosses(
  steps: ImportSteps,
  items: RecordSteps,
  quests: RecordSteps,
  logic: RecordSteps,
): UnknownLosses {
  const { room, snapshot, sections } = steps;
  const pairs: Pair[] = [];
  const merged = new Set(steps.merged);
  const add = (
    path: readonly string[],
    before: JsonValue | undefined,
    after: JsonValue | undefined,
  ): void => {
    if (before === undefined) return;
    const shape = path.reduce(memberShape, SNAPSHOT_SHAPE);
    pairs.push({ before, after, shape, place: Place.root.along(path) });
  };
  for (const [name, records] of [
    ['roomItems', items],
    ['logic', logic],
  ] as const) {
    const [had, has] = [room.section(name), snapshot.section(name)];
    const isLogic = name === 'logic';
    for (const key of records.changed)
      add([name, key], had.get(key), isLogic ? has.get(key) : itemWithLogic(steps, key));
    // Logic that was merged lives on in the extraData of its item.
    for (const key of records.removed)
      add([name, key], had.get(key), isLogic && merged.has(key) ? extraDataOf(snapshot, key) : undefined);
  }
  if (sections.quests !== 'unchanged') {
    const [had, has] = [room.section('quests'), snapshot.section('quests')];
    for (const key of [...quests.changed, ...quests.removed])
      add(['quests', key], had.get(key), has.get(key));
  }
  for (const name of REWRITTEN_SECTIONS)
    if (name !== 'quests' && sections[name] !== 'unchanged') add([name], room.get(name), snapshot.get(name));
  return search(pairs.reverse());
}

/** The item after the import. Where only the room has extraData, the item's logic takes its place. */
function itemWithLogic({ room, snapshot }: ImportSteps, key: string): JsonValue | undefined {
  const [before, after] = [room.section('roomItems').get(key), snapshot.section('roomItems').get(key)];
  const logic = snapshot.section('logic').get(key);
  if (!isObject(before) || !isObject(after) || logic === undefined) return after;
  if (!hasMember(before, 'extraData') || hasMember(after, 'extraData')) return after;
  return withMember(after, 'extraData', logic);
}

function extraDataOf(snapshot: SnapshotText, key: string): JsonValue | undefined {
  return member(snapshot.section('roomItems').get(key), 'extraData');
}

/** No recursion: strings inside strings may be nested deeply. */
function search(stack: Pair[]): UnknownLosses {
  const removed: UnknownPlace[] = [];
  const changed: UnknownPlace[] = [];
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const { before, after } = pair;
    if (before === after) continue;
    const shape = ownShape(before, pair.shape);
    if (shape === UNKNOWN_SHAPE && after === undefined) {
      removed.push(placeOf(pair));
      continue;
    }
    const parts = partsOf({ ...pair, shape });
    if (parts !== undefined) for (const part of parts.reverse()) stack.push(part);
    else if (shape === UNKNOWN_SHAPE && !sameValue(before, after ?? null)) changed.push(placeOf(pair));
  }
  return { removed, changed };
}

function placeOf({ before, shape, place }: Pair): UnknownPlace {
  const type = shape === UNKNOWN_SHAPE ? undefined : textField(before, '$type');
  return type === undefined ? place.pointers : { ...place.pointers, type };
}

/** The shape of a value, by its `$type` where records come in kinds. */
function ownShape(value: JsonValue, shape: Shape): Shape {
  if (!isObject(value)) return shape;
  const inner = holdsJson(shape) ? insideShape(shape) : shape;
  if (!hasKinds(inner)) return inner;
  const type = member(value, '$type');
  return typeof type === 'string' && !NAMED_TRIGGERS.has(type) ? kindShape(inner, type) : inner;
}

/** The documents name these triggers and give them no field but `$type`. */
const NAMED_TRIGGERS: ReadonlySet<string> = new Set(['OnClickEvent', 'OnEnterEvent']);

/** The parts of a value that may be unknown; undefined for none, or a counterpart of another kind. */
function partsOf({ before, after, shape, place }: Pair): Pair[] | undefined {
  const isUnknown = shape === UNKNOWN_SHAPE;
  if (typeof before === 'string') {
    if (!holdsJson(shape)) return undefined;
    const value = tryParseJson(before);
    const other = typeof after === 'string' ? tryParseJson(after) : after;
    if (value !== undefined)
      return [{ before: value, after: other, shape: insideShape(shape), place: place.inside() }];
    // What is in a broken text cannot be read, so it may be anything.
    return /^[ \t\r\n]*[{["]/.test(before) ? [{ before, after, shape: UNKNOWN_SHAPE, place }] : [];
  }
  if (Array.isArray(before)) {
    if (isUnknown && !Array.isArray(after)) return undefined;
    const match = counterparts(Array.isArray(after) ? after : []);
    const element = isUnknown ? UNKNOWN_SHAPE : elementShape(shape);
    return before.map((value, index) => ({
      before: value,
      after: match(value, index),
      shape: isStray(value, element) ? UNKNOWN_SHAPE : element,
      place: place.at(index),
    }));
  }
  if (!isObject(before) || (isUnknown && !isObject(after))) return undefined;
  const other = isObject(after) ? after : {};
  return keysOf(before).map((key) => ({
    before: member(before, key) ?? null,
    after: member(other, key),
    shape: isUnknown ? UNKNOWN_SHAPE : memberShape(shape, key),
    place: place.at(key),
  }));
}

/** In a list of records, what is not a record is unknown. */
function isStray(value: JsonValue, element: Shape): boolean {
  return recordOfShape(element) !== undefined && !isObject(value) && value !== null;
}

/** Finds the counterpart of an element by its Id, or by its position without one. */
function counterparts(
  after: readonly JsonValue[],
): (value: JsonValue, index: number) => JsonValue | undefined {
  const idOf = (value: JsonValue): string | undefined => textField(value, 'Id');
  const byId = new Map<string, JsonValue>();
  for (const value of after) {
    const id = idOf(value);
    if (id !== undefined && !byId.has(id)) byId.set(id, value);
  }
  return (value, index) => {
    const id = idOf(value);
    return id === undefined ? after[index] : byId.get(id);
  };
}
