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
 * What the schemas say about a node, given its place. The shape of a record depends on its `$type`. An object in a place for a string
 * that holds an object, as in hand-written snapshots, is treated as that object.
 */
export function nodeShape(table: NodeTable, node: number, placed: Shape): Shape {
  if (!table.isObject(node)) return placed;
  const shape = holdsJson(placed) ? insideShape(placed) : placed;
  if (!hasKinds(shape)) return shape;
  const type = textMember(table, node, TYPE);
  return type === undefined ? shape : kindShape(shape, type);
}

/** The value of the last member with this key, if it is a string. */
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

/** The shape of a child by its place alone, without its `$type`. */
function childShape(table: NodeTable, container: number, shape: Shape, child: number): Shape {
  if (shape === UNKNOWN_SHAPE) return UNKNOWN_SHAPE;
  return table.isArray(container) ? elementShape(shape) : memberShape(shape, keyText(table, child));
}

/**
 * Whether removing or replacing a value loses something that no schema knows. The unknown fields of a record that is removed as a whole
 * do not count, and neither do those of records inside the value. All other unknown fields do.
 *
 * @param shape what the schemas say about the place
 * @param asWhole true if the value is removed; false if it is replaced by another value
 */
export function losesUnknown(table: NodeTable, node: number, shape: Shape, asWhole: boolean): boolean {
  if (shape === UNKNOWN_SHAPE) return true;
  const own = nodeShape(table, node, shape);
  if (own === UNKNOWN_SHAPE) return true;
  if (asWhole && isWholeRecord(own, table, node)) return false;
  return partLosesUnknown(table, node, own, asWhole);
}

/** Whether a node is a known record. Records that come in kinds need a `$type`. */
function isWholeRecord(shape: Shape, table: NodeTable, node: number): boolean {
  if (recordOfShape(shape) === undefined) return false;
  return !hasKinds(shape) || (table.isObject(node) && textMember(table, node, TYPE) !== undefined);
}

function partLosesUnknown(table: NodeTable, root: number, rootShape: Shape, asWhole: boolean): boolean {
  const nodes = [root];
  const shapes = [rootShape];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const shape = shapes.pop() as Shape;
    if (table.isString(node)) {
      if (holdsJson(shape) && textLosesUnknown(table, node, shape, asWhole)) return true;
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

/** Recursion is bounded: each level of strings within strings doubles the number of backslashes. */
function textLosesUnknown(table: NodeTable, node: number, shape: Shape, asWhole: boolean): boolean {
  const content = decodeString(table.bytes, table.start[node] as number, table.end[node] as number);
  const inside = new NodeTable();
  return inside.read(content) && losesUnknown(inside, 0, insideShape(shape), asWhole);
}
