import type { NodeTable } from '../../bytes/json/node-table.js';

/** Compares the bytes of values, and remembers the last result for nested values. */
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
