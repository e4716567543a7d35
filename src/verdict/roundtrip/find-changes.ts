import { type NodeTable, readTable } from '../../bytes/json/node-table.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { memberShape, SNAPSHOT_SHAPE } from '../../model/schema/known-fields.js';
import { Collector } from './collector.js';
import type { Cursor } from './cursor.js';
import { KeepPolicy } from './difference.js';
import { type Comparing, type Holder, PairReporter } from './pair-reporter.js';
import { TextPair } from './text-pair.js';

/** A value that one of two texts lacks, or that differs between them. */
export interface FoundChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Into the text before, but of an added value into the text after. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
  /** The JSON of the value; undefined where it does not exist. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/**
 * Finds what differs by value between records of two snapshots, through strings that hold JSON. Elements of
 * arrays correspond as in a round trip. What cannot be compared part by part is one change as a whole: an
 * object with the same key twice, an array whose elements are in another order, a string whose JSON is only
 * spelled differently or is nested too deeply.
 *
 * @param path the keys that lead to the two values @param before valid JSON, as is `after`
 */
export function findChanges(
  path: readonly string[],
  before: Uint8Array,
  after: Uint8Array,
): readonly FoundChange[] {
  const found: FoundChange[] = [];
  const prefix = formatPointer(path);
  const [table, tableAfter] = [readTable(before), readTable(after)];
  if (table === undefined || tableAfter === undefined) throw new Error(`${prefix} is not JSON`);
  const comparing: Comparing = {
    collector: new Collector(0),
    policy: new KeepPolicy('values', []),
    shape: path.reduce(memberShape, SNAPSHOT_SHAPE),
    isOfValues: true,
    reporterOf: (one, other, cursor, holder) => new ChangeReporter(one, other, cursor, holder, prefix, found),
  };
  new TextPair(table, tableAfter, comparing, undefined, undefined).run();
  return found;
}

class ChangeReporter extends PairReporter {
  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    cursor: Cursor,
    holder: Holder | undefined,
    private readonly prefix: string,
    private readonly found: FoundChange[],
  ) {
    super(cursor, holder);
  }

  private note(kind: FoundChange['kind'], isChild: boolean, a: number, b: number): void {
    const side = kind === 'added' ? 'after' : 'before';
    const { pointer, embedded } = this.pendingPlace(side, isChild, 0, 0);
    this.found.push({
      kind,
      pointer: this.prefix + pointer,
      embedded,
      before: kind === 'added' ? undefined : this.before.textOf(a),
      after: kind === 'removed' ? undefined : this.after.textOf(b),
    });
  }

  override removed(child: number): void {
    this.note('removed', true, child, child);
  }

  override added(child: number): void {
    this.note('added', true, child, child);
  }

  override changed(a: number, b: number): void {
    this.note('changed', true, a, b);
  }

  override embedded(a: number, b: number): void {
    this.changed(a, b);
  }

  /** The order of elements is a part of the value of their array. */
  override order(a: number, b: number, _matching: unknown, inArray: boolean): void {
    if (inArray) this.note('changed', false, a, b);
  }

  /** The JSON in two strings may differ in its spelling only, which is a part of the value of the string. */
  override inside(a: number, b: number): () => void {
    const { length } = this.found;
    return () => {
      if (this.found.length === length) this.changed(a, b);
    };
  }

  override renamed(): void {}
  override spelling(): void {}
  override keySpelling(): void {}
  override layout(): void {}
}
