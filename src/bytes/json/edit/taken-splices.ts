import type { Splice } from './edit.js';
import { overlap } from './splices.js';

/** A longer run is split, so that no insertion moves more splices. */
const MAX_RUN = 512;

/** Splices that do not overlap, sorted. Adding one takes about the same time however many there are. */
export class TakenSplices {
  /** The splices in order, in runs that are not empty. */
  private readonly runs: Splice[][] = [];

  /** @param splices sorted, without overlap */
  constructor(splices: readonly Splice[]) {
    for (let from = 0; from < splices.length; from += MAX_RUN)
      this.runs.push(splices.slice(from, from + MAX_RUN));
  }

  /** Adds splices, all or none. They must not overlap each other. */
  add(splices: readonly Splice[]): boolean {
    if (!splices.every((splice) => this.isFree(splice))) return false;
    for (const splice of splices) this.insert(splice);
    return true;
  }

  get sorted(): Splice[] {
    return this.runs.flat();
  }

  private isFree(splice: Splice): boolean {
    const { run, at } = this.placeFor(splice);
    const before = this.runs[run]?.[at - 1] ?? this.runs[run - 1]?.at(-1);
    const after = this.runs[run]?.[at] ?? this.runs[run + 1]?.[0];
    if (before !== undefined && overlap(before, splice)) return false;
    return after === undefined || !overlap(splice, after);
  }

  private insert(splice: Splice): void {
    const { run, at } = this.placeFor(splice);
    const splices = this.runs[run];
    if (splices === undefined) {
      this.runs.push([splice]);
      return;
    }
    splices.splice(at, 0, splice);
    if (splices.length > MAX_RUN) this.runs.splice(run + 1, 0, splices.splice(MAX_RUN / 2));
  }

  /** After all splices that begin before it, and after those that only insert at the same offset. */
  private placeFor(splice: Splice): { readonly run: number; readonly at: number } {
    const run = Math.max(0, firstAfter(this.runs.length, (index) => this.runs[index]?.[0], splice) - 1);
    const splices = this.runs[run] ?? [];
    return { run, at: firstAfter(splices.length, (index) => splices[index], splice) };
  }
}

/** The first of `count` sorted splices that comes after another one. */
function firstAfter(count: number, splice: (index: number) => Splice | undefined, other: Splice): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start = 0, end = 0 } = splice(middle) ?? {};
    if (start < other.start || (start === other.start && end <= other.end)) low = middle + 1;
    else high = middle;
  }
  return low;
}
