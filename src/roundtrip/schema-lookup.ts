import { decodeString } from '../json/decode.js';
import { stringText } from '../json/string-text.js';
import {
  elementShape,
  hasKinds,
  holdsJson,
  insideShape,
  kindShape,
  memberShape,
  recordOfShape,
  type Shape,
  UNKNOWN_SHAPE,
} from '../schema/known-fields.js';
import { NodeTable } from './node-table.js';

const TYPE = '$type';

/**
 * What the schemas know about a node: the shape of a record depends on the `$type` in it. An object where a string with the
 * JSON of an object belongs, as hand-written snapshots have it, is that object.
 */
export function nodeShape(table: NodeTable, node: number, placed: Shape): Shape {
  if (!table.isObject(node)) return placed;
  const shape = holdsJson(placed) ? insideShape(placed) : placed;
  if (!hasKinds(shape)) return shape;
  const type = textMember(table, node, TYPE);
  return type === undefined ? shape : kindShape(shape, type);
}

/** The text of the last member with this key, where it is a string. */
function textMember(table: NodeTable, object: number, key: string): string | undefined {
  let found: string | undefined;
  const limit = table.after[object] as number;
  for (let child = object + 1; child < limit; child = table.after[child] as number) {
    if (keyText(table, child) === key) found = table.isString(child) ? nodeText(table, child) : undefined;
  }
  return found;
}

export function keyText(table: NodeTable, node: number): string {
  return stringText(table.bytes, table.key[node] as number, table.keyEnd(node));
}

export function nodeText(table: NodeTable, node: number): string {
  return stringText(table.bytes, table.start[node] as number, table.end[node] as number);
}

/** The shape of a child of a container of which the shape is known, its `$type` not looked at yet. */
function childShape(table: NodeTable, container: number, shape: Shape, child: number): Shape {
  if (shape === UNKNOWN_SHAPE) return UNKNOWN_SHAPE;
  return table.isArray(container) ? elementShape(shape) : memberShape(shape, keyText(table, child));
}

/**
 * Whether something that no schema knows is lost when a value goes. A record that goes as a whole takes what is in it along, and so
 * does a record inside; a field that goes from a record that stays does not.
 *
 * @param shape what is known about the place
 * @param gone whether the value goes as a whole; false when something else stands in its place
 */
export function losesUnknown(table: NodeTable, node: number, shape: Shape, gone: boolean): boolean {
  if (shape === UNKNOWN_SHAPE) return true;
  const own = nodeShape(table, node, shape);
  if (own === UNKNOWN_SHAPE) return true;
  if (gone && isWholeRecord(own, table, node)) return false;
  return partLosesUnknown(table, node, own, gone);
}

/** Where records come in kinds, one is known as such only by its `$type`. */
function isWholeRecord(shape: Shape, table: NodeTable, node: number): boolean {
  if (recordOfShape(shape) === undefined) return false;
  return !hasKinds(shape) || (table.isObject(node) && textMember(table, node, TYPE) !== undefined);
}

function partLosesUnknown(table: NodeTable, root: number, rootShape: Shape, gone: boolean): boolean {
  const nodes = [root];
  const shapes = [rootShape];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const shape = shapes.pop() as Shape;
    if (table.isString(node)) {
      if (holdsJson(shape) && textLosesUnknown(table, node, shape, gone)) return true;
      continue;
    }
    if (!table.isObject(node) && !table.isArray(node)) continue;
    const limit = table.after[node] as number;
    for (let child = node + 1; child < limit; child = table.after[child] as number) {
      const placed = childShape(table, node, shape, child);
      if (placed === UNKNOWN_SHAPE) return true;
      const own = nodeShape(table, child, placed);
      if (own === UNKNOWN_SHAPE) return true;
      if (isWholeRecord(own, table, child)) continue;
      nodes.push(child);
      shapes.push(own);
    }
  }
  return false;
}

/** Strings within strings take twice the bytes a level, so that this cannot go deep. */
function textLosesUnknown(table: NodeTable, node: number, shape: Shape, gone: boolean): boolean {
  const content = decodeString(table.bytes, table.start[node] as number, table.end[node] as number);
  const inside = new NodeTable();
  return inside.read(content) && losesUnknown(inside, 0, insideShape(shape), gone);
}
