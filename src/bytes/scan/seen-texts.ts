/** The initial size of the hash table, which doubles when it is half full. */
const FIRST_SIZE = 256;

/**
 * Detects duplicates among many strings by hash, ignoring the case of ASCII letters. It takes a fraction of
 * the time and memory of a set. Different strings may have the same hash, so a hit has to be checked exactly.
 * Without a hit, a string is new.
 */
export class SeenTexts {
  private low = new Int32Array(FIRST_SIZE);
  private high = new Int32Array(FIRST_SIZE);
  private count = 0;

  /** Adds a string. Returns true when it was probably added before. */
  add(text: string): boolean {
    if (this.count * 2 >= this.low.length) this.grow();
    let low = text.length;
    let high = 0x811c9dc5 | 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      low = Math.imul(low, 31) + (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);
      high = Math.imul(high ^ low, 0x01000193);
    }
    return this.insert(low | 0, high);
  }

  private insert(low: number, high: number): boolean {
    const mask = this.low.length - 1;
    // Two zeros mark an empty place, so no hash may be two zeros.
    const marked = high === 0 && low === 0 ? 1 : high;
    for (let place = (low ^ (low >>> 16)) & mask; ; place = (place + 1) & mask) {
      const there = this.high[place];
      if (there === 0 && this.low[place] === 0) {
        this.low[place] = low;
        this.high[place] = marked;
        this.count++;
        return false;
      }
      if (there === marked && this.low[place] === low) return true;
    }
  }

  private grow(): void {
    const { low, high } = this;
    this.low = new Int32Array(low.length * 2);
    this.high = new Int32Array(low.length * 2);
    this.count = 0;
    for (let place = 0; place < low.length; place++)
      if (low[place] !== 0 || high[place] !== 0) this.insert(low[place] as number, high[place] as number);
  }
}
