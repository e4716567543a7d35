import { NONE } from './place-query.js';

/** Offsets and ranks fit into one number side by side: files are far smaller than 2 ** 29 bytes. */
const MAX_SLOTS = 2 ** 24;

/** Collects offsets, so that one sorted pass maps all of them to the surrounding text. */
export class OffsetMapper {
  /** For each offset its list and its index there, as numbers, because there may be millions. */
  private readonly lists: number[][] = [];
  private readonly indexes: number[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++)
      if (numbers[index] !== NONE) this.push(numbers, index);
  }

  addAll({ lists, indexes }: OffsetMapper): void {
    for (const [slot, list] of lists.entries()) this.push(list, indexes[slot] as number);
  }

  private push(list: number[], index: number): void {
    this.lists.push(list);
    this.indexes.push(index);
  }

  /** Replaces every offset with its mapped value. `mapping` gets the offsets in ascending order. */
  map(mapping: (sorted: Int32Array) => Int32Array): void {
    for (let from = 0; from < this.lists.length; from += MAX_SLOTS)
      this.mapSlots(from, Math.min(from + MAX_SLOTS, this.lists.length), mapping);
  }

  private mapSlots(from: number, to: number, mapping: (sorted: Int32Array) => Int32Array): void {
    // Sorting plain numbers is many times as fast as sorting by a function.
    const unsorted = new Float64Array(to - from);
    for (let rank = 0; rank < unsorted.length; rank++)
      unsorted[rank] = this.offsetAt(from + rank) * MAX_SLOTS + rank;
    const ranked = unsorted.sort();
    const sorted = new Int32Array(ranked.length);
    for (let rank = 0; rank < ranked.length; rank++)
      sorted[rank] = Math.floor((ranked[rank] as number) / MAX_SLOTS);
    const mapped = mapping(sorted);
    for (let rank = 0; rank < ranked.length; rank++) {
      const slot = from + ((ranked[rank] as number) % MAX_SLOTS);
      (this.lists[slot] as number[])[this.indexes[slot] as number] = mapped[rank] as number;
    }
  }

  private offsetAt(slot: number): number {
    return this.lists[slot]?.[this.indexes[slot] as number] ?? 0;
  }
}
