import { sourceOffsets } from '../../bytes/json/decode.js';
import { sameBytes } from '../../bytes/json/equality.js';
import type { NodeTable } from '../../bytes/json/node-table.js';

/** Whether values have the same bytes. Each byte is compared once, although values lie in values. */
export class EqualBytes {
  /** Both texts are equal from `start` to `end` (offsets before, plus `shift` after) and differ at `end`. */
  private start = 0;
  private end = -1;
  private shift = 0;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
  ) {}

  /** Whether two values have the same bytes. */
  isEqual(a: number, b: number): boolean {
    const { before, after } = this;
    const startA = before.start[a] as number;
    const startB = after.start[b] as number;
    const endA = before.end[a] as number;
    if (endA - startA !== (after.end[b] as number) - startB) return false;
    const shift = startB - startA;
    let at = startA;
    if (shift === this.shift && startA >= this.start && startA < this.end) return endA <= this.end;
    const one = before.bytes;
    const other = after.bytes;
    while (at < endA && one[at] === other[at + shift]) at++;
    this.start = startA;
    this.end = at;
    this.shift = shift;
    return at === endA;
  }
}

/** A string token in the text around it. */
interface Token {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** A part of two string tokens that means the same and is spelled differently. */
interface Respelled {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/**
 * The parts of two JSON texts in strings that are equal once decoded. The strings around them may spell these
 * differently, `\/` and `/`, which is a difference as well.
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
