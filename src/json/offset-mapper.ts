import { NONE } from './place-query.js';

/** Offsets and ranks fit into one number side by side: files are far smaller than 2 ** 29 bytes. */
const MAX_SLOTS = 2 ** 24;

/**
 * Collects the offsets of found places, so that one sorted pass can map all of them to the surrounding text.
 */
export class OffsetMapper {
  /** For each offset its list and its index there, as numbers, because there may be millions. */
  private readonly lists: number[][] = [];
  private readonly indexes: number[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++)
      if (numbers[index] !== NONE) this.push(numbers, index);
  }

  addAll({ lists, indexes }: OffsetMapper): void {
    for (let slot = 0; slot < lists.length; slot++)
      this.push(lists[slot] as number[], indexes[slot] as number);
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
    const { lists, indexes } = this;
    // Sorting plain numbers is many times as fast as sorting by a function.
    const ranked = new Float64Array(to - from);
    for (let slot = from; slot < to; slot++)
      ranked[slot - from] = this.offsetAt(slot) * MAX_SLOTS + (slot - from);
    ranked.sort();
    const mapped = mapping(Int32Array.from(ranked, (both) => Math.floor(both / MAX_SLOTS)));
    for (let rank = 0; rank < ranked.length; rank++) {
      const slot = from + ((ranked[rank] as number) % MAX_SLOTS);
      (lists[slot] as number[])[indexes[slot] as number] = mapped[rank] as number;
    }
  }

  private offsetAt(slot: number): number {
    return this.lists[slot]?.[this.indexes[slot] as number] ?? 0;
  }
}
