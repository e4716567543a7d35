/** The size that a list of numbers begins with: up to here V8 needs no memory of its own for it. */
export const SHORT_LIST = 16;

/** A longer copy of a list of numbers. */
export function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(numbers);
  return copy;
}
