/** The base of an array, which has no keys. */
const ARRAY = -1;
/** Nothing nested deeper is ever read, so no keys are kept of it: fifty million brackets would take gigabytes. */
export const DEEPEST = 1_000;
/** With more keys than this, a set is faster than a linear search. */
const FEW = 24;

/**
 * Hashes of the keys of all open objects, to detect duplicate keys. Different keys may have the same hash, so a hit has to be checked
 * exactly. Without a hit, all keys are different, as long as none contains an escape.
 */
export class KeyHashes {
  seemEqual = false;
  escaped = false;
  deepest = 0;
  /** Whether the innermost open container is an object. */
  inObject = false;
  private readonly hashes: number[] = [];
  private top = 0;
  /** For each open container: the index of its first hash, or ARRAY. */
  private readonly bases: number[] = [];
  private depth = 0;
  private base = ARRAY;
  private readonly sets: (Set<number> | undefined)[] = [];

  open(isObject: boolean): void {
    if (this.depth >= DEEPEST) {
      this.depth++;
      if (this.depth > this.deepest) this.deepest = this.depth;
      return;
    }
    this.base = isObject ? this.top : ARRAY;
    this.bases[this.depth] = this.base;
    this.sets[this.depth] = undefined;
    this.depth++;
    if (this.depth > this.deepest) this.deepest = this.depth;
    this.inObject = isObject;
  }

  close(): void {
    if (this.depth === 0) return;
    if (this.depth > DEEPEST) {
      this.depth--;
      return;
    }
    if (this.base !== ARRAY) this.top = this.base;
    this.depth--;
    this.base = this.depth === 0 ? ARRAY : (this.bases[this.depth - 1] as number);
    this.inObject = this.base !== ARRAY;
  }

  /** Closes all containers, before another text. */
  restart(): void {
    this.depth = 0;
    this.top = 0;
    this.base = ARRAY;
    this.inObject = false;
  }

  /** From here on no key is compared, as after two that seem equal. */
  ignoreAll(): void {
    this.seemEqual = true;
  }

  /** Adds a key of the innermost object, given two 32-bit hashes of its bytes. */
  add(low: number, high: number): void {
    if (this.seemEqual || this.base === ARRAY || this.depth > DEEPEST) return;
    const hash = (low >>> 0) * 0x200000 + (high >>> 11);
    const set = this.sets[this.depth - 1];
    if (set !== undefined) {
      const { size } = set;
      if (set.add(hash).size === size) this.seemEqual = true;
      return;
    }
    for (let index = this.base; index < this.top; index++) {
      if (this.hashes[index] === hash) {
        this.seemEqual = true;
        return;
      }
    }
    this.hashes[this.top++] = hash;
    if (this.top - this.base > FEW)
      this.sets[this.depth - 1] = new Set(this.hashes.slice(this.base, this.top));
  }
}
