/** In an array there are no keys. */
const ARRAY = -1;
/** Beyond so many keys a set is faster than looking through all. */
const FEW = 24;

/**
 * The keys of all objects that are open, by two hashes each, so that equal ones show. Different keys may hash alike: what
 * seems equal is to be looked at, what does not is different, as long as no key is spelled with escapes.
 */
export class KeyNotes {
  seemEqual = false;
  escaped = false;
  deepest = 0;
  /** Whether the innermost open container is an object. */
  inObject = false;
  private readonly hashes: number[] = [];
  private top = 0;
  /** Of each open container: where its hashes begin, or ARRAY. */
  private readonly bases: number[] = [];
  private depth = 0;
  private base = ARRAY;
  private readonly sets: (Set<number> | undefined)[] = [];

  open(isObject: boolean): void {
    this.base = isObject ? this.top : ARRAY;
    this.bases[this.depth] = this.base;
    this.sets[this.depth] = undefined;
    this.depth++;
    if (this.depth > this.deepest) this.deepest = this.depth;
    this.inObject = isObject;
  }

  close(): void {
    if (this.depth === 0) return;
    if (this.base !== ARRAY) this.top = this.base;
    this.depth--;
    this.base = this.depth === 0 ? ARRAY : (this.bases[this.depth - 1] as number);
    this.inObject = this.base !== ARRAY;
  }

  /** Forgets what is open: another text begins. */
  restart(): void {
    this.depth = 0;
    this.top = 0;
    this.base = ARRAY;
    this.inObject = false;
  }

  /** Notes a key of the innermost object by two 32-bit hashes of its bytes. */
  add(low: number, high: number): void {
    if (this.seemEqual) return;
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
