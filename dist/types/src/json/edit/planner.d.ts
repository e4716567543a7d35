import type { Place } from '../place.js';
import type { Found } from '../place-query.js';
import { type PlannedSplice, type TextEdit } from './edit.js';
/** Where the places of a text stand in it. */
export type Lookup = (place: Place) => Found | undefined;
/** Works out what edits come to in one text: the file, or one that a string holds. */
export declare class EditPlanner {
    private readonly bytes;
    private readonly lookup;
    private readonly style;
    constructor(bytes: Uint8Array, lookup: Lookup);
    /**
     * The splices that make all edits together, sorted.
     *
     * @throws EditError for an edit that the text has no room for
     */
    plan(edits: readonly TextEdit[]): PlannedSplice[];
    private find;
    private located;
    private replacement;
    private embedding;
    /** Of equal keys all get the new name: with one left, the old name would still be there. */
    private renaming;
    /** Whether another edit gives a member of the same object this key. */
    private bringsKey;
    private removal;
    private container;
    private json;
    private copy;
}
