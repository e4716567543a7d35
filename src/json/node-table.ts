import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../text/characters.js';
import { grown } from '../text/grown.js';
import { hexUnit } from './escapes.js';
import { skipSpace } from './space.js';
import { stringText } from './string-text.js';

const LETTER_N = 0x6e;

/** A node without a key: an element, or the root. */
export const NO_KEY = -1;

/**
 * The values of a JSON text in flat arrays, in the order of the text: four numbers per value and no objects,
 * so that 50 MB fit in memory. The first child of a node is `node + 1`, and the next sibling is
 * `after[child]`. All offsets are bytes.
 */
export class NodeTable {
  bytes: Uint8Array = new Uint8Array();
  count = 0;
  /** The start of each value. */
  start = new Int32Array(64);
  /** The offset after each value. */
  end = new Int32Array(64);
  /** The start of its key, at the quote, or {@link NO_KEY}. */
  key = new Int32Array(64);
  /** The first node after all its descendants. */
  after = new Int32Array(64);
  private hashes: Int32Array | undefined;
  private keyNode = -1;
  private keyName = '';

  /**
   * Reads a text strictly by RFC 8259. Returns false if it is not JSON. Replaces the previous content, so a
   * table can be reused.
   *
   * @param from the start of the text, after a byte-order mark
   */
  read(bytes: Uint8Array, from = 0): boolean {
    this.bytes = bytes;
    this.count = 0;
    this.hashes = undefined;
    this.keyNode = -1;
    if (bytes.length >= LARGE) {
      const most = mostNodes(bytes, from);
      if (most < 0) return false;
      this.reserve(most);
    }
    let at = skipSpace(bytes, from);
    let key = NO_KEY;
    let parent = -1;
    for (;;) {
      const first = bytes[at];
      const node = this.add(at, key, parent);
      if (first === OPEN_OBJECT || first === OPEN_ARRAY) {
        parent = node;
        at = skipSpace(bytes, at + 1);
        if (bytes[at] !== (first === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY)) {
          key = NO_KEY;
          if (first === OPEN_ARRAY) continue;
          key = at;
          at = valueAfterKey(bytes, at);
          if (at < 0) return false;
          continue;
        }
      } else {
        at = scalarEnd(bytes, at);
        if (at < 0) return false;
        this.end[node] = at;
        this.after[node] = this.count;
        at = skipSpace(bytes, at);
      }
      // After a value, or before the bracket of an empty container.
      for (;;) {
        if (parent < 0) return at === bytes.length;
        const inObject = bytes[this.start[parent] as number] === OPEN_OBJECT;
        const next = bytes[at];
        if (next === COMMA && this.count > parent + 1) {
          at = skipSpace(bytes, at + 1);
          key = NO_KEY;
          if (inObject) {
            key = at;
            at = valueAfterKey(bytes, at);
            if (at < 0) return false;
          }
          break;
        }
        if (next !== (inObject ? CLOSE_OBJECT : CLOSE_ARRAY)) return false;
        at++;
        this.end[parent] = at;
        const around = this.after[parent] as number;
        this.after[parent] = this.count;
        parent = around;
        at = skipSpace(bytes, at);
      }
    }
  }

  private add(start: number, key: number, parent: number): number {
    const node = this.count++;
    if (node === this.start.length) this.grow();
    this.start[node] = start;
    this.key[node] = key;
    // While a container is open, this holds its parent.
    this.after[node] = parent;
    return node;
  }

  /** Growing would need twice the memory at the end. */
  private reserve(size: number): void {
    if (this.start.length >= size) return;
    this.start = new Int32Array(size);
    this.end = new Int32Array(size);
    this.key = new Int32Array(size);
    this.after = new Int32Array(size);
  }

  private grow(): void {
    const size = this.start.length * 2;
    this.start = grown(this.start, size);
    this.end = grown(this.end, size);
    this.key = grown(this.key, size);
    this.after = grown(this.after, size);
  }

  /** The bytes of a value. */
  textOf(node: number): Uint8Array {
    return this.bytes.subarray(this.start[node] as number, this.end[node] as number);
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
    return stringEnd(this.bytes, this.key[node] as number);
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

  /**
   * A hash of a node's tokens, without its own key and without white space. Different values rarely have the
   * same hash.
   */
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

/** From this size on, the nodes of a text are counted first. */
const LARGE = 1 << 20;

/**
 * A number that the nodes of a text cannot exceed; -1 if its brackets do not close, so that it is not JSON.
 */
function mostNodes(bytes: Uint8Array, from: number): number {
  let depth = 0;
  let most = 1;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
    } else if (byte === COMMA) most++;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      depth++;
      most++;
    } else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --depth < 0) return -1;
  }
  return depth === 0 ? most : -1;
}

const FIRST_HASH = 0x811c9dc5;

function hashOf(bytes: Uint8Array, start: number, end: number, seed: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash;
}

/** The start of the value of the key at `start`; -1 if the key or the colon is missing. */
function valueAfterKey(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== QUOTE) return -1;
  const end = stringEnd(bytes, start);
  if (end < 0) return -1;
  const colon = skipSpace(bytes, end);
  return bytes[colon] === COLON ? skipSpace(bytes, colon + 1) : -1;
}

function scalarEnd(bytes: Uint8Array, at: number): number {
  switch (bytes[at]) {
    case QUOTE:
      return stringEnd(bytes, at);
    case 0x74: // t
      return bytes[at + 1] === 0x72 && bytes[at + 2] === 0x75 && bytes[at + 3] === 0x65 ? at + 4 : -1;
    case 0x66: // f
      return bytes[at + 1] === 0x61 &&
        bytes[at + 2] === 0x6c &&
        bytes[at + 3] === 0x73 &&
        bytes[at + 4] === 0x65
        ? at + 5
        : -1;
    case 0x6e: // n
      return bytes[at + 1] === 0x75 && bytes[at + 2] === 0x6c && bytes[at + 3] === 0x6c ? at + 4 : -1;
    default:
      return numberEnd(bytes, at);
  }
}

/** The offset after the string at `start`; -1 if it is invalid or not closed. */
function stringEnd(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; ; at++) {
    const byte = bytes[at];
    if (byte === undefined || byte < 0x20) return -1;
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) continue;
    at++;
    switch (bytes[at]) {
      case 0x22: // "
      case 0x5c: // \
      case 0x2f: // /
      case 0x62: // b
      case 0x66: // f
      case 0x6e: // n
      case 0x72: // r
      case 0x74: // t
        break;
      case 0x75: // u
        if (hexUnit(bytes, at + 1, bytes.length) < 0) return -1;
        at += 4;
        break;
      default:
        return -1;
    }
  }
}

/** The offset after the number at `start` (RFC 8259, section 6); -1 if there is none. */
function numberEnd(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === 0x2d ? start + 1 : start;
  if (bytes[at] === 0x30) at++;
  else {
    const whole = skipDigits(bytes, at);
    if (whole === at) return -1;
    at = whole;
  }
  if (bytes[at] === 0x2e) {
    const fraction = skipDigits(bytes, at + 1);
    if (fraction === at + 1) return -1;
    at = fraction;
  }
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    const sign = bytes[at + 1] === 0x2b || bytes[at + 1] === 0x2d ? 1 : 0;
    const exponent = skipDigits(bytes, at + 1 + sign);
    if (exponent === at + 1 + sign) return -1;
    at = exponent;
  }
  return at;
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte !== undefined && byte >= 0x30 && byte <= 0x39; byte = bytes[at]) at++;
  return at;
}
