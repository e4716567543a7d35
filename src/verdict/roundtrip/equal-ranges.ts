import { sourceOffsets } from '../../bytes/json/decode.js';
import { sameBytes } from '../../bytes/json/equality/scalars.js';

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

/** The parts of strings with the same bytes, which the strings around them may spell differently. */
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

  /** Finds the first part that two tokens spell differently, and passes equal parts to `outer`. */
  firstRespelled(before: Token, after: Token, outer: EqualRanges | undefined): Respelled | undefined {
    const placesBefore = this.sources(this.before, before);
    const placesAfter = this.sources(this.after, after);
    let first: Respelled | undefined;
    for (let edge = 0; edge < placesBefore.length; edge += 2) {
      const [start, end] = [placesBefore[edge] as number, placesBefore[edge + 1] as number];
      const [startAfter, endAfter] = [placesAfter[edge] as number, placesAfter[edge + 1] as number];
      if (sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter))
        outer?.add(start, startAfter, end - start);
      else first ??= { before: [start, end], after: [startAfter, endAfter] };
    }
    return first;
  }

  /** Where each part begins and ends in a token. */
  private sources(starts: readonly number[], { bytes, start, end }: Token): readonly number[] {
    const edges = starts.flatMap((from, index) => [from, from + (this.lengths[index] as number)]);
    return sourceOffsets(bytes, start, end, edges);
  }
}
