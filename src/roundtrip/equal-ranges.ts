import { sourceOffsets } from '../json/decode.js';
import { sameBytes } from './same-value.js';

/** A string token in the text around it. */
export interface Token {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** A part of two string tokens that means the same and is spelled differently. */
export interface Respelled {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/**
 * The parts of two JSON texts in strings that have the same bytes, in the order of discovery. The strings around them may still spell them
 * differently: `é` in one and `\u00e9` in the other. Comparing the texts inside cannot show that.
 */
export class EqualRanges {
  private readonly before: number[] = [];
  private readonly after: number[] = [];
  private readonly lengths: number[] = [];

  add(before: number, after: number, length: number): void {
    if (length === 0) return;
    const last = this.lengths.length - 1;
    const lastLength = this.lengths[last] ?? 0;
    if (this.before[last] === before - lastLength && this.after[last] === after - lastLength) {
      this.lengths[last] = lastLength + length;
      return;
    }
    this.before.push(before);
    this.after.push(after);
    this.lengths.push(length);
  }

  /**
   * Finds the first part that two tokens spell differently. Parts with the same spelling are passed to `outer`, because the strings around
   * the tokens may spell them differently again.
   */
  firstRespelled(before: Token, after: Token, outer: EqualRanges | undefined): Respelled | undefined {
    const placesBefore = this.sources(this.before, before);
    const placesAfter = this.sources(this.after, after);
    let first: Respelled | undefined;
    for (const [index, [start, end]] of placesBefore.entries()) {
      const [startAfter, endAfter] = placesAfter[index] as readonly [number, number];
      if (sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter))
        outer?.add(start, startAfter, end - start);
      else first ??= { before: [start, end], after: [startAfter, endAfter] };
    }
    return first;
  }

  private sources(starts: readonly number[], { bytes, start, end }: Token): [start: number, end: number][] {
    const edges = starts.flatMap((from, index) => [from, from + (this.lengths[index] as number)]);
    const ranks = [...edges.keys()].sort((a, b) => (edges[a] as number) - (edges[b] as number));
    const mapped = sourceOffsets(
      bytes,
      start,
      end,
      ranks.map((rank) => edges[rank] as number),
    );
    const places = new Array<number>(edges.length);
    for (const [rank, edge] of ranks.entries()) places[edge] = mapped[rank] as number;
    return starts.map((_, index) => [places[index * 2] as number, places[index * 2 + 1] as number]);
  }
}
