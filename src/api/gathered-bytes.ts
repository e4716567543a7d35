const FIRST_CAPACITY = 65_536;

/** Bytes that arrive in pieces of any size, without memory for each piece. */
export class GatheredBytes {
  private buffer = new Uint8Array(FIRST_CAPACITY);
  private length = 0;

  add(piece: Uint8Array): void {
    const needed = this.length + piece.length;
    if (needed > this.buffer.length) {
      const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
      larger.set(this.buffer.subarray(0, this.length));
      this.buffer = larger;
    }
    this.buffer.set(piece, this.length);
    this.length = needed;
  }

  /** What has arrived so far. Later pieces do not change it. */
  get bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }
}
