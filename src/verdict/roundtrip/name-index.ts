import { decodeString } from '../../bytes/json/decode.js';
import { sameBytes, sameText } from '../../bytes/json/equality/scalars.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import { stringText } from '../../bytes/json/string-text.js';
import { BACKSLASH } from '../../bytes/text/characters.js';

const NONE = -1;

/** Children by name, a key or an Id, in flat arrays: a map of strings takes a hundred bytes for each. */
export class NameIndex {
  /** The start of each child's name, at the quote; -1 for a child without a name. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly hashes: Int32Array;
  /** Open addressing: the last child of each name, plus one; 0 where nothing is. */
  private readonly slots: Int32Array;
  /** The next child of the same name; after the last one the first. */
  private readonly nexts: Int32Array;
  private readonly isFirst: Uint8Array;

  /** @param nameOf the start and end of a child's name token; a negative start for none */
  constructor(
    private readonly table: NodeTable,
    children: Int32Array,
    nameStart: (child: number) => number,
    nameEnd: (child: number) => number,
  ) {
    const count = children.length;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
    this.nexts = new Int32Array(count);
    this.isFirst = new Uint8Array(count);
    // At most three quarters full.
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2((count * 4) / 3 + 2)));
    for (let position = 0; position < count; position++) {
      const child = children[position] as number;
      const start = nameStart(child);
      this.starts[position] = start;
      if (start < 0) continue;
      const end = nameEnd(child);
      this.ends[position] = end;
      this.hashes[position] = hashOfToken(table.bytes, start, end);
      this.add(position);
    }
  }

  private add(position: number): void {
    const slot = this.slotOf(this, position);
    const last = (this.slots[slot] as number) - 1;
    this.slots[slot] = position + 1;
    if (last === NONE) {
      this.nexts[position] = position;
      this.isFirst[position] = 1;
      return;
    }
    this.nexts[position] = this.nexts[last] as number;
    this.nexts[last] = position;
  }

  private firstIn(slot: number): number {
    const last = (this.slots[slot] as number) - 1;
    return last === NONE ? NONE : (this.nexts[last] as number);
  }

  /** Whether a child is the first of its name. */
  isFirstOfName(position: number): boolean {
    return this.isFirst[position] === 1;
  }

  /** The first child here with the name of a child of another index; -1 if there is none. */
  firstLike(other: NameIndex, position: number): number {
    return this.firstIn(this.slotOf(other, position));
  }

  /** The first child with a name; -1 if there is none. */
  firstNamed(name: string): number {
    const token = new TextEncoder().encode(JSON.stringify(name));
    const mask = this.slots.length - 1;
    for (let slot = hashOfToken(token, 0, token.length) & mask; ; slot = (slot + 1) & mask) {
      const first = this.firstIn(slot);
      if (first === NONE) return NONE;
      if (stringText(this.table.bytes, this.starts[first] as number, this.ends[first] as number) === name)
        return first;
    }
  }

  /** Whether other children have the name of the one at `first`. */
  isRepeated(first: number): boolean {
    return this.nexts[first] !== first;
  }

  /** All children with the name of the one at `first`. */
  allFrom(first: number): number[] {
    const positions = [first];
    for (let at = this.nexts[first] as number; at !== first; at = this.nexts[at] as number)
      positions.push(at);
    return positions;
  }

  /** The slot of a name, or the empty one where it belongs. */
  private slotOf(other: NameIndex, position: number): number {
    const [one, two] = [this.table.bytes, other.table.bytes];
    const hash = other.hashes[position] as number;
    const start = other.starts[position] as number;
    const end = other.ends[position] as number;
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const first = this.firstIn(slot);
      if (first === NONE) return slot;
      if (this.hashes[first] !== hash) continue;
      const [startHere, endHere] = [this.starts[first] as number, this.ends[first] as number];
      if (
        sameBytes(one, startHere, endHere, two, start, end) ||
        sameText(one, startHere, endHere, two, start, end)
      )
        return slot;
    }
  }
}

/** Another one in each process: nobody can prepare millions of names with one hash. */
const SEED = Math.floor(Math.random() * 0x100000000) | 0;

/** A hash of what a string means: the same for all its spellings. */
function hashOfToken(bytes: Uint8Array, start: number, end: number): number {
  let hash = SEED;
  for (let at = start + 1; at < end - 1; at++) {
    const byte = bytes[at] as number;
    if (byte === BACKSLASH) return hashOf(decodeString(bytes, start, end));
    hash = Math.imul(hash ^ byte, 0x2c1b3c6d);
    hash ^= hash >>> 15;
  }
  return hash;
}

function hashOf(content: Uint8Array): number {
  let hash = SEED;
  for (const byte of content) {
    hash = Math.imul(hash ^ byte, 0x2c1b3c6d);
    hash ^= hash >>> 15;
  }
  return hash;
}
