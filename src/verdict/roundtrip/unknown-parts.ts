import { decodeString } from '../../bytes/json/decode.js';
import { NO_KEY, NodeTable } from '../../bytes/json/node-table.js';
import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import { skipSpace } from '../../bytes/json/space.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import {
  hasKinds,
  holdsJson,
  insideShape,
  recordOfShape,
  type Shape,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';
import { childShape, hasType, nodeShape } from './schema-lookup.js';

/** What no schema knows inside a value: how much, and where the first few are. */
export interface UnknownParts {
  readonly count: number;
  /** RFC 6901 pointers from the value to the first few. What follows `#` is inside a string. */
  readonly pointers: readonly string[];
}

export const NOTHING: UnknownParts = { count: 0, pointers: [] };
const MAX_POINTERS = 5;
/** A longer pointer is not written out, because those of a deeply nested value would take quadratic time. */
const MAX_POINTER_LENGTH = 200;

/** Whether removing (`asWhole`) or replacing a value loses something unknown besides whole records. */
export function losesUnknown(table: NodeTable, node: number, placed: Shape, asWhole: boolean): boolean {
  const own = shapeAt(table, node, placed);
  if (own === UNKNOWN_SHAPE) return true;
  if (asWhole && isWholeRecord(table, node, own)) return false;
  return searched(table, node, own, new Search(1, false)).count > 0;
}

/** Whether a value is unknown or has anything in it that no schema knows, also in records inside it. */
export function holdsUnknown(table: NodeTable, node: number, placed: Shape): boolean {
  const own = shapeAt(table, node, placed);
  return own === UNKNOWN_SHAPE || searched(table, node, own, new Search(1, true)).count > 0;
}

/** What no schema knows inside a value, also in records inside it. Nothing if the value itself is unknown. */
export function unknownParts(table: NodeTable, node: number, placed: Shape): UnknownParts {
  const own = shapeAt(table, node, placed);
  if (own === UNKNOWN_SHAPE) return NOTHING;
  return searched(table, node, own, new Search(Number.POSITIVE_INFINITY, true));
}

function shapeAt(table: NodeTable, node: number, placed: Shape): Shape {
  return placed === UNKNOWN_SHAPE ? placed : nodeShape(table, node, placed);
}

function searched(table: NodeTable, node: number, own: Shape, search: Search): Search {
  search.from(table, node, own, '');
  return search;
}

/** Whether a node is a known record, or a string with one. Records with kinds need a `$type`. */
function isWholeRecord(table: NodeTable, node: number, shape: Shape): boolean {
  if (table.isString(node)) return holdsJson(shape) && recordOfShape(insideShape(shape)) !== undefined;
  if (recordOfShape(shape) === undefined) return false;
  return table.isObject(node) && (!hasKinds(shape) || hasType(table, node));
}

/** Looks for unknown parts below a known value. Uses an explicit stack; recurses into strings only. */
class Search implements UnknownParts {
  count = 0;
  readonly pointers: string[] = [];

  constructor(
    /** The search ends when it has found so many. */
    private readonly most: number,
    /** Whether the unknown parts of records inside the value count. */
    private readonly intoRecords: boolean,
  ) {}

  from(table: NodeTable, root: number, rootShape: Shape, pointer: string): void {
    const nodes = [root];
    const shapes = [rootShape];
    const pointers = [pointer];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      const shape = shapes.pop() as Shape;
      const around = pointers.pop() as string;
      if (table.isString(node)) {
        this.fromText(table, node, shape, around);
        if (this.count >= this.most) return;
        continue;
      }
      if (!table.isObject(node) && !table.isArray(node)) continue;
      const limit = table.after[node] as number;
      let index = 0;
      for (let child = node + 1; child < limit; child = table.after[child] as number) {
        const position = index++;
        const placed = childShape(table, node, shape, child);
        const own = shapeAt(table, child, placed);
        if (own === UNKNOWN_SHAPE) {
          this.note(table, child, around, position);
          if (this.count >= this.most) return;
          continue;
        }
        if (!this.intoRecords && isWholeRecord(table, child, own)) continue;
        nodes.push(child);
        shapes.push(own);
        pointers.push(this.step(table, child, around, position));
      }
    }
  }

  /** Recursion is bounded: each level of strings within strings doubles the number of backslashes. */
  private fromText(table: NodeTable, node: number, shape: Shape, pointer: string): void {
    const content = decodeString(table.bytes, table.start[node] as number, table.end[node] as number);
    if (!beginsLikeJson(content)) return;
    const inside = new NodeTable();
    const innerShape = insideShape(shape);
    const isJson = inside.read(content);
    if (isJson) {
      const own = nodeShape(inside, 0, innerShape);
      if (own === UNKNOWN_SHAPE) this.add(pointer);
      else this.from(inside, 0, own, `${pointer}#`);
    } else if (holdsJson(shape)) {
      // What is in a broken text cannot be read, so it may be anything.
      this.add(pointer);
    }
  }

  private note(table: NodeTable, node: number, around: string, position: number): void {
    this.add(this.pointers.length < MAX_POINTERS ? this.step(table, node, around, position) : '');
  }

  private add(pointer: string): void {
    this.count++;
    if (this.pointers.length < MAX_POINTERS) this.pointers.push(pointer);
  }

  private step(table: NodeTable, node: number, around: string, position: number): string {
    if (this.most === 1 || this.pointers.length >= MAX_POINTERS || around.length > MAX_POINTER_LENGTH)
      return around;
    const step: Step = table.key[node] === NO_KEY ? position : table.keyText(node);
    return around + formatPointer([step]);
  }
}

/** Whether a text begins as an object, a list, or a string that may hold JSON once more. */
function beginsLikeJson(content: Uint8Array): boolean {
  const first = content[skipSpace(content, byteOrderMarkLength(content))];
  return first === 0x7b || first === 0x5b || first === 0x22;
}
