import { sameBytes } from '../../bytes/json/equality/scalars.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import { isSpace, skipSpace } from '../../bytes/json/space.js';
import type { LayoutTally } from './collector.js';
import type { Cursor } from './cursor.js';
import type { KeepPolicy } from './keep-policy.js';
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
    const one = this.before.bytes;
    const other = this.after.bytes;
    const a = this.before.start[0] as number;
    const b = this.after.start[0] as number;
    if (!sameBytes(one, 0, a, other, 0, b)) this.noteGap({ before: [0, a], after: [0, b] });
  }

  /** Compares what follows the last token. */
  compareEnd(): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    const a = this.before.end[0] as number;
    const b = this.after.end[0] as number;
    if (!sameBytes(one, a, one.length, other, b, other.length))
      this.noteGap({ before: [a, one.length], after: [b, other.length] });
  }

  /** Compares the white space before two tokens. */
  compareBefore(a: number, b: number): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    if (sameSpaceBefore(one, a, other, b)) return;
    this.noteGap({ before: [spaceStart(one, a), a], after: [spaceStart(other, b), b] });
  }

  /** Compares the white space after two tokens. */
  compareAfter(a: number, b: number): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    if (sameSpaceAfter(one, a, other, b)) return;
    this.noteGap({ before: [a, skipSpace(one, a)], after: [b, skipSpace(other, b)] });
  }

  private noteGap({ before, after }: Gap): void {
    const { cursor, policy, reporter } = this;
    const isExempt =
      policy.hasExemptions &&
      cursor.isExempt(() => {
        const { pointer, embedded } = reporter.pendingPlace('before', false, 0, 0);
        return policy.isExempt(pointer, embedded);
      });
    const tally = isExempt ? this.exempt : this.other;
    if (tally !== undefined) {
      tally.count++;
      return;
    }
    const child = cursor.top !== undefined && cursor.top.before.child !== ALONE;
    const first: LayoutTally = {
      count: 1,
      before: reporter.pendingPlace('before', child, before[0], before[1]),
      after: reporter.pendingPlace('after', child, after[0], after[1]),
    };
    if (isExempt) this.exempt = first;
    else this.other = first;
  }
}

/** The white space between two tokens, in each text. */
interface Gap {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/** The start of the white space before `at`. */
export function spaceStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && isSpace(bytes[start - 1])) start--;
  return start;
}

/** Whether the white space before `a` in one text equals that before `b` in the other. */
function sameSpaceBefore(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean {
  for (let back = 1; ; back++) {
    const byteA = one[a - back];
    const byteB = other[b - back];
    const inA = isSpace(byteA);
    if (inA !== isSpace(byteB)) return false;
    if (!inA) return true;
    if (byteA !== byteB) return false;
  }
}

/** Whether the white space after `a` in one text equals that after `b` in the other. */
function sameSpaceAfter(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean {
  for (let ahead = 0; ; ahead++) {
    const byteA = one[a + ahead];
    const byteB = other[b + ahead];
    const inA = isSpace(byteA);
    if (inA !== isSpace(byteB)) return false;
    if (!inA) return true;
    if (byteA !== byteB) return false;
  }
}
