import { NONE } from './place-query.js';

/** Collects the offsets of found places, so that one sorted pass can map all of them to the surrounding text. */
export class OffsetMapper {
  private readonly slots: { readonly numbers: number[]; readonly index: number }[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++) {
      if (numbers[index] !== NONE) this.slots.push({ numbers, index });
    }
  }

  addAll(other: OffsetMapper): void {
    for (const slot of other.slots) this.slots.push(slot);
  }

  /** Replaces every offset with its mapped value. `mapping` gets the offsets in ascending order. */
  map(mapping: (sorted: readonly number[]) => number[]): void {
    const value = ({ numbers, index }: { numbers: number[]; index: number }): number => numbers[index] ?? 0;
    this.slots.sort((a, b) => value(a) - value(b));
    const mapped = mapping(this.slots.map(value));
    for (const [rank, { numbers, index }] of this.slots.entries()) numbers[index] = mapped[rank] ?? 0;
  }
}
