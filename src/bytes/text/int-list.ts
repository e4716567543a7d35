const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;

/** A list of 32-bit numbers that grows chunk by chunk: to copy millions takes long. */
export class IntList {
  private readonly chunks: Int32Array[] = [new Int32Array(SHORT_LIST)];
  length = 0;

  push(number: number): void {
    const index = this.length++ >> CHUNK_BITS;
    const at = (this.length - 1) % CHUNK;
    let chunk = this.chunks[index] ?? new Int32Array(CHUNK);
    if (at === chunk.length) chunk = grown(chunk, at * 2);
    this.chunks[index] = chunk;
    chunk[at] = number;
  }

  at(index: number): number | undefined {
    return this.chunks[index >> CHUNK_BITS]?.[index % CHUNK];
  }
}

/** The size that a list of numbers begins with: up to here V8 needs no memory of its own for it. */
const SHORT_LIST = 16;

/** A longer copy of a list of numbers. */
export function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(numbers);
  return copy;
}
