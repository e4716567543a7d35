import type { NodeTable } from '../../bytes/json/node-table.js';
import type { Shape } from '../../model/schema/known-fields.js';
import type { AlikePlace, Collector, LayoutTally, PendingPlace, Wording } from './collector.js';
import type { Cursor } from './cursor.js';
import type { KeepPolicy, Side } from './difference.js';
import type { Matching } from './matching.js';

/** The string around a text: what the schemas say about it, and where it is. */
export interface Holder {
  readonly reporter: PairReporter;
  readonly shape: Shape;
  readonly place: AlikePlace;
  /** The number of strings around it: 0 where an object is in the place of the string. */
  readonly strings: Readonly<Record<Side, number>>;
}

/**
 * What {@link TextPair} calls for each difference between two texts. The place is that of the cursor; `a` is a value
 * of the first text and `b` its partner in the second.
 */
export abstract class PairReporter {
  private readonly outer: { before: readonly string[] | undefined; after: readonly string[] | undefined } = {
    before: undefined,
    after: undefined,
  };

  constructor(
    protected readonly cursor: Cursor,
    protected readonly holder: Holder | undefined,
  ) {}

  abstract removed(child: number, matching: Matching, position: number): void;
  abstract added(child: number, matching: Matching, position: number): void;
  abstract changed(a: number, b: number, words: Wording): void;
  abstract embedded(a: number, b: number, isSame: boolean): void;
  abstract spelling(a: number, b: number, message: () => string): void;
  abstract keySpelling(a: number, b: number): void;
  abstract renamed(a: number, b: number): void;
  abstract order(a: number, b: number, matching: Matching, inArray: boolean): void;
  abstract layout(tally: LayoutTally, isExempt: boolean): void;

  /** Called before the JSON in two strings is compared by value. @returns a function to call afterwards */
  inside(_a: number, _b: number): () => void {
    return () => {};
  }

  /** Whether expressions are read where the cursor is. */
  get mayHoldExpressions(): boolean {
    return this.cursor.mayHoldExpressions || (this.holder?.reporter.mayHoldExpressions ?? false);
  }

  pendingPlace(side: Side, child: boolean, start: number, end: number): PendingPlace {
    const [pointer = '', ...embedded] = this.pointers(side, this.cursor.pointer(side, child));
    return { pointer, embedded, start, end };
  }

  /** Whether a policy allows differences at the innermost container or, with `child`, at its child. */
  isExempt(policy: KeepPolicy, child: boolean): boolean {
    if (!policy.hasExemptions) return false;
    const ask = (): boolean => {
      const { pointer, embedded } = this.pendingPlace('before', child, 0, 0);
      return policy.isExempt(pointer, embedded);
    };
    return child ? ask() : this.cursor.isExempt(ask);
  }

  /** The pointers to a place in this text, through the strings around it. */
  protected pointers(side: Side, own: string): readonly string[] {
    const { holder } = this;
    if (holder === undefined) return [own];
    const outer = this.outerPointers(side, holder);
    const strings = holder.strings[side];
    if (strings === 0) return [...outer.slice(0, -1), `${outer.at(-1)}${own}`];
    return [...outer, ...new Array<string>(strings - 1).fill(''), own];
  }

  /** The pointers to the strings around this text. They do not change while it is compared. */
  private outerPointers(side: Side, { reporter }: Holder): readonly string[] {
    const { outer } = this;
    const known = outer[side];
    if (known !== undefined) return known;
    const pointers = reporter.pointers(side, reporter.cursor.pointer(side, true));
    outer[side] = pointers;
    return pointers;
  }
}

/** State that a whole comparison shares: the file and all texts in its strings. */
export interface Comparing {
  readonly collector: Collector;
  readonly policy: KeepPolicy;
  /** What the schemas say about the outermost text. */
  readonly shape: Shape;
  /** Whether only values are compared, without white space, near misses and strings that hold objects. */
  readonly isOfValues: boolean;
  /** Creates what reports the differences of two texts. */
  reporterOf(before: NodeTable, after: NodeTable, cursor: Cursor, holder: Holder | undefined): PairReporter;
}
