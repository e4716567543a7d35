import { skipSpace } from '../text/space.js';
import type { Frames } from './frames.js';
import { type Gap, sameSpaceAfter, sameSpaceBefore, spaceStart } from './gaps.js';
import type { Keeping } from './keeping.js';
import { ALONE } from './matching.js';
import type { NodeTable } from './node-table.js';
import { sameBytes } from './same-value.js';
import type { LayoutTally, Teller } from './teller.js';

/** Compares the white space between the tokens of two texts, and counts where it differs: in exempt places and in others. */
export class Layout {
  private exempt: LayoutTally | undefined;
  private other: LayoutTally | undefined;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    private readonly frames: Frames,
    private readonly keeping: Keeping,
    private readonly teller: Teller,
  ) {}

  /** Tells what was counted, at the end of the text. */
  tell(): void {
    if (this.other !== undefined) this.teller.layout(this.other, false);
    if (this.exempt !== undefined) this.teller.layout(this.exempt, true);
  }

  /** What stands before all tokens, a byte-order mark included. */
  compareStart(): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    const a = this.before.start[0] as number;
    const b = this.after.start[0] as number;
    if (!sameBytes(one, 0, a, other, 0, b)) this.noteGap({ before: [0, a], after: [0, b] });
  }

  /** What stands behind all tokens. */
  compareEnd(): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    const a = this.before.end[0] as number;
    const b = this.after.end[0] as number;
    if (!sameBytes(one, a, one.length, other, b, other.length))
      this.noteGap({ before: [a, one.length], after: [b, other.length] });
  }

  /** The white space before two tokens. */
  compareBefore(a: number, b: number): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    if (sameSpaceBefore(one, a, other, b)) return;
    this.noteGap({ before: [spaceStart(one, a), a], after: [spaceStart(other, b), b] });
  }

  /** The white space after two tokens. */
  compareAfter(a: number, b: number): void {
    const one = this.before.bytes;
    const other = this.after.bytes;
    if (sameSpaceAfter(one, a, other, b)) return;
    this.noteGap({ before: [a, skipSpace(one, a)], after: [b, skipSpace(other, b)] });
  }

  private noteGap({ before, after }: Gap): void {
    const { frames, keeping, teller } = this;
    const isExempt =
      keeping.hasExemptions &&
      frames.isExempt(() => {
        const { pointer, embedded } = teller.draftPlace('before', false, 0, 0);
        return keeping.isExempt(pointer, embedded);
      });
    const tally = isExempt ? this.exempt : this.other;
    if (tally !== undefined) {
      tally.count++;
      return;
    }
    const child = frames.depth > 0 && frames.childBefore[frames.depth - 1] !== ALONE;
    const first: LayoutTally = {
      count: 1,
      before: teller.draftPlace('before', child, ...before),
      after: teller.draftPlace('after', child, ...after),
    };
    if (isExempt) this.exempt = first;
    else this.other = first;
  }
}
