import { OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { grown } from '../text/int-list.js';
import { stringText } from './decode.js';
import { sameBytes } from './equality.js';
import { Scanner, Token } from './tokens.js';
import { endOfString } from './value-end.js';

const LETTER_N = 0x6e;

/** A node without a key: an element, or the root. */
export const NO_KEY = -1;
/** How many members may have been added or removed in a row before the next one is recognized. */
const NEARBY = 32;
/** Around the root. */
const NO_PARENT = -1;

/**
 * The values of a JSON text in text order, as numbers in flat arrays: 50 MB fit in memory.
 * The first child of a node is `node + 1`, and the next sibling `after[child]`. Offsets are bytes.
 */
export class NodeTable {
  bytes: Uint8Array = new Uint8Array();
  count = 0;
  /** How deeply the values are nested. */
  levels = 0;
  start = new Int32Array(64);
  /** The offset after each value. */
  end = new Int32Array(64);
  /** The start of its key, at the quote, or {@link NO_KEY}. */
  key = new Int32Array(64);
  /** The first node after all its descendants. */
  after = new Int32Array(64);
  /** Whether the text is UTF-8, which texts inside strings need not be. */
  isUtf8 = true;
  private kept = 0;
  /** How many containers are open. */
  private open = 0;
  private hashes: Int32Array | undefined;
  private keyNode = -1;
  private keyName = '';
  private twin: NodeTable | undefined;
  /** How far the nodes of the twin are before those of this table, where both were last the same. */
  private shift = 0;
  /** The members that were not read again, with their nodes in the twin. */
  private readonly same = new Map<number, number>();

  /**
   * Reads a text strictly by RFC 8259 from `from`, after a byte-order mark. False if it is not JSON.
   *
   * @param kept the levels whose values stay in the table: those below are read and forgotten
   * @param twin another version of the text, read with the same `kept`: a member of the last of these levels that
   *   both spell alike is not read again
   */
  read(bytes: Uint8Array, from = 0, kept = Number.POSITIVE_INFINITY, twin?: NodeTable): boolean {
    this.kept = kept;
    this.twin = twin;
    this.shift = 0;
    this.same.clear();
    this.bytes = bytes;
    this.count = 0;
    this.hashes = undefined;
    this.keyNode = -1;
    this.levels = twin?.levels ?? 0;
    this.open = 0;
    const scanner = new Scanner(bytes, from);
    let parent = NO_PARENT;
    let key = NO_KEY;
    scanner.nextSolid();
    for (;;) {
      const node = this.add(scanner.start, key, parent);
      if (isOpening(scanner.kind)) {
        parent = node;
        if (++this.open > this.levels) this.levels = this.open;
        scanner.nextSolid();
      } else if (isScalar(scanner.kind)) {
        this.close(node, scanner.end);
        scanner.nextSolid();
      } else return false;
      parent = this.closeAll(scanner, parent);
      if (parent === NO_PARENT) {
        this.isUtf8 = scanner.isUtf8 && twin?.isUtf8 !== false;
        return scanner.kind === Token.end;
      }
      // Before the next value of `parent`.
      if (this.count > parent + 1) {
        if (scanner.kind !== Token.comma) return false;
        scanner.nextSolid();
      }
      key = NO_KEY;
      if (this.isObject(parent)) {
        key = scanner.start;
        if (scanner.kind !== Token.string || scanner.nextSolid() !== Token.colon) return false;
        if (this.open !== kept - 1 || !this.skipsSame(scanner, key)) scanner.nextSolid();
      }
    }
  }

  /** Takes the value of a member as one token if the twin has the same member. */
  private skipsSame(scanner: Scanner, key: number): boolean {
    const { bytes, twin, count } = this;
    if (twin === undefined) return false;
    for (let step = 0; step <= 2 * NEARBY; step++) {
      const shift = this.shift + (step % 2 === 0 ? step / 2 : (-step - 1) / 2);
      const node = count + shift;
      // The end of another scalar depends on what follows it.
      if (node < 0 || node >= twin.count || !(twin.isString(node) || twin.isContainer(node))) continue;
      const [from, end] = [twin.key[node] as number, twin.end[node] as number];
      const limit = key + end - from;
      if (from === NO_KEY || !sameBytes(bytes, key, limit, twin.bytes, from, end)) continue;
      this.shift = shift;
      this.same.set(count, node);
      scanner.take(key + (twin.start[node] as number) - from, limit);
      return true;
    }
    return false;
  }

  /** Closes the containers that end here, from `parent` outwards. Returns the one that stays open. */
  private closeAll(scanner: Scanner, parent: number): number {
    let open = parent;
    while (open !== NO_PARENT && scanner.kind === this.closing(open)) {
      const around = this.after[open] as number;
      if (this.open >= this.kept) this.count = open + 1;
      this.open--;
      this.close(open, scanner.end);
      open = around;
      scanner.nextSolid();
    }
    return open;
  }

  /** The bracket that closes a container. */
  private closing(node: number): Token {
    return this.isObject(node) ? Token.closeObject : Token.closeArray;
  }

  private close(node: number, end: number): void {
    this.end[node] = end;
    this.after[node] = this.count;
  }

  private add(start: number, key: number, parent: number): number {
    const node = this.count++;
    if (node === this.start.length) this.grow(start);
    this.start[node] = start;
    this.key[node] = key;
    // While a container is open, this holds its parent.
    this.after[node] = parent;
    return node;
  }

  /** Grows to about the size that the whole text needs if the rest of it is like what was read. */
  private grow(readTo: number): void {
    const { bytes, count } = this;
    const expected = Math.ceil((1.05 * count * bytes.length) / (readTo + 1));
    const size = Math.min(Math.max(expected, 2 * count), 8 * count);
    this.start = grown(this.start, size);
    this.end = grown(this.end, size);
    this.key = grown(this.key, size);
    this.after = grown(this.after, size);
  }

  /** The bytes of a value. */
  textOf(node: number): Uint8Array {
    return this.bytes.subarray(this.start[node] as number, this.end[node] as number);
  }

  /** Whether a value has the same bytes as one of another table. */
  hasSame(node: number, other: NodeTable, twin: number): boolean {
    if (other === this.twin && this.same.get(node) === twin) return true;
    if (this === other.twin && other.same.get(twin) === node) return true;
    const [start, end] = [this.start[node] as number, this.end[node] as number];
    return sameBytes(
      this.bytes,
      start,
      end,
      other.bytes,
      other.start[twin] as number,
      other.end[twin] as number,
    );
  }

  isObject(node: number): boolean {
    return this.bytes[this.start[node] as number] === OPEN_OBJECT;
  }

  isArray(node: number): boolean {
    return this.bytes[this.start[node] as number] === OPEN_ARRAY;
  }

  isString(node: number): boolean {
    return this.bytes[this.start[node] as number] === QUOTE;
  }

  isContainer(node: number): boolean {
    return this.isObject(node) || this.isArray(node);
  }

  isNull(node: number): boolean {
    return this.bytes[this.start[node] as number] === LETTER_N;
  }

  /** The key of a node. The last one is kept, because it is asked for several times. */
  keyText(node: number): string {
    if (this.keyNode !== node) {
      this.keyName = stringText(this.bytes, this.key[node] as number, this.keyEnd(node));
      this.keyNode = node;
    }
    return this.keyName;
  }

  /** The offset after the key of a node. */
  keyEnd(node: number): number {
    return endOfString(this.bytes, this.key[node] as number);
  }

  /** The number of members or elements of a container. */
  childCount(node: number): number {
    const limit = this.after[node] as number;
    let count = 0;
    for (let child = node + 1; child < limit; child = this.after[child] as number) count++;
    return count;
  }

  /** The members or elements of a container. */
  children(node: number): Int32Array {
    const children = new Int32Array(this.childCount(node));
    const limit = this.after[node] as number;
    let index = 0;
    for (let child = node + 1; child < limit; child = this.after[child] as number) children[index++] = child;
    return children;
  }

  /** A hash of a node's tokens without key and white space. Different values rarely share it. */
  hash(node: number): number {
    this.hashes ??= this.hashAll();
    return this.hashes[node] as number;
  }

  private hashAll(): Int32Array {
    const { bytes, count, start, end, key, after } = this;
    const hashes = new Int32Array(count);
    // Children come after their container in the table, so going backwards hashes them first.
    for (let node = count - 1; node >= 0; node--) {
      const first = bytes[start[node] as number] as number;
      if (first !== OPEN_OBJECT && first !== OPEN_ARRAY) {
        hashes[node] = hashOf(bytes, start[node] as number, end[node] as number, FIRST_HASH);
        continue;
      }
      let hash = FIRST_HASH ^ first;
      const limit = after[node] as number;
      for (let child = node + 1; child < limit; child = after[child] as number) {
        if (key[child] !== NO_KEY) hash = hashOf(bytes, key[child] as number, this.keyEnd(child), hash);
        hash = Math.imul(hash ^ (hashes[child] as number), 0x01000193) + 1;
      }
      hashes[node] = Math.imul(hash ^ 0x5d, 0x01000193);
    }
    return hashes;
  }
}

const FIRST_HASH = 0x811c9dc5;

function hashOf(bytes: Uint8Array, start: number, end: number, seed: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash;
}

function isOpening(kind: Token): boolean {
  return kind === Token.openObject || kind === Token.openArray;
}

function isScalar(kind: Token): boolean {
  return kind === Token.string || kind === Token.number || kind === Token.literal;
}

/** The values of a text; undefined if it is not JSON. Parameters as for {@link NodeTable.read}. */
export function readTable(
  bytes: Uint8Array,
  from = 0,
  kept?: number,
  twin?: NodeTable,
): NodeTable | undefined {
  const table = new NodeTable();
  return table.read(bytes, from, kept, twin) ? table : undefined;
}
