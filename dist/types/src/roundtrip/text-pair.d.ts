import { type Around, type Comparing } from './difference-reporter.js';
import type { NodeTable } from './node-table.js';
/** Compares two JSON texts value by value, from front to back, and notes every difference. Keeps its own stack. */
export declare class TextPair {
    private readonly before;
    private readonly after;
    private readonly comparing;
    /** How many strings lie around the texts. */
    private readonly level;
    private readonly cursor;
    private readonly layout;
    private readonly reporter;
    /** Up to `equalEnd` both texts were found to be the same from `equalStart` on, with `equalShift` between them, and to differ there. */
    private equalStart;
    private equalEnd;
    private equalShift;
    constructor(before: NodeTable, after: NodeTable, comparing: Comparing, around: Around | undefined, 
    /** How many strings lie around the texts. */
    level: number);
    run(): void;
    /** Goes on to the next pair of children of the innermost containers. */
    private step;
    private stepMatched;
    /** @param follows whether both stand behind children that belong together, or are the first */
    private compareChildren;
    /** Ends the innermost containers: what follows them comes next. */
    private pop;
    /** Compares the white space after two children, before a comma or before the bracket. */
    private leave;
    /** Whether a child is the last of its container. */
    private isLast;
    /** Compares two values. What is the same byte for byte is not looked into. */
    private compare;
    /** Whether two values are the same byte for byte. No byte of the text before is looked at often, however deep it lies. */
    private isEqual;
    private compareStrings;
    private compareScalars;
    /** Whether an object stands on one side and on the other, where a text with JSON belongs, a text with the same object. */
    private isPutIntoText;
}
