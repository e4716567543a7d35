/** The base of an array, which has no keys. */
const ARRAY: i32 = 0;
/** Nothing nested deeper is ever read, so no keys are kept of it: fifty million brackets would take gigabytes. */
export const MAX_DEPTH: i32 = 1_000;
/** With more keys than this, a set is faster than a linear search. */
const FEW: i32 = 24;
/** The size of a hash in bytes. */
const HASH: i32 = 8;
/** Set in every hash, because zeros mark an empty place of a table. */
const OCCUPIED: u64 = 1 << 63;
/** The number of places in the first table of an object. */
const FIRST_PLACES: i32 = 64;
const PAGE: i32 = 65_536;
/** The memory grows by at least this many pages at once. */
const PAGES: i32 = 16;

/** An open array or object. */
@unmanaged
class Container {
  /** The address of its first hash, or ARRAY. */
  base: i32;
  /** The number of places of its hash table; 0 while its hashes are a list. */
  places: i32;
  /** The number of hashes in its table. */
  count: i32;
}

/**
 * What the prescan found at one level, and the hashes of the keys of all open objects there, to detect duplicate keys. Different keys may
 * have the same hash, so a hit has to be checked exactly. Without a hit, all keys are different, as long as none contains an escape.
 * The hashes are on a stack: a list for an object with few keys, a hash table for any other. Only the innermost object gets keys, and its hashes
 * are on top of the stack, where they have room to grow.
 */
@unmanaged
export class Level {
  deepest: i32;
  members: i32;
  numbersToCheck: bool;
  surrogatesToCheck: bool;
  /** Some JSON syntax is written with escapes, which the prescan does not decode. */
  unsure: bool;
  seemEqual: bool;
  escaped: bool;
  inObject: bool;
  /** The address after the last hash. */
  top: i32;
  private depth: i32;
  /** The base of the innermost container; ARRAY outside of all. */
  private base: i32;

  /** Forgets everything, before another text. */
  clear(bottom: i32): void {
    memory.fill(changetype<usize>(this), 0, offsetof<Level>());
    this.top = bottom;
  }

  /** Closes all containers, before another text inside the same file. */
  restart(bottom: i32): void {
    this.depth = 0;
    this.top = bottom;
    this.base = ARRAY;
    this.inObject = false;
  }

  open(isObject: bool): void {
    this.depth++;
    if (this.depth > this.deepest) this.deepest = this.depth;
    if (this.depth > MAX_DEPTH) return;
    this.base = isObject ? this.top : ARRAY;
    this.inObject = isObject;
    const container = this.innermost;
    container.base = this.base;
    container.places = 0;
    container.count = 0;
  }

  close(): void {
    if (this.depth === 0) return;
    this.depth--;
    if (this.depth >= MAX_DEPTH) return;
    if (this.base !== ARRAY) this.top = this.base;
    this.base = this.depth === 0 ? ARRAY : this.innermost.base;
    this.inObject = this.base !== ARRAY;
  }

  /** The number of open containers. */
  get openCount(): i32 {
    return this.depth;
  }

  /** Adds a key of the innermost object, given two 32-bit hashes of its bytes. */
  add(low: u32, high: u32): void {
    if (this.seemEqual || this.base === ARRAY || this.depth > MAX_DEPTH) return;
    const hash: u64 = OCCUPIED | ((<u64>low) << 21) | (high >>> 11);
    if (this.innermost.places > 0) {
      this.addToTable(hash);
      return;
    }
    for (let at = this.base; at < this.top; at += HASH) {
      if (load<u64>(at) === hash) {
        this.seemEqual = true;
        return;
      }
    }
    this.reserve(HASH);
    store<u64>(this.top, hash);
    this.top += HASH;
    if (this.top - this.base > FEW * HASH) {
      this.innermost.count = FEW + 1;
      this.rehash(FIRST_PLACES);
    }
  }

  /** The innermost container, which must not be deeper than MAX_DEPTH. The containers are behind the fields. */
  private get innermost(): Container {
    const index = this.depth - 1;
    return changetype<Container>(changetype<usize>(this) + offsetof<Level>() + index * offsetof<Container>());
  }

  private addToTable(hash: u64): void {
    const container = this.innermost;
    if (!insert(this.base, container.places, hash)) {
      this.seemEqual = true;
      return;
    }
    container.count++;
    if (container.count * 2 > container.places) this.rehash(container.places * 2);
  }

  /** Puts the hashes of the innermost object into a new table, which is built above them and then replaces them. */
  private rehash(places: i32): void {
    const size = places * HASH;
    this.reserve(size);
    memory.fill(this.top, 0, size);
    for (let at = this.base; at < this.top; at += HASH) {
      const hash = load<u64>(at);
      if (hash !== 0) insert(this.top, places, hash);
    }
    memory.copy(this.base, this.top, size);
    this.top = this.base + size;
    this.innermost.places = places;
  }

  /** Makes room for so many bytes on top of the stack. */
  private reserve(size: i32): void {
    const missing = this.top + size - (memory.size() << 16);
    if (missing <= 0) return;
    const pages = max((missing + PAGE - 1) / PAGE, PAGES);
    // Who called must suspect everything then.
    if (memory.grow(pages) < 0) unreachable();
  }
}

/** Adds a hash to a table that has an empty place. False if it is there already. */
function insert(table: i32, places: i32, hash: u64): bool {
  // Fibonacci hashing: 2 ** 32 divided by the golden ratio.
  let place = <i32>((hash * 0x9e3779b9) >>> 32);
  let at = table;
  let there: u64 = 0;
  do {
    at = table + (place++ & (places - 1)) * HASH;
    there = load<u64>(at);
    if (there === hash) return false;
  } while (there !== 0);
  store<u64>(at, hash);
  return true;
}
