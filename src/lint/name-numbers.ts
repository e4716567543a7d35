import { grown } from '../text/grown.js';

/** The number of what has no place, and of the root of all places. */
const [NOWHERE, ROOT, INSIDE] = [1, 2, 3] as const;
const FIRST = 4;

/** A set of numbers that are given one after the other, with a bit for each. */
export class NumberSet {
  private bits = new Uint8Array(1 << 10);

  /** @returns whether it was not there yet */
  add(number: number): boolean {
    const byte = number >> 3;
    if (byte >= this.bits.length) this.grow(byte);
    const before = this.bits[byte] as number;
    const after = before | (1 << (number & 7));
    this.bits[byte] = after;
    return after !== before;
  }

  has(number: number): boolean {
    return (((this.bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 1;
  }

  private grow(byte: number): void {
    const grown = new Uint8Array(2 * byte);
    grown.set(this.bits);
    this.bits = grown;
  }
}

/** Numbers for names that are equal in all versions of a file, which costs less than writing the names. */
export class NameNumbers {
  private readonly texts = new Map<string, number>();
  /** What each number is a pair of; 0 for a text. */
  private left = new Int32Array(1 << 10);
  private right = new Int32Array(1 << 10);
  private count = FIRST;
  /** The numbers of pairs, by a hash of both halves. */
  private slots = new Int32Array(1 << 12);
  private pairs = 0;
  private readonly ties = new Map<number, readonly [number, number]>();

  readonly nowhere = NOWHERE;
  readonly root = ROOT;

  of(text: string): number {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const number = this.add(0, 0);
    this.texts.set(text, number);
    return number;
  }

  /** The member or element `name` of a place, or the JSON in the string there. */
  below(place: number, name: string | undefined): number {
    return this.pair(place, name === undefined ? INSIDE : this.of(name));
  }

  /** The place around another; undefined for the root. */
  around(place: number): number | undefined {
    return place === ROOT ? undefined : this.left[place];
  }

  isInside(place: number): boolean {
    return this.right[place] === INSIDE;
  }

  /** The number of two numbers together. */
  pair(left: number, right: number): number {
    if (2 * this.pairs >= this.slots.length) this.spread();
    const slot = this.slotOf(left, right);
    const known = this.slots[slot] as number;
    if (known !== 0) return known;
    const number = this.add(left, right);
    this.slots[slot] = number;
    this.pairs++;
    return number;
  }

  /** An occurrence that is known by either key. */
  tie(key: number, other: number): number {
    const tied = this.pair(key, other);
    this.ties.set(tied, [key, other]);
    return tied;
  }

  /** The keys that an occurrence is known by. */
  tiedIn(key: number): readonly [number, number] | undefined {
    return this.ties.size === 0 ? undefined : this.ties.get(key);
  }

  private add(left: number, right: number): number {
    const number = this.count++;
    if (number === this.left.length) {
      this.left = grown(this.left, 2 * number);
      this.right = grown(this.right, 2 * number);
    }
    this.left[number] = left;
    this.right[number] = right;
    return number;
  }

  private slotOf(left: number, right: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash(left, right) & mask;
    for (;;) {
      const number = slots[slot] as number;
      if (number === 0 || (this.left[number] === left && this.right[number] === right)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private spread(): void {
    this.slots = new Int32Array(2 * this.slots.length);
    for (let number = FIRST; number < this.count; number++) {
      const left = this.left[number] as number;
      if (left !== 0) this.slots[this.slotOf(left, this.right[number] as number)] = number;
    }
  }
}

/** As murmur3 mixes: the numbers come in steps, and simpler hashes of them meet often. */
function hash(left: number, right: number): number {
  return mixed(mixed(left) + right);
}

function mixed(number: number): number {
  const first = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
