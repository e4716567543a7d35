import { sameBytes } from '../../bytes/json/equality.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import { isSpace, skipSpace } from '../../bytes/json/space.js';
import type { LayoutTally } from './collector.js';
import type { Cursor } from './cursor.js';
import type { KeepPolicy } from './difference.js';
import { ALONE } from './matching.js';
import type { PairReporter } from './pair-reporter.js';

/** Counts differences of white space between tokens, separately in exempt places. */
export class Layout {
  private exempt: LayoutTally | undefined;
  private other: LayoutTally | undefined;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    private readonly cursor: Cursor,
    private readonly policy: KeepPolicy,
    private readonly reporter: PairReporter,
  ) {}

  /** Reports the counts, at the end of the text. */
  report(): void {
    if (this.other !== undefined) this.reporter.layout(this.other, false);
    if (this.exempt !== undefined) this.reporter.layout(this.exempt, true);
  }

  /** Compares what precedes the first token, including a byte-order mark. */
  compareStart(): void {
    this.compare(0, this.before.start[0] as number, 0, this.after.start[0] as number);
  }

  /** Compares what follows the last token. */
  compareEnd(): void {
    const { before, after } = this;
    this.compare(before.end[0] as number, before.bytes.length, after.end[0] as number, after.bytes.length);
  }

  /** Compares the white space before two tokens. */
  compareBefore(a: number, b: number): void {
    this.compare(spaceStart(this.before.bytes, a), a, spaceStart(this.after.bytes, b), b);
  }

  /** Compares the white space after two tokens. */
  compareAfter(a: number, b: number): void {
    this.compare(a, skipSpace(this.before.bytes, a), b, skipSpace(this.after.bytes, b));
  }

  private compare(start: number, end: number, startAfter: number, endAfter: number): void {
    const { cursor, policy, reporter } = this;
    if (sameBytes(this.before.bytes, start, end, this.after.bytes, startAfter, endAfter)) return;
    const isExempt = reporter.isExempt(policy, false);
    const tally = isExempt ? this.exempt : this.other;
    if (tally !== undefined) {
      tally.count++;
      return;
    }
    const child = cursor.top !== undefined && cursor.top.before.child !== ALONE;
    const first: LayoutTally = {
      count: 1,
      before: reporter.pendingPlace('before', child, start, end),
      after: reporter.pendingPlace('after', child, startAfter, endAfter),
    };
    if (isExempt) this.exempt = first;
    else this.other = first;
  }
}

/** The start of the white space before `at`. */
export function spaceStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && isSpace(bytes[start - 1])) start--;
  return start;
}
