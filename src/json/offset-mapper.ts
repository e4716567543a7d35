import { eachInSteps, type Steps, sortNumbersInSteps } from '../text/steps.js';
import { NONE } from './place-query.js';

/** Offsets and ranks fit into one number side by side: files are far smaller than 2 ** 29 bytes. */
const MAX_SLOTS = 2 ** 24;

/** So many offsets are moved in a millisecond or two. */
const STEP = 1 << 15;

/** Does something for the numbers below `count`, some of them at a time, outside of a generator. */
function* inPieces(count: number, work: (start: number, end: number) => void): Steps {
  for (let start = 0; start < count; start += STEP) {
    work(start, Math.min(start + STEP, count));
    yield;
  }
}

/** Collects offsets, so that one sorted pass maps all of them to the surrounding text. */
export class OffsetMapper {
  /** For each offset its list and its index there, as numbers, because there may be millions. */
  private readonly lists: number[][] = [];
  private readonly indexes: number[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++)
      if (numbers[index] !== NONE) this.push(numbers, index);
  }

  addAll({ lists, indexes }: OffsetMapper): Steps {
    return eachInSteps(lists, STEP, (list, slot) => this.push(list, indexes[slot] as number));
  }

  private push(list: number[], index: number): void {
    this.lists.push(list);
    this.indexes.push(index);
  }

  /** Replaces every offset with its mapped value. `mapping` gets the offsets in ascending order. */
  *map(mapping: (sorted: Int32Array) => Steps<Int32Array>): Steps {
    for (let from = 0; from < this.lists.length; from += MAX_SLOTS)
      yield* this.mapSlots(from, Math.min(from + MAX_SLOTS, this.lists.length), mapping);
  }

  private *mapSlots(from: number, to: number, mapping: (sorted: Int32Array) => Steps<Int32Array>): Steps {
    // Sorting plain numbers is many times as fast as sorting by a function.
    const unsorted = new Float64Array(to - from);
    yield* inPieces(unsorted.length, (start, end) => {
      for (let rank = start; rank < end; rank++)
        unsorted[rank] = this.offsetAt(from + rank) * MAX_SLOTS + rank;
    });
    const ranked = yield* sortNumbersInSteps(unsorted);
    const sorted = new Int32Array(ranked.length);
    yield* inPieces(ranked.length, (start, end) => {
      for (let rank = start; rank < end; rank++)
        sorted[rank] = Math.floor((ranked[rank] as number) / MAX_SLOTS);
    });
    const mapped = yield* mapping(sorted);
    yield* inPieces(ranked.length, (start, end) => {
      for (let rank = start; rank < end; rank++) {
        const slot = from + ((ranked[rank] as number) % MAX_SLOTS);
        (this.lists[slot] as number[])[this.indexes[slot] as number] = mapped[rank] as number;
      }
    });
  }

  private offsetAt(slot: number): number {
    return this.lists[slot]?.[this.indexes[slot] as number] ?? 0;
  }
}
