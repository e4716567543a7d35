import type { Splice } from './edit.js';
import { sortSplices } from './splices.js';

/** What splices do at a byte: replace it, put something before it, or replace it and the byte before it. */
const REPLACED = 1;
const INSERTED = 2;
const INSIDE = 4;

/** Splices of a text that do not overlap, taken one after another. */
export class TakenSplices {
  private readonly taken: Splice[] = [];
  private readonly marks: Uint8Array;

  /** @param length the length of the text in bytes */
  constructor(length: number) {
    this.marks = new Uint8Array(length + 1);
  }

  /** Adds splices, all or none. They must not overlap each other. */
  add(splices: readonly Splice[]): boolean {
    if (!splices.every((splice) => this.isFree(splice))) return false;
    for (const splice of splices) this.take(splice);
    return true;
  }

  /** In the order of the text, and at one offset insertions first, as they were added. */
  get sorted(): Splice[] {
    return sortSplices(this.taken);
  }

  private isFree({ start, end }: Splice): boolean {
    const { marks } = this;
    const first = marks[start] as number;
    if (start === end) return (first & INSIDE) === 0;
    if ((first & REPLACED) !== 0) return false;
    for (let at = start + 1; at < end; at++) if (marks[at] !== 0) return false;
    return true;
  }

  private take(splice: Splice): void {
    const { marks } = this;
    const { start, end } = splice;
    this.taken.push(splice);
    marks[start] = (marks[start] as number) | (start === end ? INSERTED : REPLACED);
    marks.fill(REPLACED | INSIDE, start + 1, end);
  }
}
