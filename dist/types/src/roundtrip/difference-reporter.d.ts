import { type Shape } from '../schema/known-fields.js';
import type { Collector, LayoutTally, PendingPlace, Wording } from './collector.js';
import type { Cursor, StepBudget } from './cursor.js';
import type { KeepPolicy } from './keep-policy.js';
import type { Matching } from './matching.js';
import type { NodeTable } from './node-table.js';
import type { Side } from './not-json.js';
import { type AlikePlace } from './places.js';
import type { TablePool } from './table-pool.js';
/** What a whole comparison has in common, the file and all texts inside. */
export interface Comparing {
    readonly collector: Collector;
    readonly policy: KeepPolicy;
    readonly budget: StepBudget;
    readonly tables: TablePool;
}
/** The string around a text: what is known about it, and where it stands. */
export interface Around {
    readonly reporter: DifferenceReporter;
    readonly shape: Shape;
    readonly place: AlikePlace;
}
/** Tells the differences of one pair of texts at the place where its cursor stand. */
export declare class DifferenceReporter {
    private readonly before;
    private readonly after;
    private readonly cursor;
    private readonly comparing;
    private readonly around;
    private readonly outer;
    constructor(before: NodeTable, after: NodeTable, cursor: Cursor, comparing: Comparing, around: Around | undefined);
    private tell;
    removed(child: number, matching: Matching, position: number): void;
    added(child: number, matching: Matching, position: number): void;
    /** An object was put into a text, or taken out of one: all that it holds is still there. */
    embedded(a: number, b: number): void;
    changed(a: number, b: number, words: Wording): void;
    spelling(a: number, b: number, message: () => string): void;
    keySpelling(keyA: number, endA: number, keyB: number, endB: number): void;
    order(a: number, b: number, matching: Matching, inArray: boolean): void;
    private valuePlace;
    /** A member that is there on one side only: its key says so; an element has none. */
    private memberPlace;
    pendingPlace(side: Side, child: boolean, start: number, end: number): PendingPlace;
    /** The pointers of the texts around this one, which do not change while it is read. */
    private outerPointers;
    private label;
    private named;
    /** White space is told once a text: a text that was laid out anew has it everywhere. */
    layout(tally: LayoutTally, isExempt: boolean): void;
}
