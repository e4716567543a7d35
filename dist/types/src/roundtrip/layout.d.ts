import type { Cursor } from './cursor.js';
import type { DifferenceReporter } from './difference-reporter.js';
import type { KeepPolicy } from './keep-policy.js';
import type { NodeTable } from './node-table.js';
/** Compares the white space between the tokens of two texts, and counts where it differs: in exempt places and in others. */
export declare class Layout {
    private readonly before;
    private readonly after;
    private readonly cursor;
    private readonly policy;
    private readonly reporter;
    private exempt;
    private other;
    constructor(before: NodeTable, after: NodeTable, cursor: Cursor, policy: KeepPolicy, reporter: DifferenceReporter);
    /** Tells what was counted, at the end of the text. */
    tell(): void;
    /** What stands before all tokens, a byte-order mark included. */
    compareStart(): void;
    /** What stands behind all tokens. */
    compareEnd(): void;
    /** The white space before two tokens. */
    compareBefore(a: number, b: number): void;
    /** The white space after two tokens. */
    compareAfter(a: number, b: number): void;
    private noteGap;
}
