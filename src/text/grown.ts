/** A longer copy of a list of numbers. */
export function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(numbers);
  return copy;
}
